import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Received, Submitted } from '#web/apply/delivery/status/received.ts'
import type { PhoneContents } from '#web/apply/delivery/status/use-phone-contents.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { paths } from '#web/kit/address/paths.ts'
import { showToast, type ToastWords } from '#web/kit/ui/toast/toast-store.ts'

/** Follows the application that was just submitted: on to the success page with its receipt, or to what went wrong. */
export function useSent(contents: PhoneContents | undefined) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Submitted | null }
  const [search] = useSearchParams()
  const sent = search.get('sent')
  const told = useRef(0)
  const isReceived = contents?.receipts.some(({ id }) => id === sent)
  const job = contents?.jobs.find(({ job }) => job.id === sent)?.job

  useEffect(() => {
    if (!sent || !isReceived) return
    showToast({ tone: 'success', title: () => t`Application submitted` })
    void navigate(paths.success, { replace: true, state: { ...state, applicationId: sent } satisfies Received })
  }, [sent, isReceived, state, navigate, t])

  const words = useWords(job)
  const happenedAt = job?.lastError?.at
  const isClosed = job?.state === 'rejected' && job.lastError?.code === 'APPLICATION_CLOSED'

  useEffect(() => {
    if (!words || happenedAt === undefined || happenedAt === told.current) return
    told.current = happenedAt
    // First, because what is told of a page goes with it.
    if (isClosed) void navigate(paths.landing, { replace: true, state: { isKept: true } })
    showToast({ tone: 'error', ...words })
  })
}

/** How it went wrong (applicant.md, Messages); a mere lack of connection is no error, and the page says it already. */
function useWords(job: Job | undefined): Omit<ToastWords, 'tone'> | undefined {
  const { t } = useLingui()
  const lastError = job?.lastError
  if (!lastError || (lastError.code === 'NET' && !lastError.http)) return undefined
  if (lastError.code === 'APPLICATION_CLOSED') {
    return {
      title: () => t`Application Closed`,
      description: () => t`This application process has been closed and is no longer accepting new applications.`,
    }
  }
  const { documentName } = lastError
  if (documentName)
    return { title: () => t`Document Upload Error`, description: () => t`Failed to upload document: ${documentName}` }
  return {
    title: () => t`Submission Error`,
    description: () =>
      job.state === 'backoff'
        ? t`There was an error submitting your application. We try again automatically.`
        : t`There was an error submitting your application. Please try again.`,
  }
}
