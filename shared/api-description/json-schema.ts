import * as z from 'zod/mini'
import { fileKinds } from '#shared/document/document.ts'
import { momentForm } from '#shared/moment.ts'
import { DEFAULT_PAGE_SIZE, MAX_OFFSET, MAX_PAGE_SIZE, paging } from '#shared/paging.ts'

/** A JSON Schema of draft 2020-12, which OpenAPI 3.1 speaks. */
export type JsonSchema = Record<string, unknown>

/**
 * A contract's schema for other programs to read: `input` what may be sent, `output` what is answered.
 * @param named schemas that several answers share: they stand in `$defs` under their name
 */
export function jsonSchemaOf(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  named?: z.core.$ZodRegistry<{ id: string }>,
): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // A registry of its own would hide what schemas say of themselves.
    ...(named && { metadata: named }),
    override: ({ zodSchema, jsonSchema }) => explain(zodSchema, jsonSchema),
  })
  return without('$schema', made)
}

/** A schema but for one of its keys. */
export const without = (key: string, schema: object): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([each]) => each !== key))

/** What a rule means that is a function here, found by the reason it gives for refusing. */
const rulesByReason: Record<string, JsonSchema> = {
  date_invalid: { format: 'date' },
  whole_number_required: { type: 'integer' },
  UNSUPPORTED_MEDIA_TYPE: { enum: Object.values(fileKinds).map(({ contentType }) => contentType) },
}

/** Numbers that a query writes as text. */
const rulesBySchema = new Map<z.core.$ZodType, JsonSchema>([
  [paging.limit, { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE }],
  [paging.offset, { type: 'integer', minimum: 0, maximum: MAX_OFFSET, default: 0 }],
])

function explain(schema: z.core.$ZodTypes, json: JsonSchema): void {
  const { def } = schema._zod
  Object.assign(json, rulesBySchema.get(schema))
  for (const check of 'checks' in def && def.checks ? def.checks : []) {
    const { error } = check._zod.def
    const reason: unknown = error?.({} as never)
    if (typeof reason === 'string') Object.assign(json, rulesByReason[reason])
  }
  if (json['pattern'] === momentForm.source) json['format'] = 'date-time'
  // The name of the format says it, and shorter.
  if (['uuid', 'email', 'date-time'].includes(String(json['format']))) delete json['pattern']
  // What tells them apart may be left out of one of them, which no other program can see.
  if (json['oneOf']) {
    json['anyOf'] = json['oneOf']
    delete json['oneOf']
  }
  // A later server may answer more: whoever reads leaves out what it does not know.
  delete json['additionalProperties']
}
