import * as z from 'zod/mini'

/** What the tabs of one device tell each other. */
export const deskMessage = z.union([
  z.object({ kind: z.literal('signed_in'), userId: z.string() }),
  /** The session is over, in every tab. */
  z.object({ kind: z.literal('ended'), why: z.enum(['signed_out', 'unauthorized', 'role', 'deactivated']) }),
  /** A fresh token, so that not every tab has to ask for one. */
  z.object({ kind: z.literal('token'), userId: z.string(), token: z.string(), expiresIn: z.number() }),
])
export type DeskMessage = z.output<typeof deskMessage>
export type Ended = Extract<DeskMessage, { kind: 'ended' }>['why']
