import { useLingui } from '@lingui/react/macro'
import { ApiError, NoConnectionError } from '#web/kit/api/call.ts'
import type { ToastWords } from '#web/kit/ui/toast/toast-store.ts'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'

/** Why a document cannot be opened (applicant.md, Messages). */
export function useDocumentFailure() {
  const { t } = useLingui()
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t`Failed to load document`
    const { status } = error
    if (status === 401) return t`Authentication failed`
    if (status === 404 || status === 410) return t`Document not found on server`
    if (status === 422) return t`Invalid document path`
    return t`Server error: ${status}`
  }
}

/** The same in a toast, with what it was about and what helps. */
export function useDocumentFailureToast() {
  const { t } = useLingui()
  const words = useDocumentFailure()
  const saidOf = useSaidOf()
  return (error: unknown, name?: string): Pick<ToastWords, 'title' | 'description'> => {
    const next = error instanceof NoConnectionError && t`There is no connection. Try again as soon as there is one.`
    const about = name && next ? saidOf(name, next) : name || next || ''
    return { title: () => words(error), ...(about && { description: () => about }) }
  }
}
