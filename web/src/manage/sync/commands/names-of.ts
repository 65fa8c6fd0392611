import * as z from 'zod/mini'
import { formatDate } from '#shared/dates.ts'
import { protocolsOf } from '#web/manage/storage/protocol-of.ts'
import type { CommandBase } from '#web/manage/storage/stored-command.ts'
import type { readerOf } from './read-shown.ts'

interface Named {
  name: string
  params: unknown
  /** The record as it is, or what is to become one. */
  seen: object | null
  body: unknown
}

/** What a person knows a change by: whom or what it is about, and the home that it belongs to. */
export async function namesOf(read: Awaited<ReturnType<typeof readerOf>>, named: Named): Promise<CommandBase> {
  const { name, seen, body } = named
  const params = ids.parse(named.params)
  const { status } = statusOf.parse(seen)
  const base = { ...(status !== undefined && { status }), label: labelOf(seen ?? body) }
  if (name === 'addNote' || name === 'removeNote')
    return { ...base, label: labelOf(await read('application', params.id)) }
  if (name === 'closeProcessFor') return { ...base, person: labelOf(await read('application', params.applicationId)) }
  const [protocolId] = protocolsOf({ name, params: { id: params.id }, body })
  if (protocolId === undefined) {
    const propertyId = params.propertyId || ids.parse(body).rentObjectId
    return { ...base, ...homed(await read('property', propertyId)) }
  }
  const { propertyId, date } = (await read('protocol', protocolId)) ?? ids.parse(body)
  const isOfRoom = name === 'putRoom' || name === 'removeRoom'
  return { ...base, label: isOfRoom ? base.label : formatDate(date), ...homed(await read('property', propertyId)) }
}

const homed = (property: { name: string } | null) => (property ? { home: property.name } : {})

const text = z.catch(z._default(z.string(), ''), '')
const ids = z.catch(
  z.object({
    id: text,
    applicationId: text,
    propertyId: text,
    rentObjectId: text,
    date: text,
  }),
  { id: '', applicationId: '', propertyId: '', rentObjectId: '', date: '' },
)
const statusOf = z.catch(z.object({ status: z.optional(z.string()) }), {})

const person = z.object({ firstName: z.string(), lastName: z.string() })
const named = z.catch(
  z.object({
    name: z.optional(z.string()),
    applicationProcessName: z.optional(z.string()),
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    reference: z.optional(z.string()),
    mainRenters: z.optional(z.array(person)),
    residents: z.optional(z.array(person)),
    /** Of a room. */
    content: z.catch(z.optional(z.object({ name: z.optional(z.string()) })), undefined),
  }),
  {},
)

/** What people call a record, or what is to become one; empty for what has no name. */
function labelOf(record: unknown): string {
  const { name, applicationProcessName, firstName, lastName, reference, mainRenters, residents, content } =
    named.parse(record)
  const people = mainRenters?.slice(0, 1) ?? residents ?? [{ firstName: firstName ?? '', lastName: lastName ?? '' }]
  const names = people.map((each) => `${each.firstName} ${each.lastName}`.trim()).join(', ')
  return name ?? applicationProcessName ?? content?.name ?? (names || (reference ?? ''))
}
