import {
  applicationContract,
  CONFIRMED_TEXTS,
  type Confirmation,
  PAYLOAD_VERSION,
  type Receipt,
} from '#shared/application/contract.ts'
import { documentKey, documentUrl } from '#shared/document/document-key.ts'
import type { Language } from '#shared/languages.ts'
import type { DerivedRentObject } from '#shared/process/process.ts'
import type { Requests } from '#web/apply/delivery/jobs/ports.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { call, isRefused, NoConnectionError } from '#web/kit/api/call.ts'
import { hashOf } from '#web/kit/device/storage/hash.ts'

interface Sealing {
  draft: Draft
  documents: readonly LocalDocument[]
  language: Language
  rentObject: DerivedRentObject | undefined
  secret: string
  /** In milliseconds since 1970. */
  now: number
}

/** The application as it will be sent, in bytes that never change again (applicant.md, Submission). */
export async function sealedBody(sealing: Sealing): Promise<{ body: string; bodyHash: string | null }> {
  const { draft, secret, language, rentObject, now } = sealing
  const { generalInfo, mainRenters } = draft.answers
  const isApplication = draft.processId !== '' || draft.code !== undefined
  const common = { id: draft.id, generalInfo, language, receiptSecret: secret, payloadVersion: PAYLOAD_VERSION }
  const body = JSON.stringify(
    isApplication
      ? {
          ...common,
          applicationProcessId: draft.processId,
          mainRenters: mainRenters.map((renter) => ({ ...renter, documents: documentsOfRenter(renter.id, sealing) })),
          // The box must be ticked before anything is sealed.
          confirmation: { texts: CONFIRMED_TEXTS, language, at: new Date(now).toISOString() } satisfies Confirmation,
          isCompleted: true,
          status: 'submitted',
        }
      : { ...common, rentObject, mainRenters },
  )
  return { body, bodyHash: (await hashOf(new TextEncoder().encode(body))) ?? null }
}

const documentsOfRenter = (renterId: string, { draft, documents }: Sealing) =>
  documents
    .filter((document) => document.renterId === renterId)
    .map(({ id, type, name, size, mimeType, sha256 }) => ({
      id,
      type,
      originalName: name,
      size,
      mimeType,
      sha256,
      filePath: documentKey({ applicationId: draft.id, id }),
      url: documentUrl(id),
    }))

/** @throws ApiError, NoConnectionError */
export async function postApplication({ json }: Requests, { id, kind, body }: Job): Promise<Receipt> {
  const keyed: typeof fetch = (url, init) =>
    json(url, { ...init, headers: { ...(init?.headers as Record<string, string>), 'idempotency-key': id } })
  const { submitApplication, submitQuestionnaire } = applicationContract
  const receipt =
    kind === 'application.submit'
      ? await call(submitApplication, { sealedBody: body }, keyed)
      : await call(submitQuestionnaire, { sealedBody: body }, keyed)
  return receiptOf(id, receipt)
}

/** @returns undefined when the server has no such application. @throws ApiError, NoConnectionError */
export const findReceipt = (requests: Pick<Requests, 'json'>, job: Pick<Job, 'id' | 'owner'>) =>
  askReceipt(requests, job).catch((error: unknown) => {
    if (isRefused(error, 'NOT_FOUND')) return undefined
    throw error
  })

/** @throws ApiError, NoConnectionError */
export const askReceipt = async ({ json }: Pick<Requests, 'json'>, { id, owner }: Pick<Job, 'id' | 'owner'>) =>
  receiptOf(
    id,
    await call(
      applicationContract.findReceipt,
      { params: { applicationId: id }, body: { receiptSecret: owner.secret } },
      json,
    ),
  )

/** Anything between here and the server may keep answers, and give the wrong one. */
function receiptOf(id: string, receipt: Receipt): Receipt {
  if (receipt.id !== id) throw new NoConnectionError('The receipt of another application')
  return receipt
}
