import * as z from 'zod/mini'
import { newId } from '#shared/ids.ts'
import type { CommandInput, CommandName } from '#web/manage/sync/fold/command-types.ts'

const withId = z.looseObject({ id: z.optional(z.string()) })
const withResidents = z.looseObject({ residents: z.array(withId) })

/** What these make is known by the id that the device gives it. */
const makesRecord = new Set<CommandName>(['createRentObject', 'createProcess', 'createProtocol', 'newEdition'])

/** What the device decides and says, so that a repetition says the same: the ids of what is made, and the day. */
export function complete<N extends CommandName>(name: N, { body, about }: CommandInput<N>, now: number): unknown {
  if (makesRecord.has(name)) return { ...withId.parse(body), id: about.id }
  if (name === 'addNote') {
    return { id: about.entity === 'note' ? about.id : newId(), ...defined(withId.parse(body)) }
  }
  if (name === 'changeRent') return { id: newId(), changeDate: dayOf(now), ...defined(withId.parse(body)) }
  if (name === 'addResidents') {
    const read = withResidents.parse(body)
    return { ...read, residents: read.residents.map((resident) => ({ id: newId(), ...defined(resident) })) }
  }
  return body
}

const defined = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** By the device's own calendar. */
function dayOf(now: number): string {
  const date = new Date(now)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
