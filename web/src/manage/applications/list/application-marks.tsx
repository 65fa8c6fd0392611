import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { missingDocuments } from '#shared/application/manager/documents.ts'
import { documentNames } from '#shared/document/document-names.ts'
import type { RentCountry } from '#shared/money.ts'
import { burdenOf } from '#shared/salary/salary-per-month.ts'
import { useSalaryLabels } from '#web/kit/labels/salary-labels.ts'
import { WarningIcon } from '#web/kit/ui/icons.tsx'
import { applicantNames } from '#web/manage/applications/review/applicant-names.ts'
import { WithdrawnText } from '#web/manage/applications/review/withdrawn-text.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'

interface ApplicationMarksProps {
  application: Shown<'application'>
  total: number | undefined
  country: RentCountry | undefined
  alike: Shown<'application'>[]
}

/** What somebody who looks through a list wants to see without opening anything. Styled by `ApplicationCards`. */
export function ApplicationMarks({ application, total, country, alike }: ApplicationMarksProps) {
  const { t, i18n } = useLingui()
  const burden = burdenOf(total, application.mainRenters, country)
  const salaries = useSalaryLabels()
  const notCounted = salaries
    .notCounted(
      application.mainRenters.map(({ profession }) => profession.grossSalary),
      country,
    )
    .join(', ')
  const missing = missingDocuments(application.mainRenters).map((type) => i18n._(documentNames[type]))
  const others = alike.map((each) => `${applicantNames(each)} (${each.reference})`).join(', ')
  const [percent, kinds] = [Math.round((burden?.share ?? 0) * 100), missing.join(', ')]
  return (
    <section>
      <Withdrawn application={application} />
      {burden && !burden.isDoubtful && <span>{t`Rent takes ${percent} % of the income`}</span>}
      {burden?.isDoubtful && <Mark>{t`The income is doubtful: perhaps it is for a year, or a digit is missing`}</Mark>}
      {notCounted && <Mark>{t`Not counted as income: ${notCounted}`}</Mark>}
      {missing.length > 0 && <Mark>{t`Missing: ${kinds}`}</Mark>}
      {alike.length > 0 && <Mark>{t`Seems to apply twice: ${others}`}</Mark>}
    </section>
  )
}

const Withdrawn = ({ application: { withdrawnAt } }: Pick<ApplicationMarksProps, 'application'>) =>
  withdrawnAt && (
    <Mark>
      <WithdrawnText at={withdrawnAt} />
    </Mark>
  )

const Mark = ({ children }: { children: ReactNode }) => (
  <em>
    <WarningIcon />
    <span>{children}</span>
  </em>
)
