import type { CalendarDate } from '#shared/dates.ts'
import { readTypedNumber } from '#shared/number-typed.ts'
import { type Recorded, signedBefore } from './editions.ts'
import { type Meter, meter as meterRule } from './installations.ts'

export interface EarlierMeter {
  date: CalendarDate
  meter: Meter
}

/** Each meter as it was last read in a signed protocol of the home; without a reading where nobody ever could. */
export function earlierMeters<P extends Recorded>(protocol: P, all: readonly P[]): EarlierMeter[] {
  const found: EarlierMeter[] = []
  const unread: EarlierMeter[] = []
  const removed: Meter[] = []
  const isKnown = (one: Meter) =>
    [...found.map(({ meter }) => meter), ...removed].some((each) => isSameMeter(each, one))
  for (const { date, content } of signedBefore(protocol, all)) {
    for (const meter of content.meters) {
      if (isKnown(meter)) continue
      if (meter.reading !== '') found.push({ date, meter })
      else if (meter.unreadBecause === 'removed') removed.push(meter)
      else unread.push({ date, meter })
    }
  }
  for (const each of unread) if (!isKnown(each.meter)) found.push(each)
  return found
}

/** Nobody read it, and nobody said why. */
export const isUnread = ({ reading, unreadBecause }: Meter): boolean => reading === '' && !unreadBecause

/** How many meters nobody read, and nobody said why: those that were read before, and those that are named here. */
export const countUnread = (earlier: readonly EarlierMeter[], meters: readonly Meter[]): number =>
  meters.filter(isUnread).length +
  earlier.filter(({ meter }) => !meters.some((each) => isSameMeter(each, meter))).length

/** By its number; where one of them has none, by its kind and place. */
export const isSameMeter = (one: Meter, other: Meter): boolean =>
  one.kind === other.kind &&
  (one.number !== '' && other.number !== ''
    ? asKey(one.number) === asKey(other.number)
    : one.location === '' || other.location === '' || asKey(one.location) === asKey(other.location))

/** What a meter said before; undefined of one that nobody read yet. */
export const earlierOf = (meter: Meter, earlier: readonly EarlierMeter[]): EarlierMeter | undefined =>
  earlier.find((each) => isSameMeter(each.meter, meter))

/** Whether a smaller reading still has to be explained: a reason is one of the reading before that it was given for. */
export function isUnexplained(meter: Meter, earlier: readonly EarlierMeter[]): boolean {
  const before = earlierOf(meter, earlier)
  if (!before || !isSmaller(meter, before.meter)) return false
  const { smallerBecause, smallerThan } = meter
  return !smallerBecause || smallerThan?.date !== before.date || smallerThan.reading !== before.meter.reading
}

/** The meter with a part of it changed. What was said of a reading is not said of another one, nor of another meter's. */
export function changedMeter(meter: Meter, part: Partial<Meter>, earlier: readonly EarlierMeter[]): Meter {
  const after = { ...meter, ...part }
  const isOtherReading = after.reading !== meter.reading
  const isOther = isOtherReading || earlierOf(after, earlier)?.meter.id !== earlierOf(meter, earlier)?.meter.id
  return {
    ...after,
    ...(isOther && { smallerBecause: undefined, smallerThan: undefined }),
    ...(isOtherReading && { unreadBecause: undefined }),
  }
}

type Reading = Pick<Meter, 'reading'>

/** With its unit; empty where nobody read it. */
export const readingOf = ({ reading, unit }: Pick<Meter, 'reading' | 'unit'>): string =>
  reading === '' ? '' : [reading, unit].filter(Boolean).join(' ')

/** Whether somebody typed what a meter can say, or nothing: what is signed is looser, since older versions took more. */
export function isReading(typed: string): boolean {
  const digits = typed.replaceAll(/[\s'’]/g, '').replace(/[.,]$/, '')
  const isNumber = numberOf({ reading: digits }) !== undefined
  return typed.trim() === '' || (isNumber && meterRule.shape.reading.safeParse(typed).success)
}

/** Whether a meter says less than it did, which a meter seldom does: exchanged, run over, or mistyped. */
export function isSmaller(now: Reading, before: Reading): boolean {
  const [reading, earlier] = [numberOf(now), numberOf(before)]
  return reading !== undefined && earlier !== undefined && reading < earlier
}

const asKey = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()

/** Zeros in front are no part of the number, and would hide where its groups begin. */
const numberOf = ({ reading }: Reading) => readTypedNumber(reading.replace(/^[\s0]+(?=\d)/, ''))
