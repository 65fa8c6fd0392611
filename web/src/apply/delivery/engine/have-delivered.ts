import { askForBackgroundSync } from './background-sync.ts'
import { nudge } from './nudge.ts'

/** It takes a few milliseconds; should a browser not answer, nobody waits for it. */
const LONGEST_WISH_MS = 500

/** Has what was just sealed delivered by whoever can, with this page open or not. */
export async function haveDelivered(): Promise<void> {
  nudge()
  // Who closes the page at the first word of success shall not have to come back.
  await Promise.race([askForBackgroundSync(), new Promise((resolve) => setTimeout(resolve, LONGEST_WISH_MS))])
}
