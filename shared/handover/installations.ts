import * as z from 'zod/mini'
import { calendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'
import { id, optionalText } from '#shared/text.ts'

export const meterKinds = [
  'electricity',
  'gas',
  'water_cold',
  'water_warm',
  'heat',
  'heat_cost_allocator',
  'oil',
  'solar',
] as const
export type MeterKind = (typeof meterKinds)[number]

export const unreadReasons = ['inaccessible', 'removed', 'elsewhere'] as const

export const smallerReasons = ['exchanged', 'run_over', 'as_read'] as const

const reading = z
  .string({ error: 'invalid' satisfies IssueCode })
  .check(z.trim(), z.regex(/^[\d'’., ]{0,20}$/, { error: 'meter_reading_invalid' satisfies IssueCode }))

/** A meter that was read. The reading is text as it stands on the meter: leading zeros and decimals count. */
export const meter = z.object({
  id: id(),
  kind: z.enum(meterKinds),
  number: optionalText(),
  location: optionalText(),
  reading: z._default(reading, ''),
  unit: optionalText(),
  /** Why it says less than in the protocol before, where it does. Absent in what older versions wrote and signed. */
  smallerBecause: z.optional(z.enum(smallerReasons)),
  /** The earlier reading that this was said about: of another one it says nothing. Absent in what older versions wrote and signed. */
  smallerThan: z.optional(z.object({ date: calendarDate('date_invalid'), reading, unit: optionalText() })),
  /** Why nobody read it, where nobody did. Absent in what older versions wrote and signed. */
  unreadBecause: z.optional(z.enum(unreadReasons)),
  photoIds: z._default(z.array(id()).check(z.maxLength(5)), []),
})
export type Meter = z.output<typeof meter>

export const keyKinds = [
  'flat',
  'house',
  'cellar',
  'letterbox',
  'garage',
  'laundry',
  'room',
  'remote',
  'chip',
  'code',
] as const
export type KeyKind = (typeof keyKinds)[number]

const count = z._default(
  z
    .int({ error: 'whole_number_required' satisfies IssueCode })
    .check(
      z.minimum(0, { error: 'whole_number_required' satisfies IssueCode }),
      z.maximum(999, { error: 'amount_too_large' satisfies IssueCode }),
    ),
  0,
)

/** Keys of one kind: how many were handed out, and, when somebody leaves, how many came back. */
export const key = z.object({
  id: id(),
  kind: z.enum(keyKinds),
  serialNumber: optionalText(),
  handedOver: count,
  returned: count,
  /** Somebody said that none came back. Absent otherwise: a nought was there before anybody counted. */
  noneReturned: z.optional(z.literal(true)),
  /** At a change of tenants: how many the new one gets. Absent otherwise, and in what older versions wrote and signed. */
  handedOn: z.optional(z.int().check(z.minimum(0), z.maximum(999))),
  /** The lock is replaced because of what is missing. False says nothing: it was there before anybody answered. */
  needsNewLock: z._default(z.boolean(), false),
  /** Somebody said that it is not replaced. Absent otherwise, and in what older versions wrote and signed. */
  lockStays: z.optional(z.literal(true)),
  note: optionalText(),
})
export type Key = z.output<typeof key>

export const smokeDetector = z.object({
  id: id(),
  location: optionalText(),
  isPresent: z._default(z.boolean(), true),
  /** Null: nobody tested it. */
  works: z._default(z.nullable(z.boolean()), null),
  expires: optionalText(),
})
export type SmokeDetector = z.output<typeof smokeDetector>
