import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect, useRef, useState } from 'react'
import { requestLinkContract } from '#shared/document-request/link-contract.ts'
import type { HeldLink } from '#shared/document-request/request-link.ts'
import { readJobs } from '#web/apply/delivery/jobs/read-jobs.ts'
import { type KeptRequest, keepRequest, readRequest, requestKey } from '#web/apply/delivery/seal/request-documents.ts'
import { usePolling } from '#web/apply/delivery/status/use-polling.ts'
import { db, type LocalDocument } from '#web/apply/storage/database.ts'
import { documentsOf } from '#web/apply/storage/documents.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { call } from '#web/kit/api/call.ts'

export interface RequestOnPhone {
  /** What the server said when it was asked last; undefined before the first time. */
  kept: KeptRequest | undefined
  /** Not sent yet. */
  picked: LocalDocument[]
  /** On their way. */
  jobs: { job: Job; documents: LocalDocument[] }[]
}

/** What the device knows of a request, kept up to date, while the server is asked what is true now. */
export function useRequest(link: HeldLink) {
  const round = usePolling()
  const wasKnown = useRef(false)
  const onPhone = useLiveQuery(async () => {
    const read = await readOnPhone(link).catch(() => undefined)
    if (!read) return 'unavailable' as const
    wasKnown.current ||= read.kept !== undefined
    return { ...read, isDeleted: wasKnown.current && !read.kept }
  }, [link, round])
  const [failure, setFailure] = useState<unknown>()

  const ask = useCallback(async () => {
    setFailure(undefined)
    const { linkSecret, ...params } = link
    try {
      const before = await readRequest(link)
      const answer = await call(requestLinkContract.readRequestedDocuments, { params, body: { linkSecret } })
      await keepRequest(link, answer, before)
    } catch (error) {
      setFailure(error)
    }
  }, [link])

  useEffect(() => {
    const again = () => void ask()
    again()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [ask])
  return { onPhone, failure, again: () => void ask() }
}

async function readOnPhone(link: HeldLink): Promise<RequestOnPhone> {
  const [known, picked, waiting] = await Promise.all([readRequest(link), documentsOf(requestKey(link)), readJobs(db)])
  const jobs = waiting.filter(({ request }) => request && requestKey(request) === requestKey(link))
  return {
    // Another link of the same person is another holder's, or is broken.
    kept: known?.linkSecret === link.linkSecret ? known : undefined,
    picked,
    jobs: await Promise.all(jobs.map(async (job) => ({ job, documents: await documentsOf(job.id) }))),
  }
}
