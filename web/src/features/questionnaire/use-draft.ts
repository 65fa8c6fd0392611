import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { emptyAnswers } from '#web/local/answers.ts'
import type { Draft } from '#web/local/draft.ts'
import { openDraft } from '#web/local/drafts.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** The draft of a process: undefined while it opens, `unavailable` where the browser keeps nothing. */
export function useDraft(processId: string, startDate: string | undefined): Draft | 'unavailable' | undefined {
  const { t } = useLingui()
  const [draft, setDraft] = useState<Draft | 'unavailable'>()
  useEffect(() => {
    let isCurrent = true
    const open = async () => {
      const opened = await openDraft(processId, () => emptyAnswers(startDate)).catch(() => 'unavailable' as const)
      if (!isCurrent) return
      setDraft(opened)
      if (opened === 'unavailable' || opened.rev === 0) return
      showToast({
        tone: 'success',
        title: t`Progress saved`,
        description: t`Your answers were kept on this device. You can go on where you stopped.`,
      })
    }
    void open()
    return () => {
      isCurrent = false
    }
    // Once per process: a change of language is no reason to open the draft again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [processId, startDate])
  return draft
}
