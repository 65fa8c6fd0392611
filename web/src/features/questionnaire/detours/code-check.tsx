import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { externalProcess, type ProcessSummary, readProcess } from '#shared/process/process.ts'
import { writeAsAtHome } from '#web/i18n/start-language.ts'
import type { Answers } from '#web/local/answers.ts'
import { setDraftCode } from '#web/local/bind-draft.ts'
import type { Draft } from '#web/local/draft.ts'
import { findDraft } from '#web/local/drafts.ts'
import { correctPendingCode, selectProcess, selectRentObject } from '#web/local/selection.ts'
import { checkCodes } from '#web/sync/check-codes.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { Text } from '#web/ui/typography.ts'
import { CodeProblem } from './code-problem.tsx'

interface CodeCheckProps {
  draftId: string
  onChecked: (home: ProcessSummary) => void
}

const startDate = 'generalInfo.desiredStartDate'

/** Stands above a questionnaire whose code was entered without a connection, until it is known what it opens. */
export function CodeCheck({ draftId, onChecked }: CodeCheckProps) {
  const { t } = useLingui()
  const { getValues, setValue } = useFormContext<Answers>()
  const { code, codeProblem, home } = useLiveQuery(() => findDraft(draftId), [draftId]) ?? {}
  const [isChecking, setChecking] = useState(true)
  /** The field stays, and the focus in it. */
  const [isCorrecting, setCorrecting] = useState(false)

  const check = useCallback(async () => {
    setChecking(true)
    await checkCodes({ send: fetch })
    setChecking(false)
  }, [])
  useEffect(() => {
    const onTrigger = () => void check()
    onTrigger()
    addEventListener('online', onTrigger)
    return () => removeEventListener('online', onTrigger)
  }, [check])

  const announce = useEffectEvent((found: 'home' | Draft['codeProblem']) => {
    const record = externalProcess.safeParse(home)
    if (found === 'home' && record.success) {
      const process = readProcess(record.data)
      selectProcess(record.data)
      selectRentObject(process)
      void writeAsAtHome()
      if (process.startDate && !getValues(startDate)) setValue(startDate, process.startDate)
      onChecked(process)
      const description = process.address
      showToast({
        tone: 'success',
        title: () => t`Your code is checked`,
        description: () => t`You apply for: ${description}`,
      })
    } else if (found === 'unknown') {
      const description = () => t`The code you entered is not valid. Please check and try again.`
      showToast({ tone: 'error', title: () => t`Code not found`, description })
    } else if (found === 'closed') {
      const description = () => t`This application process is closed and no longer accepts applications.`
      showToast({ tone: 'error', title: () => t`Application closed`, description })
    }
  })
  const found = home ? 'home' : codeProblem
  useEffect(() => announce(found), [found])

  const correct = async (better: string) => {
    setCorrecting(true)
    await setDraftCode(draftId, better)
    correctPendingCode(better)
    await check()
    setCorrecting(false)
  }

  if (!code) return null
  if (codeProblem || isCorrecting) {
    return (
      <CodeProblem {...{ code, isChecking }} codeProblem={codeProblem} onCorrect={(better) => void correct(better)} />
    )
  }
  return (
    <Text color="fg.muted" fontSize="sm" mb="4" role="status">
      {isChecking ? <Trans>Checking code {code}</Trans> : <Trans>Code {code} is not checked yet: no connection.</Trans>}
    </Text>
  )
}
