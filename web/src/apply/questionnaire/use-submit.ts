import { useLingui } from '@lingui/react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Submission } from './answering/submit-answers.ts'

interface Submitting extends Pick<Submission, 'draft' | 'address' | 'autosave'> {
  checkAll: () => Promise<boolean>
}

/** Validates everything and seals it; from then on it is delivered, with or without this page. */
export function useSubmit({ checkAll, ...submitting }: Submitting) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const [isSubmitting, setSubmitting] = useState(false)
  const isBusy = useRef(false)

  const submit = async () => {
    // From the press on, and not from when all was checked: a second one is no other tab.
    if (isBusy.current) return
    isBusy.current = true
    try {
      if (!(await checkAll())) return
      setSubmitting(true)
      const { submitAnswers } = await import('./answering/answering.ts')
      await submitAnswers({ ...submitting, i18n, navigate })
    } finally {
      isBusy.current = false
      setSubmitting(false)
    }
  }

  return { submit, isSubmitting }
}
