import { AppError, isRefusal } from '#server/app-error.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { agreesWith, confirmStored, type UploadDeps } from './announced-document.ts'
import { type DocumentRow, findUnstored } from './store.ts'

type SettlingDeps = Omit<UploadDeps, 'signingKey'>

/**
 * Does something that needs documents, and once more when some were missing: they may lie where their sender put them. Fetching them
 * takes its time, so no transaction waits for it.
 */
export const withArrived = <T>(deps: SettlingDeps, applicationId: string, work: () => Promise<T>): Promise<T> =>
  work().catch(async (error: unknown) => {
    const isMissing = error instanceof AppError && error.code === 'DOCUMENTS_MISSING'
    if (!isMissing || !deps.storage.signUpload || !(await settleArrived(deps, applicationId))) throw error
    return work()
  })

/**
 * Takes what a client has put into the storage itself: looks at every byte of it, as at what comes through this server.
 * What is not what was announced is dropped, and has to be sent again.
 * @returns whether anything was taken
 */
async function settleArrived(deps: SettlingDeps, applicationId: string): Promise<boolean> {
  let isAny = false
  for (const document of await findUnstored(deps.db, applicationId)) {
    if (await settle(deps, document)) isAny = true
  }
  return isAny
}

async function settle(deps: SettlingDeps, document: DocumentRow): Promise<boolean> {
  const key = documentKey(document)
  if ((await deps.storage.arrived(key)) !== document.size) return false
  try {
    const whole = { offset: document.size, body: null }
    const { object } = await deps.storage.append(key, whole, document.size, agreesWith(document))
    if (object) await confirmStored(deps, document, object)
    return object !== undefined
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}
