import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isLanguage } from '#shared/languages.ts'
import { ApiError } from '#web/api/call.ts'
import { useTexts } from '#web/i18n/texts.ts'
import type { Answers } from '#web/local/answers.ts'
import type { Draft } from '#web/local/draft.ts'
import { documentsOf } from '#web/local/documents.ts'
import { settleDraft } from '#web/local/drafts.ts'
import { clearSelection, selectedRentObject } from '#web/local/selection.ts'
import { paths } from '#web/paths.ts'
import { DocumentUploadError } from '#web/sync/document-upload-error.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Documents that have arrived, of how many. */
export interface Sending {
  done: number
  total: number
}

/** Validates everything, sends it, and says what became of it. Nothing leaves the device before the receipt is kept. */
export function useSubmit(draft: Draft, checkAll: () => Promise<boolean>) {
  const { t, i18n } = useLingui()
  const texts = useTexts()
  const navigate = useNavigate()
  const [sending, setSending] = useState<Sending>()
  const isBusy = useRef(false)

  const explain = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'APPLICATION_CLOSED') {
      clearSelection()
      void navigate(paths.landing, { replace: true })
      return { title: t`Application Closed`, description: texts.error(error.code) }
    }
    if (error instanceof DocumentUploadError) {
      const { documentName } = error
      return { title: t`Document Upload Error`, description: t`Failed to upload document: ${documentName}` }
    }
    if (error instanceof ApiError && (error.code === 'IDEMPOTENCY_MISMATCH' || error.code === 'RATE_LIMITED')) {
      return { title: t`Submission Error`, description: texts.error(error.code) }
    }
    return {
      title: t`Submission Error`,
      description: t`There was an error submitting your application. Please try again.`,
    }
  }

  const submit = async (answers: Answers) => {
    if (isBusy.current || !(await checkAll())) return
    const rentObject = selectedRentObject()
    if (!draft.processId && !rentObject) {
      showToast({
        tone: 'error',
        title: t`No property selected`,
        description: t`Please select a property before submitting.`,
      })
      return
    }
    isBusy.current = true
    try {
      const documents = await documentsOf(draft.id)
      setSending({ done: 0, total: documents.length })
      const language = isLanguage(i18n.locale) ? i18n.locale : 'en'
      const { deliverApplication } = await import('#web/sync/deliver-application.ts')
      const receipt = await deliverApplication(
        { applicationId: draft.id, processId: draft.processId, rentObject, answers, documents, language },
        (done, total) => setSending({ done, total }),
      )
      await settleDraft(draft, receipt)
      clearSelection()
      showToast({ tone: 'success', title: t`Application submitted` })
      void navigate(paths.success, { replace: true })
    } catch (error) {
      showToast({ tone: 'error', ...explain(error) })
    } finally {
      isBusy.current = false
      setSending(undefined)
    }
  }

  return { submit, sending }
}
