import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accessCode } from '#shared/process/code.ts'
import { processContract } from '#shared/process/contract.ts'
import { acceptsApplications, type ExternalProcess } from '#shared/process/process.ts'
import { ApiError, call } from '#web/api/call.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { selectProcess } from '#web/local/selection.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Idle, then verifying, then either on to the summary or back to idle with a message (applicant.md §4). */
export function useCodeEntry(initialCode: string) {
  const { t } = useLingui()
  const texts = useTexts()
  const navigate = useNavigate()
  const [code, setCode] = useState(initialCode)
  const [problem, setProblem] = useState<string>()
  const [isVerifying, setVerifying] = useState(false)

  /** A toast says it; the field keeps it after the toast has gone. */
  const refuse = (title: string, description: string) => {
    setProblem(description)
    showToast({ tone: 'error', title, description })
  }

  const accept = (process: ExternalProcess) => {
    if (!acceptsApplications(process)) {
      refuse(t`Application closed`, t`This application process is closed and no longer accepts applications.`)
      return
    }
    selectProcess(process)
    void navigate(paths.processSummary)
  }

  const explain = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'RATE_LIMITED') {
      refuse(t`Please wait a moment`, texts.error('RATE_LIMITED'))
    } else if (error instanceof ApiError && error.status < 500) {
      refuse(t`Code not found`, t`The code you entered is not valid. Please check and try again.`)
    } else {
      refuse(t`Error`, t`Failed to connect to the server. Please try again.`)
    }
  }

  const submit = async () => {
    if (isVerifying) return
    const parsed = accessCode.safeParse(code)
    if (!parsed.success) {
      refuse(t`Invalid code`, texts.issue(parsed.error.issues[0]?.message ?? 'code_length'))
      return
    }
    setVerifying(true)
    setProblem(undefined)
    try {
      accept(await call(processContract.lookUpProcess, { params: { code: parsed.data } }))
    } catch (error) {
      explain(error)
    } finally {
      setVerifying(false)
    }
  }

  return {
    code,
    problem,
    isVerifying,
    setCode: (next: string) => {
      setCode(next)
      setProblem(undefined)
    },
    submit: () => void submit(),
  }
}
