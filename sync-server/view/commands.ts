import { organizations } from '#server/db/schema.ts'
import { publicView } from '#server/feed/rows/public-view.ts'
import { serveCommand } from '#server/scope/serve-command.ts'
import type { Doing } from '#server/scope/served-command.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import * as commands from '#shared/view/commands.ts'

/** Of two views of one name that are saved at once only one comes to be, and no organization gets one too many. */
const lockNames = ({ scoped }: Pick<Doing<Endpoint>, 'scoped'>, organizationId: string) =>
  scoped.lock(organizations, organizationId)

export const createView = serveCommand(commands.createView, {
  lock: (doing) => lockNames(doing, doing.body.organizationId),
  answer: ({ after }) => publicView(after),
})

export const changeView = serveCommand(commands.changeView, {
  lock: async (doing) => lockNames(doing, (await doing.records.find('view', doing.params.id)).organizationId),
  answer: ({ after }) => publicView(after),
})

export const removeView = serveCommand(commands.removeView, { answer: ({ params: { id } }) => ({ id }) })
