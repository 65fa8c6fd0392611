import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { guarantorsOf, rentersOf } from '#shared/application/guarantor.ts'
import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { hasAllDocuments } from '#shared/application/manager/documents.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { formatMoney } from '#shared/money.ts'
import { burdenOf, jointIncome } from '#shared/salary/burden.ts'
import { type Basis, incomeSaid } from '#shared/salary/income-said.ts'
import { useSalaryLabels } from '#web/kit/labels/salary-labels.ts'
import { useIncomeAlone } from './use-income-alone.ts'
import { useMissingDocuments } from './use-missing-documents.ts'

/** What somebody who looks through many applications decides by, in words that are short enough for a row. */
export interface DecisionWords {
  /** Adults, children and pets, and whether somebody vouches for them. */
  household: string
  /** What they earn together, before or after deductions; as it was written where it cannot be counted. */
  income: string
  /** The same where there is little room: what is not said to be net is gross. */
  incomeBrief: string
  /** Of the income that the rent takes, in percent; undefined where that is not known, or doubtful. */
  percent: number | undefined
  /** Of which income. */
  basis: Basis | undefined
  isDoubtful: boolean
  /** What is not what was asked for, or not in the money of the home. */
  notCounted: string
  /** The kinds of document that are missing. */
  missing: readonly string[]
  /** The kinds that come once somebody was chosen. */
  awaited: readonly string[]
  /** False, too, of who is out of it and had nothing more to send. */
  isComplete: boolean
}

/** @param total the rent that they would pay, in the money of `country` */
export function useDecisionWords(total: number | undefined, country: HomeCountry | undefined) {
  const { t } = useLingui()
  const { missing, awaited } = useMissingDocuments()
  const salaries = useSalaryLabels()
  const alone = useIncomeAlone(country)
  const inWords: Record<Basis, (money: string) => string> = {
    gross: (money) => t`${money} gross`,
    net: (money) => t`${money} net`,
  }
  return (application: ManagedApplication): DecisionWords => {
    const { mainRenters, generalInfo } = application
    const { numberOfAdults, numberOfChildren, pets } = generalInfo
    const written = rentersOf(mainRenters).map(({ profession }) => incomeSaid(profession))
    const sum = jointIncome(mainRenters, country)
    const income = sum
      ? inWords[sum.basis](formatMoney(sum.amount, country))
      : written
          .map((said) => alone(said))
          .filter(Boolean)
          .join(' + ')
    const burden = burdenOf(total, mainRenters, country)
    return {
      household: [
        numberOfAdults > 0 && t`${plural(numberOfAdults, { one: '# adult', other: '# adults' })}`,
        numberOfChildren > 0 && t`${plural(numberOfChildren, { one: '# child', other: '# children' })}`,
        pets && t`pets`,
        guarantorsOf(mainRenters).length > 0 && t`guarantor`,
      ]
        .filter(Boolean)
        .join(', '),
      income,
      incomeBrief: sum?.basis === 'gross' ? formatMoney(sum.amount, country) : income,
      percent: burden && !burden.isDoubtful ? Math.round(burden.share * 100) : undefined,
      basis: burden?.basis,
      isDoubtful: burden?.isDoubtful ?? false,
      notCounted: salaries.notCounted(written, country).join(', '),
      missing: missing(application),
      awaited: awaited(application),
      isComplete: hasAllDocuments(application, mainRenters),
    }
  }
}
