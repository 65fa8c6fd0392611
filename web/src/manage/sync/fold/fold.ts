import type { Endpoint } from '#shared/endpoint.ts'
import type { Entity } from '#shared/feed/feed.ts'
import { protocolsOf } from '#web/manage/storage/protocol-of.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { keyOf } from '#web/manage/sync/feed/stored-feed.ts'
import { type CommandName, commandEndpoints } from './command-types.ts'
import * as applicationFolds from './fold-application.ts'
import * as processFolds from './fold-process.ts'
import * as propertyFolds from './fold-property.ts'
import * as protocolFolds from './fold-protocol.ts'
import type { Effect, Fold, Folding, Look } from './fold-types.ts'

/** What each change makes of the records, as far as the device can tell before the server has. */
export const folds: { [N in CommandName]: Fold<N> } = {
  ...propertyFolds,
  ...processFolds,
  ...applicationFolds,
  ...protocolFolds,
}

export const isCommandName = (name: string): name is CommandName => Object.hasOwn(commandEndpoints, name)

/** What a change that lies here leads to; nothing for one that this version does not know, or cannot read. */
export function effectsOf(command: StoredCommand, look: Look): Effect[] {
  const { name, params, body } = command
  if (!isCommandName(name)) return []
  const endpoint: Endpoint = commandEndpoints[name]
  const readParams = endpoint.params ? endpoint.params.safeParse(params) : undefined
  const readBody = endpoint.body === 'bytes' ? undefined : endpoint.body?.safeParse(body)
  if (readParams?.success === false || readBody?.success === false) return []
  const folding = { ...command, params: readParams?.data, body: readBody?.data }
  // Both were read by the schemas of this very name, which the type of a union of them cannot say.
  return (folds[name] as Fold<CommandName>)(folding as unknown as Folding<CommandName>, look)
}

/** Only what was not answered yet is shown as if it were done. */
export const isPending = ({ state }: Pick<StoredCommand, 'state'>) => state !== 'attention'

/** A protocol that the server does not take, or has no longer, stays readable until somebody has decided what becomes of it. */
const isReadable = (command: StoredCommand) =>
  protocolsOf(command).length > 0 && command.outcome?.current === undefined && command.name !== 'deleteProtocol'

/** What the pending changes make of the records, in the order in which they were made. */
export function foldAll(commands: readonly StoredCommand[], base: Look): Map<string, Effect> {
  const folded = new Map<string, Effect>()
  const look = ((entity: Entity, id: string) => {
    const effect = folded.get(keyOf(entity, id))
    return effect ? (effect.row ?? undefined) : base(entity, id)
  }) as Look // what lies under an entity's key is of that entity
  for (const command of commands) {
    if (!isPending(command) && !isReadable(command)) continue
    for (const effect of effectsOf(command, look)) {
      const isContradicted = !isPending(command) && base(effect.entity, effect.id) !== undefined
      if (!isContradicted) folded.set(keyOf(effect.entity, effect.id), effect)
    }
  }
  return folded
}
