import { and, desc, eq, type SQL } from 'drizzle-orm'
import { handoverProtocols } from '#server/db/handover-schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { answerOutcome } from '#server/http/answer-outcome.ts'
import { type Handlers, reply } from '#server/http/mount-contract.ts'
import type { QueryOf } from '#shared/endpoint.ts'
import type { handoverContract } from '#shared/handover/contract.ts'
import { announceFile } from './announce-file.ts'
import { changeProtocol } from './change-protocol.ts'
import { createProtocol } from './create-protocol.ts'
import { deleteProtocol } from './delete-protocol.ts'
import { downloadFile } from './download-file.ts'
import { newEdition } from './new-edition.ts'
import { asOnWire } from './protocol-on-wire.ts'
import { putRoom, removeRoom } from './rooms.ts'
import { sendCopies } from './send-copies.ts'
import { signProtocol } from './sign-protocol.ts'
import { continueFile, fileProgress } from './transfer-file.ts'
import { voidProtocol } from './void-protocol.ts'

export const handoverRoutes = ({
  now,
  storage,
  nudgeMailer,
  site,
  unsubmitted,
}: Pick<AdminDeps, 'now' | 'storage' | 'nudgeMailer' | 'site' | 'unsubmitted'>): Handlers<typeof handoverContract> => ({
  async listProtocols({ query, scope }) {
    const orderBy = [desc(handoverProtocols.date), desc(handoverProtocols.createdAt), desc(handoverProtocols.id)]
    const { rows, meta } = await scope.list(handoverProtocols, { where: matching(query), orderBy, paging: query })
    return reply({ data: rows.map(asOnWire), meta })
  },
  createProtocol: async ({ body, scope }) => answerOutcome(await createProtocol(scope, body)),
  deleteProtocol: async ({ params, scope }) => answerOutcome(await deleteProtocol(scope, storage, params.id)),
  readProtocol: async ({ params, scope }) => asOnWire(await scope.find(handoverProtocols, params.id)),
  changeProtocol: async ({ params, body, scope, seenVersion }) =>
    answerOutcome(await changeProtocol(scope, { ...params, ...body, seenVersion })),
  putRoom: async ({ params, body: content, scope, seenVersion }) =>
    answerOutcome(await putRoom(scope, { ...params, content, seenVersion })),
  removeRoom: async ({ params, scope, seenVersion }) =>
    answerOutcome(await removeRoom(scope, { ...params, seenVersion })),
  announceFile: async ({ params, body, scope }) =>
    answerOutcome(
      await announceFile(scope, {
        protocolId: params.id,
        file: body,
        now: now(),
        mostWaiting: unsubmitted.limits.everybody,
      }),
    ),
  async fileProgress({ params, scope }) {
    const { offset, length } = await fileProgress({ scope, storage, now }, params)
    return reply({ headers: { 'Upload-Offset': String(offset), 'Upload-Length': String(length) } })
  },
  async continueFile({ params, body, scope }) {
    const offset = await continueFile({ scope, storage, now }, params, body)
    return reply({ headers: { 'Upload-Offset': String(offset) } })
  },
  downloadFile: ({ params, scope }) => downloadFile(scope, storage, params),
  signProtocol: async ({ params, body, scope }) =>
    answerOutcome(await signProtocol(scope, { id: params.id, sent: body, now: now() })),
  voidProtocol: async ({ params, body, scope }) => answerOutcome(await voidProtocol(scope, { ...params, ...body })),
  newEdition: async ({ params, body, scope }) => answerOutcome(await newEdition(scope, params.id, body)),
  async sendCopies({ params, body, scope, language }) {
    const outcome = await sendCopies(scope, { site }, { ...params, ...body, language })
    nudgeMailer()
    return answerOutcome(outcome)
  },
})

const matching = ({ organizationId, propertyId }: QueryOf<typeof handoverContract.listProtocols>): SQL | undefined =>
  and(
    organizationId === undefined ? undefined : eq(handoverProtocols.organizationId, organizationId),
    propertyId === undefined ? undefined : eq(handoverProtocols.propertyId, propertyId),
  )
