import type { AnyCommand } from '#shared/command.ts'
import { everyCommand } from '#shared/every-command.ts'
import { newId } from '#shared/ids.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import type { CommandInput, CommandName } from '#web/manage/sync/effects/command-types.ts'

/** What the device decides and says, so that a repetition says the same: the ids of what is made, and the day. */
export function complete<N extends CommandName>(
  name: N,
  { body, about }: Pick<CommandInput<N>, 'body' | 'about'>,
  { now, seen }: { now: number; seen: object | undefined },
): unknown {
  const { about: entity, fill }: AnyCommand = everyCommand[name]
  const isOfIt = about.entity === entity
  const device = {
    id: isOfIt ? about.id : newId(),
    newId,
    today: () => localToday(new Date(now)),
    record: isOfIt ? seen : undefined,
  }
  return fill ? fill(body as never, device as never) : body // of its own endpoint and entity
}
