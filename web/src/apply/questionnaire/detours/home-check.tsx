import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { processContract } from '#shared/process/contract.ts'
import { acceptsApplications } from '#shared/process/process.ts'
import { setDraftCode } from '#web/apply/delivery/seal/bind-draft.ts'
import { reuseDraft } from '#web/apply/delivery/seal/reuse-draft.ts'
import { choosePendingCode, clearSelection, rememberProgress } from '#web/apply/selection/selection.ts'
import { findDraft } from '#web/apply/storage/drafts.ts'
import { paths } from '#web/kit/address/paths.ts'
import { call, isRefused } from '#web/kit/api/call.ts'
import { isEverythingSaved } from '#web/kit/device/unsaved.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { CodeProblem } from './code-problem.tsx'

interface HomeCheckProps {
  draftId: string
  code: string
  isClosed: boolean
  onClosed: (isClosed: boolean) => void
  /** The answers are another draft's now, of a code that is to be checked. */
  onReused: () => void
}

/** Asks, with a connection, whether a home still takes applications: nobody shall write for one that does not. */
export function HomeCheck({ draftId, code, isClosed, onClosed, onReused }: HomeCheckProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isReusing, setReusing] = useState(false)

  const check = useEffectEvent(async (isHere: () => boolean) => {
    if (isClosed || (await isOpen(code))) return
    const draft = await findDraft(draftId).catch(() => undefined)
    // Submitted or left meanwhile: then others say it.
    if (!draft || !isHere()) return
    if (draft.rev > 0) onClosed(true)
    else {
      // What was opened and never touched is nothing to keep. First, because what is told of a page goes with it.
      clearSelection()
      void navigate(paths.landing, { replace: true })
    }
    showToast({
      tone: 'error',
      title: () => t`Application Closed`,
      description: () => t`This application process has been closed and is no longer accepting new applications.`,
    })
  })
  useEffect(() => {
    let isHere = true
    const onTrigger = () => void check(() => isHere)
    onTrigger()
    addEventListener('online', onTrigger)
    return () => {
      isHere = false
      removeEventListener('online', onTrigger)
    }
  }, [])

  const reuse = async (another: string) => {
    setReusing(true)
    if (another === code) {
      onClosed(!(await isOpen(code)))
      return setReusing(false)
    }
    await isEverythingSaved()
    const draft = await reuseDraft(draftId)
    if (draft) {
      await setDraftCode(draft.id, another)
      choosePendingCode(another)
      rememberProgress({ applicationId: draft.id, section: draft.section })
    }
    onReused()
  }

  if (!isClosed) return null
  return (
    <CodeProblem code={code} codeProblem="closed" isChecking={isReusing} onCorrect={(another) => void reuse(another)} />
  )
}

/** Only our server's own word counts; where nobody can say, it is taken for open. */
async function isOpen(code: string): Promise<boolean> {
  try {
    return acceptsApplications(await call(processContract.lookUpProcess, { params: { code } }))
  } catch (error) {
    return !isRefused(error, 'PROCESS_NOT_FOUND')
  }
}
