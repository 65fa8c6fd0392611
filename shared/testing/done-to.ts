import type { AnyCommand, Context, Read } from '#shared/command.ts'
import { type Entity, parentField } from '#shared/feed/feed.ts'
import { runCommand } from '#shared/run-command.ts'
import { idOf } from './rows.ts'

/** Records in memory, by their entity. */
export type Records = { [E in Entity]?: readonly { id: string }[] }

export const readIn = (records: Records): Read => {
  const read = ((entity: Entity, id: string) => records[entity]?.find((row) => row.id === id)) as Read
  read.of = ((entity: Entity, parentId: string) =>
    (records[entity] ?? []).filter(
      (row) => (row as Record<string, unknown>)[parentField[entity] ?? ''] === parentId,
    )) as Read['of']
  return read
}

/** What becomes of records, each as `<entity>:<id>` with what it says then; or the code of a refusal. */
export function doneTo(
  records: Records,
  command: AnyCommand,
  input: { params?: unknown; body?: unknown },
  more: Partial<Context> = {},
): Record<string, object | null> | string {
  const context = {
    id: idOf(900),
    idFor: (what: string) => `made of ${what}`,
    at: '2027-02-01T12:00:00.000Z',
    today: () => '2027-02-01',
    actor: { id: 'anna', name: 'Anna Amt' },
    seenVersion: undefined,
    ...more,
  }
  const effects = runCommand(command, { params: input.params, body: input.body }, readIn(records), context)
  if (!Array.isArray(effects)) return effects.refused
  return Object.fromEntries(effects.map(({ entity, id, row }) => [`${entity}:${id}`, row]))
}
