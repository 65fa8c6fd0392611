import { useLingui } from '@lingui/react/macro'
import { ApiError } from '#web/kit/api/call.ts'

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
