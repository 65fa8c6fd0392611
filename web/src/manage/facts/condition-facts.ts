import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { ProcessConditions } from '#shared/process/process.ts'
import { rentalDurationNames, threeAnswerNames } from '#web/kit/i18n/texts.ts'
import { type Fact, fact } from './fact.ts'
import { moneyIn } from './property-rent.ts'

/** What the advert says beside the rent, on the screen or in a language of its own; no words for what it does not say. */
export function conditionFacts(i18n: I18n, conditions: ProcessConditions, country: HomeCountry | undefined): Fact[] {
  const { rentalDuration, securityDeposit, utilitiesIncluded } = conditions
  return [
    fact(i18n._(msg`Rental duration`), rentalDuration, rentalDuration && i18n._(rentalDurationNames[rentalDuration])),
    fact(i18n._(msg`Security deposit`), securityDeposit, moneyIn(securityDeposit, { country })),
    fact(
      i18n._(msg`Utilities included`),
      utilitiesIncluded,
      utilitiesIncluded && i18n._(threeAnswerNames[utilitiesIncluded]),
    ),
    fact(i18n._(msg`Additional costs`), conditions.additionalCosts),
    fact(i18n._(msg`Termination notice`), conditions.terminationNotice),
    fact(i18n._(msg`Pet policy`), conditions.petPolicy),
    fact(i18n._(msg`Smoking policy`), conditions.smokingPolicy),
    fact(i18n._(msg`Special conditions`), conditions.specialConditions),
  ]
}
