import * as z from 'zod/mini'
import type { StoredCommand } from '#web/local/desk-command.ts'

const created = z.catch(
  z.object({
    id: z.optional(z.string()),
    propertyId: z.optional(z.string()),
    rentObjectId: z.optional(z.string()),
    residents: z.optional(z.array(z.object({ id: z.optional(z.string()) }))),
  }),
  {},
)

type Linked = Pick<StoredCommand, 'name' | 'params' | 'body' | 'chain'>

/** Whether a change has to wait until an earlier one is confirmed: of the same record, or of one that does not exist before. */
export const waitsFor = (command: Linked, earlier: Linked): boolean =>
  command.chain === earlier.chain || needs(command).some((id) => createdBy(earlier).includes(id))

/** Records that are there once it is done. */
function createdBy({ name, body }: Linked): string[] {
  const { id, residents = [] } = created.parse(body)
  const ids = name === 'addResidents' ? residents.map((each) => each.id) : [id]
  return ids.filter((each) => each !== undefined)
}

/** Records that have to be there before. */
function needs({ params, body }: Linked): string[] {
  const { propertyId, rentObjectId } = created.parse(body)
  return [...Object.values(params ?? {}), propertyId, rentObjectId].filter((id) => id !== undefined)
}

/** What can be sent now or later: each the first of its chain. */
export function headsOf<C extends Linked & Pick<StoredCommand, 'state'>>(commands: readonly C[]): C[] {
  const pending = commands.filter(({ state }) => state !== 'attention')
  return pending.filter((command, place) => !pending.slice(0, place).some((earlier) => waitsFor(command, earlier)))
}

/** Everything after it that makes sense only if it was done, in order, and what in turn depends on that. */
export function dependentsOf<C extends Linked & Pick<StoredCommand, 'n'>>(head: C, commands: readonly C[]): C[] {
  const dependents: C[] = []
  for (const command of commands) {
    const isLater = command.n > head.n
    if (isLater && [head, ...dependents].some((earlier) => waitsFor(command, earlier))) dependents.push(command)
  }
  return dependents
}
