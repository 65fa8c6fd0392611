import { useEffect, useRef } from 'react'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { areSingleKeysOn } from '#web/manage/changes/single-keys.ts'
import { isFree } from '#web/manage/changes/is-free.ts'
import { actionNames } from '#web/manage/ui/action-names.ts'
import { statusKeys } from '#web/manage/ui/status-keys.ts'
import { useStepsHere } from '#web/manage/ui/steps-here.ts'

/** A letter that follows sooner is one of a word. */
const WORD_MS = 350
/** These lead on, and end no word that somebody types. */
const leadsOn = new Set(['j', 'k', 'x'])

interface Steps<Step extends ApplicationStatus> {
  /** Whom they are about. */
  about: string
  /** Those that can be taken now. */
  steps: readonly Step[]
  onStep: (status: Step) => void
  /** Whether a step is asked about before it is taken. */
  asksFirst: (status: ApplicationStatus) => boolean
}

/**
 * The key of a step does what its button does, wherever the focus is on the page, and so does the search; where somebody types, and in
 * a dialog, the key writes. Who types a name, as if a field had the focus, takes none by its letters.
 */
export function useStatusKeys<Step extends ApplicationStatus>(given: Steps<Step>): void {
  const now = useRef(given)
  useEffect(() => {
    now.current = given
  })
  useStepsHere(() => {
    const { about, steps, onStep } = now.current
    const stepOf = (status: Step) => ({
      words: actionNames[status],
      hotkey: statusKeys[status],
      take: () => onStep(status),
    })
    return { about, steps: steps.map(stepOf) }
  })
  useEffect(() => {
    let lastLetterAt = Number.NEGATIVE_INFINITY
    let waiting: { timer: ReturnType<typeof setTimeout>; take: () => void } | undefined
    const end = () => {
      clearTimeout(waiting?.timer)
      waiting = undefined
    }
    const take = (step: Step) => {
      // Of the person for whom the key was pressed, whoever is looked at by then.
      const { onStep } = now.current
      if (now.current.asksFirst(step)) return onStep(step)
      const takeIt = () => {
        end()
        onStep(step)
      }
      waiting = { timer: setTimeout(takeIt, WORD_MS), take: takeIt }
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (event.defaultPrevented || ctrlKey || metaKey || altKey) return
      const isLetter = [...key].length === 1
      if (waiting) {
        if (leadsOn.has(key.toLowerCase())) waiting.take()
        else if (isLetter) end()
      }
      if (!isFree(event)) return
      const isOfWord = event.timeStamp - lastLetterAt < WORD_MS
      if (isLetter && !leadsOn.has(key.toLowerCase())) lastLetterAt = event.timeStamp
      const step = now.current.steps.find((status) => statusKeys[status] === key.toLowerCase())
      if (step === undefined || shiftKey || !areSingleKeysOn() || (isOfWord && !now.current.asksFirst(step))) return
      event.preventDefault()
      // A letter that does something begins no word.
      lastLetterAt = Number.NEGATIVE_INFINITY
      take(step)
    }
    addEventListener('keydown', onKeyDown)
    return () => {
      waiting?.take()
      removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
