import { applicationContract, type Receipt } from '#shared/application/contract.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { call, isRefused, NoConnectionError } from '#web/kit/api/call.ts'
import type { Requests } from './requests.ts'

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
