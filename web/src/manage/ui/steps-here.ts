import type { MessageDescriptor } from '@lingui/core'
import { useEffect, useState } from 'react'

/** What can be done with what is open, from the search as by its own button and key. */
export interface StepHere {
  words: MessageDescriptor
  /** Its key, alone. */
  hotkey: string
  take: () => void
}

/** The steps of one part of the page. */
export interface StepsHere {
  /** Whom or what they are about. */
  about: string
  steps: readonly StepHere[]
}

const parts: (() => StepsHere)[] = []

/** All there are, those of what came last first. */
export const stepsHere = (): readonly StepsHere[] => parts.map((read) => read()).toReversed()

/** Offers them as long as it is drawn. @param read gives those of now, whichever render it is of */
export function useStepsHere(read: () => StepsHere): void {
  const [kept] = useState(() => read)
  useEffect(() => {
    parts.push(kept)
    return () => void parts.splice(parts.indexOf(kept), 1)
  }, [kept])
}
