import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import type { ManagedProcess } from '#shared/process/manager/process.ts'
import { rentalDurationNames, threeAnswerNames } from '#web/kit/i18n/texts.ts'
import { type Fact, fact } from './fact.ts'
import { moneyIn } from './property-rent.ts'
import type { Around } from './use-around.ts'

/** What a process says, by names and in words. */
export function useProcessFacts() {
  const { t, i18n } = useLingui()
  return (process: ManagedProcess, { country, nameOf }: Around): Fact[] => {
    const { status, chosenApplicationId, sendsStatusMails, name, newRent, newSideCosts, startDate, notes, conditions } =
      process
    const { rentalDuration, securityDeposit, utilitiesIncluded } = conditions
    const money = (amount: number | null | undefined) => moneyIn(amount, { country })
    return [
      fact(t`Status`, status === 'closed', status === 'closed' ? t`Closed` : t`Open`),
      fact(t`Chosen`, chosenApplicationId, chosenApplicationId ? nameOf(chosenApplicationId) : ''),
      fact(t`Status mails`, sendsStatusMails, sendsStatusMails ? t`Yes` : t`No`),
      fact(t`Application process name`, name),
      fact(t`New rent`, newRent, money(newRent)),
      fact(t`New side costs`, newSideCosts, money(newSideCosts)),
      fact(t`Start date`, startDate, startDate ? formatDate(startDate) : ''),
      fact(t`Rental duration`, rentalDuration, rentalDuration && i18n._(rentalDurationNames[rentalDuration])),
      fact(t`Security deposit`, securityDeposit, money(securityDeposit)),
      fact(t`Utilities included`, utilitiesIncluded, utilitiesIncluded && i18n._(threeAnswerNames[utilitiesIncluded])),
      fact(t`Additional costs`, conditions.additionalCosts),
      fact(t`Termination notice`, conditions.terminationNotice),
      fact(t`Pet policy`, conditions.petPolicy),
      fact(t`Smoking policy`, conditions.smokingPolicy),
      fact(t`Special conditions`, conditions.specialConditions),
      fact(t`Notes`, notes),
    ]
  }
}
