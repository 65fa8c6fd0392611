import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { HowAsked } from '#shared/data-protection/asked.ts'
import type { Stage } from '#shared/data-protection/facts.ts'
import type { Purpose } from '#shared/data-protection/purposes.ts'

/** What questions are asked for. */
export const purposeNames = {
  contact: msg`To know who applies, and to answer them`,
  lease: msg`To know who would sign the lease`,
  rent: msg`To know whether the rent can be paid`,
  earlier_tenancy: msg`To ask an earlier landlord`,
  home: msg`To see whether the home suits those who would live there`,
  damage: msg`To know whether damage would be paid for`,
  choice: msg`To choose among those who apply`,
} satisfies Record<Purpose, MessageDescriptor>

export const howAskedNames = {
  needed: msg`has to be answered`,
  voluntary: msg`voluntary`,
  no_unless_ticked: msg`voluntary; who ticks nothing is kept as “No”`,
  range: msg`has to be answered, by one of these alone`,
  follow_up: msg`where the one above is answered with yes`,
  not_asked: msg`not asked, and not kept`,
} satisfies Record<HowAsked, MessageDescriptor>

export const stageNames = {
  at_once: msg`asked for with the application`,
  once_chosen: msg`asked for once somebody was chosen`,
  if_wanted: msg`for who wants to add it`,
  not_taken: msg`not taken, and not kept`,
} satisfies Record<Stage, MessageDescriptor>

/** Several things in one line, as a language lists them. */
export function useListed() {
  const { i18n } = useLingui()
  return (things: readonly string[], type: 'conjunction' | 'unit' = 'conjunction') =>
    new Intl.ListFormat(i18n.locale, { type, style: 'long' }).format(things)
}
