import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import type { Resident } from '#shared/resident/resident.ts'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { type Fact, fact } from './fact.ts'
import { useKnownLabels } from './use-known-labels.ts'

/** What is known of a resident, by names and in words. */
export function usePersonFacts() {
  const { t } = useLingui()
  const known = useKnownLabels()
  const { name } = useQuestionLabels()
  return (resident: Resident): Fact[] => {
    const { nationality, profession, moveInDate, moveOutDate } = resident
    const employment = profession?.employmentStatus
    const day = (date: string | null) => (date ? formatDate(date) : '')
    return [
      fact(t`First name`, resident.firstName),
      fact(t`Last name`, resident.lastName),
      fact(t`Email`, resident.email),
      fact(t`Phone`, resident.phone),
      fact(t`Nationality`, nationality, nationality && known.country(nationality)),
      fact(t`Move-in date`, moveInDate, day(moveInDate)),
      fact(t`Move-out date`, moveOutDate, day(moveOutDate)),
      fact(t`Profession`, profession?.profession),
      fact(t`Employment status`, employment, employment && known.employment(employment)),
      fact(t`Gross salary`, profession?.grossSalary),
      fact(name('profession.netIncome'), profession?.netIncome),
      fact(t`Notes`, resident.notes),
    ]
  }
}
