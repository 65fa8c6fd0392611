import * as z from 'zod/mini'
import { DAY_MS } from '#shared/day.ts'

const HOUR_MS = 60 * 60_000

/**
 * How long a manager may read what lies on the device without contact to the server, and when it goes (sign-in.md,
 * Session on the device).
 */
const LOCKED_AFTER_MS = 7 * DAY_MS
export const WIPED_AFTER_MS = 14 * DAY_MS
/** After a session that could not be renewed. */
const LOCKED_WIPED_AFTER_MS = DAY_MS
/** A clock may be put right by so much without anybody being locked out. */
const CLOCK_TOLERANCE_MS = HOUR_MS

/** Whose data lies on this device. Moments in milliseconds since 1970, by the device's own clock. */
export const deviceUser = z.object({
  userId: z.string(),
  lastContactAt: z.number(),
  /** The latest moment that was ever seen here: time that has passed stays passed when the clock is set back. */
  seenAt: z.number(),
  /** Since when the server refuses the session. */
  lockedAt: z.optional(z.number()),
  /** The data is to go, and may not be shown again, whatever else is written here. */
  pendingWipe: z.optional(z.literal(true)),
})
export type DeviceUser = z.output<typeof deviceUser>

/** `fresh` may be shown with and without a connection, `locked` waits for a new sign-in, `wipe` has to go now. */
export type DeviceUserState = 'fresh' | 'locked' | 'wipe'

export function deviceUserState(
  { lastContactAt, seenAt, lockedAt, pendingWipe }: DeviceUser,
  now: number,
): DeviceUserState {
  const time = Math.max(now, seenAt)
  const sinceContact = time - lastContactAt
  if (pendingWipe || sinceContact >= WIPED_AFTER_MS) return 'wipe'
  if (lockedAt !== undefined) return time - lockedAt >= LOCKED_WIPED_AFTER_MS ? 'wipe' : 'locked'
  const isClockSetBack = now < seenAt - CLOCK_TOLERANCE_MS
  return isClockSetBack || sinceContact >= LOCKED_AFTER_MS ? 'locked' : 'fresh'
}
