/** The right to edit a draft, which one tab at a time has. */
export interface Hold {
  release: () => void
}

interface HoldOptions {
  /** Takes it from the tab that has it. */
  steal: boolean
  /** Another tab took it. */
  onLost: () => void
  /** Absent in old browsers and on pages without TLS: there every tab may edit, and `rev` tells the saves apart. */
  locks?: LockManager | undefined
}

/** @returns undefined when another tab has it */
export function holdDraft(
  id: string,
  { steal, onLost, locks = globalThis.navigator?.locks }: HoldOptions,
): Promise<Hold | undefined> {
  if (!locks) return Promise.resolve({ release: () => {} })
  return new Promise((answer) => {
    let isHeld = false
    locks
      .request(`draft:${id}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
        if (!lock) return answer(undefined)
        isHeld = true
        return new Promise<void>((release) => answer({ release }))
      })
      .catch(() => {
        // Either it was stolen, or this browser refuses locks here: then it is as if it had none.
        if (isHeld) onLost()
        else answer({ release: () => {} })
      })
  })
}
