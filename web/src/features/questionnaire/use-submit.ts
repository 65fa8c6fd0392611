import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isLanguage } from '#shared/languages.ts'
import { db } from '#web/local/database.ts'
import type { Draft } from '#web/local/draft.ts'
import { clearSelection, selectedRentObject } from '#web/local/selection.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { Autosave } from './autosave.ts'

interface Submitting {
  draft: Draft
  address: string
  autosave: Autosave
  checkAll: () => Promise<boolean>
}

/** Validates everything and seals it; from then on it is delivered, with or without this page. */
export function useSubmit({ draft, address, autosave, checkAll }: Submitting) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [isSubmitting, setSubmitting] = useState(false)
  const isBusy = useRef(false)

  const refuse = (description: string, title = t`Submission Error`) => showToast({ tone: 'error', title, description })

  const submit = async () => {
    if (isBusy.current || !(await checkAll())) return
    const rentObject = selectedRentObject()
    if (!draft.processId && !draft.code && !rentObject) {
      refuse(t`Please select a property before submitting.`, t`No property selected`)
      return
    }
    isBusy.current = true
    setSubmitting(true)
    try {
      // Not needed for typing.
      const { submitDraft } = await import('#web/sync/submit-draft.ts')
      const language = isLanguage(i18n.locale) ? i18n.locale : 'en'
      const result = await submitDraft(db, { draftId: draft.id, rev: autosave.rev(), language, address, rentObject })
      if (result === 'changed_elsewhere') {
        refuse(t`This application is open in another tab, which has newer answers.`)
        return
      }
      if (result === 'already_sealed') showToast({ tone: 'success', title: t`Already submitted from another tab` })
      clearSelection()
      void navigate(`${paths.myApplications}?sent=${draft.id}`, { replace: true })
    } catch {
      refuse(t`This device has no space left to keep your application. Please free some space and submit again.`)
    } finally {
      isBusy.current = false
      setSubmitting(false)
    }
  }

  return { submit, isSubmitting }
}
