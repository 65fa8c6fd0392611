import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { formatDate } from '#shared/dates.ts'
import { formatNumber } from '#shared/format-number.ts'
import { formatMoney } from '#shared/money.ts'
import type { ManagedProcess } from '#shared/process/manager/process.ts'
import type { ManagedProperty } from '#shared/property/manager/property.ts'
import { propertyTypeNames } from '#web/kit/i18n/texts.ts'
import { conditionFacts } from '#web/manage/facts/condition-facts.ts'
import type { Fact } from '#web/manage/facts/fact.ts'
import { rentOf } from '#web/manage/facts/property-rent.ts'

/** What is advertised, and by whom. */
export interface Offer {
  process: ManagedProcess
  property: ManagedProperty
  organizationName: string
  link: string
}

/** The same in the words of one language: what a poster and a text for a portal are made of. */
export interface Advert {
  locale: string
  say: (message: MessageDescriptor) => string
  heading: string
  /** Undefined where nothing is known that would tell more than the heading. */
  type: string | undefined
  address: string
  /** Rooms and size. */
  measures: string[]
  /** Undefined where none is asked. */
  rent: { amount: string; note: string } | undefined
  start: string
  conditions: Fact[]
  organizationName: string
  code: string
  link: string
}

/** @param i18n the words of `advert` in the language of the advert */
export function advertOf({ process, property, organizationName, link }: Offer, i18n: I18n): Advert {
  const { address, country, propertyType } = property
  return {
    locale: i18n.locale,
    say: (message) => i18n._(message),
    heading: i18n._(msg`To let`),
    type: propertyType === 'other' ? undefined : i18n._(propertyTypeNames[propertyType]),
    address,
    measures: measuresOf(property, i18n),
    rent: rentIn(process, property, i18n),
    start: startOf(process, i18n),
    conditions: conditionFacts(i18n, process.conditions, country).filter(({ words }) => words !== ''),
    organizationName,
    code: process.code,
    link,
  }
}

function measuresOf({ rooms, squareMeters }: ManagedProperty, i18n: I18n): string[] {
  const size = `${formatNumber(squareMeters, i18n.locale)} m²`
  return rooms === null ? [size] : [i18n._(msg`${plural(rooms, { one: '# room', other: '# rooms' })}`), size]
}

function rentIn(process: ManagedProcess, property: ManagedProperty, i18n: I18n): Advert['rent'] {
  const { total = 0, sideCosts = 0 } = rentOf(process, property)
  if (!(total > 0)) return undefined
  const costs = formatMoney(sideCosts, property.country)
  return {
    amount: formatMoney(total, property.country),
    note: i18n._(sideCosts > 0 ? msg`per month, including ${costs} of side costs` : msg`per month`),
  }
}

function startOf({ startDate }: ManagedProcess, i18n: I18n): string {
  if (startDate === null) return i18n._(msg`Available immediately`)
  const day = formatDate(startDate)
  return i18n._(msg`Available from ${day}`)
}
