import type { ApplicationRow } from '#server/feed/rows/public-application.ts'
import { serveCommand } from '#server/scope/serve-command.ts'
import * as commands from '#shared/application/manager/mark-commands.ts'
import { wholeApplication } from './application-details.ts'

/** No line in the log: a mark is taken away as quickly as it is set, and would outlive itself there. */
const around = { answer: ({ after }: { after: ApplicationRow }) => wholeApplication(after) }

export const setStar = serveCommand(commands.setStar, around)
export const setTag = serveCommand(commands.setTag, around)
