import * as z from 'zod/mini'
import { id } from '#shared/text.ts'
import { protocolContent } from './protocol.ts'
import { roomContent } from './room/room.ts'
import { signing } from './sign/signing.ts'

/** What signatures were given to, whole: enough to put it in the place of what somebody else made of the draft meanwhile. */
const asSigned = z.object({
  content: protocolContent,
  rooms: z.array(z.object({ id: id(), content: roomContent })).check(z.maxLength(500)),
})
export type AsSigned = z.output<typeof asSigned>

/** As it is sent: with what was signed only when a person decided that it stands. */
export const sentSigning = z.object({ ...signing.shape, asSigned: z.optional(asSigned) })
export type SentSigning = z.output<typeof sentSigning>
