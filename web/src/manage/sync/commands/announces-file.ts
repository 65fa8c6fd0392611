import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import type { CommandName } from '#web/manage/sync/effects/command-types.ts'

const names: ReadonlySet<string> = new Set<CommandName>(['announceFile', 'addPhoto'])

/** Whether a change tells the server of a file, whose bytes lie here and go beside it. */
export const announcesFile = ({ name }: Pick<StoredCommand, 'name'>): boolean => names.has(name)
