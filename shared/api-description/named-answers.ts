import * as z from 'zod/mini'
import { activity } from '#shared/activity/activity.ts'
import { receipt } from '#shared/application/contract.ts'
import { applicationNote, currentState } from '#shared/application/manager/application.ts'
import { wholeApplication } from '#shared/application/manager/contract.ts'
import { protocolOnWire } from '#shared/handover/contract.ts'
import { protocolFile } from '#shared/handover/file.ts'
import { protocolRoom } from '#shared/handover/room/room.ts'
import { organization } from '#shared/organization/organization.ts'
import { wholeProcess } from '#shared/process/manager/contract.ts'
import { wholeProperty } from '#shared/property/manager/contract.ts'
import { propertyPhoto } from '#shared/property/photo/photo.ts'
import { resident } from '#shared/resident/resident.ts'
import { user } from '#shared/user/user.ts'
import { type JsonSchema, jsonSchemaOf, without } from './json-schema.ts'

/** What stands in every answer that is no success (wire.md, Failures). */
const failure = z.object({
  code: z.string(),
  message: z.string(),
  /** What is wrong, and where. */
  details: z.optional(z.array(z.object({ path: z.string(), code: z.string(), message: z.string() }))),
  /** What somebody else made of the record meanwhile. */
  current: z.optional(currentState),
})

const count = z.number().check(z.refine(Number.isInteger, { error: 'whole_number_required' }), z.minimum(0))
const listMeta = z.object({ total: count, limit: count, offset: count })

/** An answer for other programs to read; what several answers share stands among the components. */
export const describeAnswer = (answer: z.ZodMiniType): JsonSchema =>
  atComponents(jsonSchemaOf(answer, 'output', registry()))

/** Each of the shared ones, once. */
export function sharedSchemas(): JsonSchema {
  const made = Object.values(answersByName).map((answer) => jsonSchemaOf(answer, 'output', registry())['$defs'])
  return atComponents(Object.assign({}, ...made) as JsonSchema) // an object of schemas each
}

/** Answers that several calls share, under the names that generated clients will have for them. */
const answersByName = {
  Failure: failure,
  ListMeta: listMeta,
  Activity: activity,
  Application: wholeApplication,
  Note: applicationNote,
  Organization: organization,
  Process: wholeProcess,
  Property: wholeProperty,
  PropertyPhoto: propertyPhoto,
  Protocol: protocolOnWire,
  ProtocolFile: protocolFile,
  ProtocolRoom: protocolRoom,
  Receipt: receipt,
  Resident: resident,
  User: user,
}

function registry() {
  const names = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(answersByName)) names.add(schema, { id })
  return names
}

const atComponents = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(without('$defs', schema)).replaceAll('#/$defs/', '#/components/schemas/')) as JsonSchema // as it went in
