import { msg, plural } from '@lingui/core/macro'
import { formatDate } from '#shared/dates.ts'
import type { Defect } from '#shared/handover/room/room.ts'
import type { WorkedOut } from '#shared/handover/room/worked-out.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { formatExactly } from '#shared/money.ts'
import type { Say } from './column.ts'
import { saySpan, spanName } from './life-spans.ts'

/** What an amount was worked out from, and whether it was changed by hand since; empty where nothing was, or no amount stands there. */
export function sayWorkedOut(
  say: Say,
  { amount, workedOut }: Pick<Defect, 'amount' | 'workedOut'>,
  { jurisdiction }: { jurisdiction: HomeCountry | undefined },
): string {
  if (!workedOut || amount === null) return ''
  const worth = formatExactly(workedOut.amount, jurisdiction)
  const price = formatExactly(workedOut.newPrice, jurisdiction)
  const { percent } = workedOut
  const from = [...whatLasts(say, workedOut), ...howOld(say, workedOut), say(msg`price when new ${price}`)].join(', ')
  return [
    say(msg`Worked out from: ${from}. What is left: ${percent} %, ${worth}.`),
    amount !== workedOut.amount && say(msg`The amount was changed by hand: worked out, it is ${worth}.`),
  ]
    .filter(Boolean)
    .join(' ')
}

function whatLasts(say: Say, workedOut: WorkedOut): string[] {
  const { name, shorterBy } = workedOut
  return [
    spanName(say, name),
    saySpan(say, workedOut),
    shorterBy === undefined ? '' : say(msg`used commercially ${shorterBy} % shorter`),
    saidBy(say, workedOut),
  ].filter(Boolean)
}

function saidBy(say: Say, { by, source, since: kept }: WorkedOut): string {
  const since = formatDate(kept)
  switch (by) {
    case 'organization':
      return say(msg`by the organization’s table (${source}, since ${since})`)
    case 'device':
      // What an older version kept there says neither.
      return source === ''
        ? say(msg`as kept on one device`)
        : say(msg`as kept on one device (${source}, since ${since})`)
    case 'publication':
      return source === ''
        ? say(msg`as of ${since}, without a source that can be named`)
        : say(msg`as published (${source}, looked at in ${since})`)
    case 'typed':
      return say(msg`as typed here`)
  }
}

function howOld(say: Say, { installedYear, ageYears }: WorkedOut): string[] {
  const year = String(installedYear)
  return [say(msg`installed in ${year}`), say(msg`${plural(ageYears, { one: '# year old', other: '# years old' })}`)]
}
