import { createSignal } from '#web/kit/device/signal.ts'
import { isEverythingSaved } from '#web/kit/device/unsaved.ts'

/** Why the page should be loaded anew: there is a new version, or a part of this one is missing. */
export interface Update {
  reason: 'new_version' | 'missing_code'
  /** The person agreed, and something is still only on the screen. */
  isUnsaved: boolean
  /** Loads the page anew, as soon as nothing is lost by that. */
  apply: () => void
}

let current: Update | undefined

const { tell, watch } = createSignal()

/** What waits for the person's consent. */
export const currentUpdate = () => current
export const watchUpdates = watch

/** @param activate makes the new version the one that answers, and resolves once it does, or does not for long */
export const offerUpdate = (activate: () => Promise<void>) => offer('new_version', activate)

/** A new version that was offered already has the same cure. */
export const offerReload = () => current ?? offer('missing_code', () => Promise.resolve())

/** What was missing has come. */
export function withdrawReload() {
  if (current?.reason === 'missing_code') change(undefined)
}

function offer(reason: Update['reason'], activate: () => Promise<void>) {
  const apply = async () => {
    if (!(await isEverythingSaved())) return change({ reason, isUnsaved: true, apply: start })
    await activate()
    // Somebody may have typed meanwhile.
    if (!(await isEverythingSaved())) return change({ reason, isUnsaved: true, apply: start })
    location.reload()
  }
  const start = () => void apply()
  change({ reason, isUnsaved: false, apply: start })
}

function change(next: Update | undefined) {
  current = next
  tell()
}
