import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import type { ManagedProcess } from '#shared/process/manager/process.ts'
import { conditionFacts } from './condition-facts.ts'
import { type Fact, fact } from './fact.ts'
import { moneyIn } from './property-rent.ts'
import type { Around } from './around.ts'

/** What a process says, by names and in words. */
export function useProcessFacts() {
  const { t, i18n } = useLingui()
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
      ...conditionFacts(i18n, process.conditions, country),
      fact(t`Notes`, process.notes),
    ]
  }
}
