import * as z from 'zod/mini'
import { calendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'
import { requiredLine } from '#shared/text.ts'
import { partyRoles } from './party.ts'
import { protocolKinds } from './protocol.ts'

/** The property of a new protocol, which nobody has to guess. */
export const propertyOfProtocol = z
  .uuid({ error: 'protocol_property_required' satisfies IssueCode })
  .check(z.toLowerCase())

/** Somebody who takes part; whose role nobody said, the kind of the protocol does. */
const newcomer = z.object({
  name: requiredLine('participant_name_required'),
  role: z.optional(z.enum(partyRoles)),
  email: z.string(),
  phone: z.string(),
})
export type Newcomer = z.output<typeof newcomer>

/** The create dialog (handover.md, Creating a protocol): a name is trimmed, and blank ones never get into the list. */
export const protocolForm = z.object({
  propertyId: propertyOfProtocol,
  kind: z.enum(protocolKinds, { error: 'protocol_kind_required' satisfies IssueCode }),
  date: calendarDate('protocol_date_required'),
  participants: z
    .array(newcomer)
    .check(
      z.minLength(1, { error: 'participant_required' satisfies IssueCode }),
      z.maxLength(20, { error: 'invalid' satisfies IssueCode }),
    ),
})
export type ProtocolForm = z.output<typeof protocolForm>
