import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HomeCountry } from '#shared/home-countries.ts'
import { withNothingUnseen } from '#shared/plain-text.ts'
import type { ProcessConditions } from '#shared/process/process.ts'
import { rentalDurationNames, threeAnswerNames } from '#web/kit/i18n/texts.ts'
import { type Fact, fact } from './fact.ts'
import { moneyIn } from './property-rent.ts'

/** What the advert says beside the rent, on the screen or in a language of its own; no words for what it does not say. */
export function conditionFacts(i18n: I18n, conditions: ProcessConditions, country: HomeCountry | undefined): Fact[] {
  // Of a record that was kept before words were read so.
  const words = (text: string | undefined) => text && withNothingUnseen(text)
  const { rentalDuration, securityDeposit, utilitiesIncluded } = conditions
  return [
    fact(i18n._(msg`Rental duration`), rentalDuration, rentalDuration && i18n._(rentalDurationNames[rentalDuration])),
    fact(i18n._(msg`Security deposit`), securityDeposit, moneyIn(securityDeposit, { country })),
    fact(
      i18n._(msg`Utilities included`),
      utilitiesIncluded,
      utilitiesIncluded && i18n._(threeAnswerNames[utilitiesIncluded]),
    ),
    fact(i18n._(msg`Additional costs`), words(conditions.additionalCosts)),
    fact(i18n._(msg`Termination notice`), words(conditions.terminationNotice)),
    fact(i18n._(msg`Pet policy`), words(conditions.petPolicy)),
    fact(i18n._(msg`Smoking policy`), words(conditions.smokingPolicy)),
    fact(i18n._(msg`Special conditions`), words(conditions.specialConditions)),
  ]
}
