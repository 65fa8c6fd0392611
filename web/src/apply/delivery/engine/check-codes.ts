import { processContract } from '#shared/process/contract.ts'
import { acceptsApplications } from '#shared/process/process.ts'
import { bindDraft, draftsToCheck, noteCodeProblem } from '#web/apply/delivery/seal/bind-draft.ts'
import { db as pageDatabase } from '#web/apply/storage/database.ts'
import { ApiError, call, isRefused } from '#web/kit/api/call.ts'

/**
 * Looks up the codes that were entered without a connection. Each draft gets its process, or a word about why there is
 * none; where nothing can be learned now it is left as it is.
 * @returns `offline` when a code is left for another time
 */
export async function checkCodes({
  db = pageDatabase,
  send,
}: {
  db?: typeof pageDatabase
  send: typeof fetch
}): Promise<'done' | 'offline'> {
  let result: 'done' | 'offline' = 'done'
  for (const { id, code } of await draftsToCheck(db)) {
    try {
      const process = await call(processContract.lookUpProcess, { params: { code } }, send)
      if (acceptsApplications(process)) await bindDraft(id, code, process, db)
      else await noteCodeProblem(id, code, 'closed', db)
    } catch (error) {
      if (isRefused(error, 'PROCESS_NOT_FOUND', 'VALIDATION_FAILED')) {
        await noteCodeProblem(id, code, 'unknown', db)
        continue
      }
      result = 'offline'
      // The next code would fare no better.
      if (!(error instanceof ApiError) || error.code === 'RATE_LIMITED') break
    }
  }
  return result
}
