import { idOf, type Read } from '#shared/command.ts'
import { commandOf } from '#shared/every-command.ts'
import { type Entity, parentField } from '#shared/feed/feed.ts'
import { type Effect, runCommand } from '#shared/run-command.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { keyOf } from '#web/manage/sync/feed/stored-feed.ts'

/**
 * What a change that lies here leads to; nothing for one that this version does not know, or cannot read, or whose rule refuses
 * it. That one is sent all the same: a newer server may know better.
 */
export function effectsOf(stored: StoredCommand, read: Read): Effect[] {
  const command = commandOf(stored.name)
  if (!command) return []
  const { params, body } = command.endpoint
  const readParams = params?.safeParse(stored.params)
  const readBody = body === 'bytes' ? undefined : body?.safeParse(stored.body)
  if (readParams?.success === false || readBody?.success === false) return []
  const input = { params: readParams?.data, body: readBody?.data }
  const id = idOf(command, input) ?? stored.about.id
  const effects = runCommand(command, input, read, {
    id,
    // The device's own, until the server's arrives.
    idFor: (what) => `${id}-${what}`,
    at: new Date(stored.createdAt).toISOString(),
    today: () => localToday(new Date(stored.createdAt)),
    actor: { id: stored.actorId, name: stored.actorName },
    seenVersion: command.whenRefused === 'stay readable' ? undefined : stored.ifMatch,
  })
  return Array.isArray(effects) ? effects : []
}

/** Only what was not answered yet is shown as if it were done. */
const isPending = ({ state }: Pick<StoredCommand, 'state'>) => state !== 'attention'

/** A protocol that the server does not take, or has no longer, stays readable until somebody has decided what becomes of it. */
const isReadable = ({ name, outcome }: StoredCommand) =>
  commandOf(name)?.whenRefused === 'stay readable' && outcome?.current === undefined

/** What the pending changes make of the records, in the order in which they were made. */
export function effectsOfAll(commands: readonly StoredCommand[], base: Read): Map<string, Effect> {
  const effects = new Map<string, Effect>()
  const read = ((entity: Entity, id: string) => {
    const effect = effects.get(keyOf(entity, id))
    return effect ? (effect.row ?? undefined) : base(entity, id)
  }) as Read // what lies under an entity's key is of that entity
  read.of = ((entity: Entity, parentId: string) => [
    ...withEffects(entity, parentId, base.of(entity, parentId), effects).values(),
  ]) as Read['of']
  for (const command of commands) {
    if (!isPending(command) && !isReadable(command)) continue
    for (const effect of effectsOf(command, read)) {
      const isContradicted = !isPending(command) && base(effect.entity, effect.id) !== undefined
      if (!isContradicted) effects.set(keyOf(effect.entity, effect.id), effect)
    }
  }
  return effects
}

/** A list as it is with what waits; what is new comes last. */
export function withEffects<R extends { id: string }>(
  entity: Entity,
  parentId: string | undefined,
  rows: readonly R[],
  effects: ReadonlyMap<string, Effect>,
): Map<string, R> {
  const shown = new Map(rows.map((row) => [row.id, row]))
  for (const effect of effects.values()) {
    if (effect.entity !== entity) continue
    const row = effect.row as (R & Record<string, unknown>) | null // of this entity
    if (row && (parentId === undefined || row[parentField[entity] ?? ''] === parentId)) shown.set(effect.id, row)
    else shown.delete(effect.id)
  }
  return shown
}
