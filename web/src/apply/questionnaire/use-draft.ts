import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { emptyAnswers, withBlanks } from '#web/apply/storage/answers.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { type DraftPlace, findDraft, openDraft, wasSubmitted } from '#web/apply/storage/drafts.ts'
import { hasDossier } from '#web/apply/storage/has-dossier.ts'
import { type Hold, holdDraft } from '#web/apply/storage/hold-draft.ts'
import { withLastTyped } from '#web/apply/storage/last-typed.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'

export type OpenedDraft =
  /**
   * `opening` counts up when the draft is read anew: what is on the screen is then out of date. `mayBegin`: nothing is
   * answered, and something was kept for the next home.
   */
  | { kind: 'editing'; draft: Draft; opening: number; reopen: () => void; mayBegin: boolean }
  /** Another tab edits it: one that was first, or one that took it from here. */
  | { kind: 'elsewhere'; wasHere: boolean; editHere: () => void }
  /** Another tab submitted it. */
  | { kind: 'submitted' }
  /** This browser keeps nothing. */
  | { kind: 'unavailable' }

/** Opens a draft for the one tab that edits it; undefined while it opens. */
export function useDraft(place: DraftPlace, startDate: string | undefined) {
  const { processId, code, applicationId } = place
  const { t } = useLingui()
  const [opened, setOpened] = useState<OpenedDraft>()
  useEffect(() => {
    let isCurrent = true
    let opening = 0
    let draftId: string | undefined
    let hold: Hold | undefined
    let isElsewhere = false
    let isKnown = false

    const show = (next: OpenedDraft) => {
      if (!isCurrent) return
      isElsewhere = next.kind === 'elsewhere'
      setOpened(next)
    }
    const showElsewhere = (wasHere: boolean) => show({ kind: 'elsewhere', wasHere, editHere: () => void open(true) })

    const release = () => {
      hold?.release()
      hold = undefined
    }
    /** What is kept was changed from here, and is known to whoever did. */
    const reopen = () => {
      release()
      isKnown = true
      void open(false)
    }
    const read = async () => {
      if (!draftId) return openDraft(place, () => emptyAnswers(startDate))
      return (await findDraft(draftId)) ?? ((await wasSubmitted(draftId)) ? 'submitted' : 'gone')
    }
    const tryToOpen = async (steal: boolean): Promise<void> => {
      const found = await read()
      if (found === 'submitted') return show({ kind: 'submitted' })
      if (found === 'gone') {
        draftId = undefined
        return tryToOpen(steal)
      }
      draftId = found.id
      if (!isCurrent) return
      const next = await holdDraft(found.id, { steal, onLost: () => showElsewhere(true) })
      if (!isCurrent) return next?.release()
      if (!next) return isElsewhere ? undefined : showElsewhere(false)
      hold = next
      // Once more: whoever had it may have written until now.
      const stored = await findDraft(found.id)
      if (!stored) {
        release()
        return tryToOpen(false)
      }
      const kept = await withLastTyped(stored)
      const draft = { ...kept, answers: withBlanks(kept.answers) }
      const mayBegin = draft.rev === 0 && (await hasDossier())
      show({ kind: 'editing', draft, opening: (opening += 1), reopen, mayBegin })
      if (draft.rev === 0 || isKnown) return
      showToast({
        tone: 'success',
        title: () => t`Progress saved`,
        description: () => t`Your answers were kept on this device. You can go on where you stopped.`,
      })
    }
    const open = (steal: boolean) => tryToOpen(steal).catch(() => show({ kind: 'unavailable' }))
    void open(false)

    // A page that the browser keeps for Back must not keep the draft from others, and is out of date when it returns.
    const onPageShow = ({ persisted }: PageTransitionEvent) => void (persisted && open(false))
    const onVisible = () => void (isElsewhere && document.visibilityState === 'visible' && open(false))
    addEventListener('pagehide', release)
    addEventListener('pageshow', onPageShow)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isCurrent = false
      release()
      removeEventListener('pagehide', release)
      removeEventListener('pageshow', onPageShow)
      document.removeEventListener('visibilitychange', onVisible)
    }
    // Once per draft: a change of language is no reason to open it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [processId, code, applicationId, startDate])
  return opened
}
