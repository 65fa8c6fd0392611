import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { externalProcess, type ProcessSummary, readProcess } from '#shared/process/process.ts'
import { checkCodes } from '#web/apply/delivery/engine/check-codes.ts'
import { asksIncomesAnew, setDraftCode } from '#web/apply/delivery/seal/bind-draft.ts'
import { correctPendingCode, selectProcess, selectRentObject } from '#web/apply/selection/selection.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { findDraft } from '#web/apply/storage/drafts.ts'
import { withoutIncome } from '#web/apply/storage/incomes.ts'
import { writeAsAtHome } from '#web/kit/i18n/start-language.ts'
import { useOnDevice } from '#web/kit/device/storage/use-on-device.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { CodeProblem } from './code-problem.tsx'

interface CodeCheckProps {
  draftId: string
  onChecked: (home: ProcessSummary) => void
  onClosed: (isClosed: boolean) => void
}

const startDate = 'generalInfo.desiredStartDate'

/** Stands above a questionnaire whose code was entered without a connection, until it is known what it opens. */
export function CodeCheck({ draftId, onChecked, onClosed }: CodeCheckProps) {
  const { t } = useLingui()
  const { getValues, setValue } = useFormContext<Answers>()
  const { code, codeProblem, home, currency } = useOnDevice(async () => findDraft(draftId), [draftId]) ?? {}
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
      // As in what is kept: a page that is open would write the old ones back.
      const isOtherMoney = currency !== undefined && asksIncomesAnew({ currency }, record.data)
      if (isOtherMoney) setValue('mainRenters', getValues('mainRenters').map(withoutIncome))
      onChecked(process)
      const description = process.address
      showToast({
        tone: 'success',
        title: () => t`Your code is checked`,
        description: () =>
          [
            t`You apply for: ${description}`,
            isOtherMoney &&
              t`What people earn is asked anew: it was said for a home of another country, or one that was not known yet.`,
          ]
            .filter(Boolean)
            .join('. '),
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
  useEffect(() => onClosed(found === 'closed'), [found, onClosed])

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
