import { and, desc, eq, type SQL } from 'drizzle-orm'
import { handoverProtocols } from '#server/db/handover-schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { answerOutcome, type Handlers, reply } from '#server/scope/mount-contract.ts'
import { handlersOf } from '#server/scope/serve-command.ts'
import type { QueryOf } from '#shared/endpoint.ts'
import type { handoverContract } from '#shared/handover/contract.ts'
import { chooseComplete } from '#shared/languages.ts'
import { announceFile } from './announce-file.ts'
import * as commands from './commands.ts'
import { deleteProtocol } from './delete-protocol.ts'
import { newEdition } from './new-edition.ts'
import { announcedFile, downloadFile } from './protocol-files.ts'
import { asOnWire } from './protocol-rows.ts'
import { sendCopies } from './send-copies.ts'
import { signProtocol } from './sign-protocol.ts'
import { continueFile, fileProgress } from './transfer-file.ts'

export const handoverRoutes = (deps: AdminDeps): Handlers<typeof handoverContract> => ({
  async listProtocols({ query, scope }) {
    const orderBy = [desc(handoverProtocols.date), desc(handoverProtocols.createdAt), desc(handoverProtocols.id)]
    const { rows, meta } = await scope.list(handoverProtocols, { where: matching(query), orderBy, paging: query })
    return reply({ data: rows.map(asOnWire), meta })
  },
  deleteProtocol: async ({ params, scope, seenVersion }) =>
    answerOutcome(await deleteProtocol(scope, deps.storage, { ...params, seenVersion })),
  readProtocol: async ({ params, scope }) => asOnWire(await scope.find(handoverProtocols, params.id)),
  ...handlersOf(commands, deps),
  announceFile: async ({ params, body, scope }) =>
    answerOutcome(
      await announceFile(scope, {
        protocolId: params.id,
        file: body,
        now: deps.now(),
        mostWaiting: deps.unsubmitted.limits.everybody,
      }),
    ),
  async fileProgress({ params, scope }) {
    const { offset, length } = await fileProgress({ scope, ...deps }, await announcedFile(scope, params))
    return reply({ headers: { 'Upload-Offset': String(offset), 'Upload-Length': String(length) } })
  },
  async continueFile({ params, body, scope }) {
    const offset = await continueFile({ scope, ...deps }, await announcedFile(scope, params), body)
    return reply({ headers: { 'Upload-Offset': String(offset) } })
  },
  downloadFile: ({ params, scope }) => downloadFile(scope, deps.storage, params),
  signProtocol: async ({ params, body, scope }) =>
    answerOutcome(await signProtocol(scope, { id: params.id, sent: body, now: deps.now() })),
  newEdition: async ({ params, body, scope }) => answerOutcome(await newEdition(scope, params.id, body)),
  async sendCopies({ params, body, scope, language }) {
    const outcome = await sendCopies(scope, deps, { ...params, ...body, ownLanguage: chooseComplete([language]) })
    deps.nudgeMailer()
    return answerOutcome(outcome)
  },
})

const matching = ({ organizationId, propertyId }: QueryOf<typeof handoverContract.listProtocols>): SQL | undefined =>
  and(
    organizationId === undefined ? undefined : eq(handoverProtocols.organizationId, organizationId),
    propertyId === undefined ? undefined : eq(handoverProtocols.propertyId, propertyId),
  )
