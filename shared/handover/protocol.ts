import { homeCountries } from '#shared/home-countries.ts'
import * as z from 'zod/mini'
import { calendarDate } from '#shared/dates.ts'
import { comment, optionalText } from '#shared/text.ts'
import { agreements } from './agreements.ts'
import { staysBecause } from './end/stays-because.ts'
import { key, meter, smokeDetector } from './installations.ts'
import { party } from './party.ts'
import { seal } from './sign/seal.ts'

export const protocolKinds = ['move_out', 'move_in', 'move_out_in', 'interim'] as const
export type ProtocolKind = (typeof protocolKinds)[number]

/** `draft` can be changed; `signed` never again: a change is a new version, and the old one becomes `superseded`. */
export const protocolStatuses = ['draft', 'signed', 'superseded', 'void'] as const
export type ProtocolStatus = (typeof protocolStatuses)[number]

/** What people typed about the appointment as a whole. Rooms are records of their own, so that two devices can share them out. */
export const protocolContent = z.object({
  kind: z._default(z.enum(protocolKinds), 'move_out'),
  /** Whose law the statements and deadlines follow. */
  jurisdiction: z._default(z.enum(homeCountries), 'CH'),
  date: calendarDate('protocol_date_required'),
  place: optionalText(),
  /** The day on which who leaves was handed the home. Absent where nobody said, and in what older versions wrote and signed. */
  enteredOn: z.optional(calendarDate('date_invalid')),
  parties: z._default(z.array(party).check(z.maxLength(20)), []),
  meters: z._default(z.array(meter).check(z.maxLength(50)), []),
  keys: z._default(z.array(key).check(z.maxLength(100)), []),
  smokeDetectors: z._default(z.array(smokeDetector).check(z.maxLength(100)), []),
  // Read as an empty one is read everywhere else, because what is signed is the text of it.
  agreements: z._default(agreements, agreements.parse({})),
  remarks: comment(),
})
export type ProtocolContent = z.output<typeof protocolContent>

/** As a change says it, as a whole; the law stays where nobody says one. */
export const changedContent = z.extend(protocolContent, { jurisdiction: z.optional(z.enum(homeCountries)) })

/** The signed document left by mail at one time. */
const copiesSent = z.object({
  /** By the server's clock. */
  at: z.string(),
  partyIds: z.array(z.string()),
  /** Addresses of nobody who takes part: they are counted, and not kept. */
  others: z.number(),
})
export type CopiesSent = z.output<typeof copiesSent>

/** A handover protocol (handover.md, Protocol record), as managers see it and as the feed carries it. */
export const handoverProtocol = z.object({
  id: z.string(),
  organizationId: z.string(),
  propertyId: z.string(),
  date: z.string(),
  /** Names of those who are present; on the documented calls this travels as text holding a JSON list. */
  participants: z.array(z.string()),
  status: z.enum(protocolStatuses),
  /** Grows with every new version of the same appointment, from 1. */
  edition: z.number(),
  /** The version that this one replaces, and the protocol that it is compared with. */
  supersedesId: z.nullable(z.string()),
  baselineId: z.nullable(z.string()),
  content: protocolContent,
  /** SHA-256 of what was signed; null while it is a draft. */
  contentHash: z.nullable(z.string()),
  /** By the server's clock, once it knows; the clocks of those who signed are in the seal. */
  signedAt: z.nullable(z.string()),
  seal: z.nullable(seal),
  voidedBecause: z.string(),
  /** The latest at the end. None in what older versions wrote. */
  copies: z._default(z.array(copiesSent), []),
  /** From this day on it is erased; null while none has been told (end/protocol-end.ts). */
  erasesOn: z._default(z.nullable(z.string()), null),
  /** Why it stays though its time is over; null for one that goes, or whose time has not come. */
  staysBecause: z._default(z.nullable(z.enum(staysBecause)), null),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type HandoverProtocol = z.output<typeof handoverProtocol>

/** What a draft does not say yet. */
export const unsigned = {
  status: 'draft' as const,
  contentHash: null,
  signedAt: null,
  seal: null,
  voidedBecause: '',
  copies: [],
  erasesOn: null,
  staysBecause: null,
}
