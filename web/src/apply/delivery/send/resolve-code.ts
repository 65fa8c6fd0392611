import { processContract } from '#shared/process/contract.ts'
import { acceptsApplications, deriveRentObject, readProcess } from '#shared/process/process.ts'
import { changeOwn } from '#web/apply/delivery/jobs/job-records.ts'
import type { Ports, Requests } from '#web/apply/delivery/jobs/ports.ts'
import { CodeUnknownError } from '#web/apply/delivery/jobs/send-errors.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { ApiError, call, isRefused } from '#web/kit/api/call.ts'
import { sealedBody } from './send-application.ts'

/**
 * Checks the code of an application that was finished without a connection, and puts its process into the body.
 * @throws CodeUnknownError, ApiError, NoConnectionError
 * @returns undefined when the job is no longer this holder's
 */
export async function resolveCode(ports: Ports, requests: Requests, job: Job): Promise<Job | undefined> {
  if (!job.draft) throw new TypeError('Only an application is begun with a code')
  const record = await lookUp(requests, job.code ?? '')
  const process = readProcess(record)
  if (!acceptsApplications(process)) throw new ProcessClosedError()
  const draft = { ...job.draft, processId: process.id, home: record }
  delete draft.code
  const { body, bodyHash } = await sealedBody({
    draft,
    documents: await ports.db.docs.where({ ownerId: job.id }).toArray(),
    language: job.about.language,
    rentObject: deriveRentObject(process),
    secret: job.owner.secret,
    now: job.createdAt,
  })
  const about = {
    ...job.about,
    processId: process.id,
    address: process.address,
    ...(process.landlord && { landlord: process.landlord }),
  }
  const resolved = await changeOwn(ports, job.id, (current) =>
    // A body that may be on its way never changes again.
    current.code === undefined ? {} : { body, bodyHash, draft, code: undefined, about },
  )
  await ports.reach?.('code-checked')
  return resolved
}

const lookUp = (requests: Requests, code: string) =>
  call(processContract.lookUpProcess, { params: { code } }, requests.json).catch((error: unknown) => {
    if (isRefused(error, 'PROCESS_NOT_FOUND')) throw new CodeUnknownError()
    throw error
  })

/** The same answer as the server's own, before anything is sent. */
class ProcessClosedError extends ApiError {
  constructor() {
    super(new Response(null, { status: 409, headers: { 'x-app': 'einzug' } }), '{"code":"APPLICATION_CLOSED"}')
  }
}
