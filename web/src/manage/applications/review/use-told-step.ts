import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

interface Step {
  application: Shown<'application'>
  /** Its place in the list, from 0. */
  at: number
  count: number
  onStep: (by: 1 | -1) => void
}

/**
 * Who goes on by a button or a finger stays where they are, and would hear nothing of who came to the screen.
 * @returns what is to be told, and the step that is told of
 */
export function useToldStep({ application, at, count, onStep }: Step): { told: string; step: Step['onStep'] } {
  const { t } = useLingui()
  const isAsked = useRef(false)
  const [told, setTold] = useState('')
  const [name, place] = [applicantNames(application), at + 1]
  useEffect(() => {
    // Who came by another way hears it from where the focus is.
    setTold(isAsked.current ? t`${name}, ${place} of ${count}` : '')
    isAsked.current = false
    // What changes of them, or arrives in the list, is none.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [application.id])
  const step: Step['onStep'] = (by) => {
    isAsked.current = true
    onStep(by)
  }
  return { told, step }
}
