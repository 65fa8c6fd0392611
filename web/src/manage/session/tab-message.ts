import * as z from 'zod/mini'

/** What the tabs of one device tell each other. */
export const tabMessage = z.union([
  z.object({ kind: z.literal('signed_in'), userId: z.string() }),
  /** The session is over, in every tab. */
  z.object({ kind: z.literal('ended'), why: z.enum(['signed_out', 'unauthorized', 'role', 'deactivated']) }),
  /** A fresh token, so that not every tab has to ask for one. */
  z.object({ kind: z.literal('token'), userId: z.string(), token: z.string(), expiresIn: z.number() }),
])
export type TabMessage = z.output<typeof tabMessage>
export type Ended = Extract<TabMessage, { kind: 'ended' }>['why']
