import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { refusedWith } from '#web/manage/sync/commands/change-command.ts'
import { type RefusedSigning, refusedSignings } from './refused-signing.ts'

/** A change that was refused, with what was never sent because of it: decided about together. */
export interface RefusedChange {
  head: StoredCommand
  rest: StoredCommand[]
}

/** What a person has to decide about, each once, however many calls it is made of. */
export function decisionsOf(commands: readonly StoredCommand[]): {
  signings: RefusedSigning[]
  changes: RefusedChange[]
} {
  const signings = refusedSignings(commands)
  const ofSignings = new Set(signings.flatMap(({ parts }) => parts))
  const refused = commands.filter((each) => each.state === 'attention' && !ofSignings.has(each))
  const shown = new Set<number>()
  const changes = refused.flatMap((head) => {
    if (shown.has(head.n)) return []
    const rest = refusedWith(head, refused)
    for (const { n } of rest) shown.add(n)
    return [{ head, rest }]
  })
  return { signings, changes }
}
