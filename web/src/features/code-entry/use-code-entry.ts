import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { LookUpResult } from './look-up.ts'

/** The rules and the call are not needed for typing a code: they arrive while the person types. */
const loadLookUp = () => import('./look-up.ts')

/** Idle, then verifying, then either on to the summary or back to idle with a message (applicant.md §4). */
export function useCodeEntry(initialCode: string) {
  const { t } = useLingui()
  const texts = useTexts()
  const navigate = useNavigate()
  const [code, setCode] = useState(initialCode)
  const [problem, setProblem] = useState<string>()
  const [isUnreachable, setUnreachable] = useState(false)
  const [isVerifying, setVerifying] = useState(false)
  const [isWorking, setWorking] = useState(false)

  useEffect(() => {
    loadLookUp().catch(() => undefined) // tried again, and reported, when the code is sent
  }, [])

  /** A toast says it; the field keeps it after the toast has gone. */
  const refuse = (title: string, description: string) => {
    setProblem(description)
    showToast({ tone: 'error', title, description })
  }

  const show = (result: LookUpResult) => {
    switch (result.kind) {
      case 'open':
        return void navigate(paths.processSummary)
      case 'closed':
        return refuse(t`Application closed`, t`This application process is closed and no longer accepts applications.`)
      case 'unknown':
        return refuse(t`Code not found`, t`The code you entered is not valid. Please check and try again.`)
      case 'unreachable':
        setUnreachable(true)
        return refuse(t`Error`, t`Failed to connect to the server. Please try again.`)
      case 'failed':
        return refuse(t`Error`, texts.error(result.code))
      case 'refused':
        return refuse(t`Invalid code`, texts.issue(result.issue))
    }
  }

  const submit = async (submitted: string) => {
    if (isVerifying) return
    setVerifying(true)
    setProblem(undefined)
    setUnreachable(false)
    try {
      const { lookUp } = await loadLookUp()
      show(await lookUp(submitted, () => setWorking(true)))
    } catch {
      show({ kind: 'unreachable' })
    } finally {
      setVerifying(false)
      setWorking(false)
    }
  }

  const change = (next: string) => {
    setCode(next)
    setProblem(undefined)
    setUnreachable(false)
  }

  return {
    code,
    problem,
    isVerifying,
    isWorking,
    isUnreachable,
    setCode: change,
    submit: () => void submit(code),
    submitScanned: (scanned: string) => {
      change(scanned)
      void submit(scanned)
    },
    /** What the code opens is found out later; the questionnaire is the same for every home. */
    goOnUnchecked: async () => {
      const { chooseUnchecked } = await loadLookUp()
      chooseUnchecked(code)
      void navigate(paths.questionnaire)
    },
  }
}
