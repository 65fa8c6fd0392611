import * as z from 'zod/mini'
import { fileKinds } from '#shared/document/document.ts'

/** A JSON Schema of draft 2020-12, which OpenAPI 3.1 speaks. */
export type JsonSchema = Record<string, unknown>

/**
 * A contract's schema for other programs to read: `input` what may be sent, `output` what is answered.
 * @param named schemas that several answers share: they stand in `$defs` under their name
 */
export function jsonSchemaOf(
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  named?: z.core.$ZodRegistry<{ id: string }>,
): JsonSchema {
  const { $schema, ...made } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // A registry of its own would hide what schemas say of themselves.
    ...(named && { metadata: named }),
    override: ({ zodSchema, jsonSchema }) => explain(zodSchema, jsonSchema),
  })
  return made
}

/** What a rule means that is a function here, found by the reason it gives for refusing. */
const rulesByReason: Record<string, JsonSchema> = {
  date_invalid: { format: 'date' },
  whole_number_required: { type: 'integer' },
  UNSUPPORTED_MEDIA_TYPE: { enum: Object.values(fileKinds).map(({ contentType }) => contentType) },
}

function explain({ _zod: { def } }: z.core.$ZodTypes, json: JsonSchema): void {
  for (const check of 'checks' in def && def.checks ? def.checks : []) {
    const { error } = check._zod.def
    const reason: unknown = error?.({} as never)
    if (typeof reason === 'string') Object.assign(json, rulesByReason[reason])
  }
  // The name of the format says it, and shorter.
  if (['uuid', 'email', 'date-time'].includes(String(json['format']))) delete json['pattern']
  // A later server may answer more: whoever reads leaves out what it does not know.
  delete json['additionalProperties']
}
