import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import type { RentCountry } from '#shared/money.ts'
import type { ManagedProcess } from '#shared/process/manager/process.ts'
import type { ProcessConditions } from '#shared/process/process.ts'
import { rentalDurationNames, threeAnswerNames } from '#web/kit/i18n/texts.ts'
import { type Fact, fact } from './fact.ts'
import { moneyIn } from './property-rent.ts'
import type { Around } from './use-around.ts'

/** What a process says, by names and in words. */
export function useProcessFacts() {
  const { t } = useLingui()
  const conditionFacts = useConditionFacts()
  return (process: ManagedProcess, { country, nameOf }: Around): Fact[] => {
    const { status, chosenApplicationId, sendsStatusMails, name, newRent, newSideCosts, startDate } = process
    return [
      fact(t`Status`, status === 'closed', status === 'closed' ? t`Closed` : t`Open`),
      fact(t`Chosen`, chosenApplicationId, chosenApplicationId ? nameOf(chosenApplicationId) : ''),
      fact(t`Status mails`, sendsStatusMails, sendsStatusMails ? t`Yes` : t`No`),
      fact(t`Application process name`, name),
      fact(t`New rent`, newRent, moneyIn(newRent, { country })),
      fact(t`New side costs`, newSideCosts, moneyIn(newSideCosts, { country })),
      fact(t`Start date`, startDate, startDate ? formatDate(startDate) : ''),
      ...conditionFacts(process.conditions, country),
      fact(t`Notes`, process.notes),
    ]
  }
}

/** What the advert says beside the rent; no words for what it does not say. */
export function useConditionFacts() {
  const { t, i18n } = useLingui()
  return (conditions: ProcessConditions, country: RentCountry): Fact[] => {
    const { rentalDuration, securityDeposit, utilitiesIncluded } = conditions
    return [
      fact(t`Rental duration`, rentalDuration, rentalDuration && i18n._(rentalDurationNames[rentalDuration])),
      fact(t`Security deposit`, securityDeposit, moneyIn(securityDeposit, { country })),
      fact(t`Utilities included`, utilitiesIncluded, utilitiesIncluded && i18n._(threeAnswerNames[utilitiesIncluded])),
      fact(t`Additional costs`, conditions.additionalCosts),
      fact(t`Termination notice`, conditions.terminationNotice),
      fact(t`Pet policy`, conditions.petPolicy),
      fact(t`Smoking policy`, conditions.smokingPolicy),
      fact(t`Special conditions`, conditions.specialConditions),
    ]
  }
}
