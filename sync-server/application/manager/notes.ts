import { publicNote } from '#server/feed/rows/public-application.ts'
import type { CommandRecords } from '#server/scope/command-records.ts'
import { serveCommand } from '#server/scope/serve-command.ts'
import type { Written } from '#server/scope/served-command.ts'
import type { ActivityKind } from '#shared/activity/activity.ts'
import * as commands from '#shared/application/manager/commands.ts'
import { recordOf } from './application-details.ts'

interface Noted {
  records: CommandRecords
  params: { id: string }
  written: readonly Written[]
}
const lineOf =
  (kind: ActivityKind) =>
  async ({ records, params, written }: Noted) =>
    written.length > 0 ? { kind, record: recordOf(await records.find('application', params.id)) } : undefined

export const addNote = serveCommand(commands.addNote, {
  isNew: true,
  log: lineOf('note_added'),
  answer: ({ after }) => publicNote(after),
})

export const removeNote = serveCommand(commands.removeNote, {
  log: lineOf('note_removed'),
  answer: ({ params: { noteId: id } }) => ({ id }),
})
