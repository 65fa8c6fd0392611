import { Box } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { missingDocuments } from '#shared/application/manager/documents.ts'
import { documentNames } from '#shared/document/document-names.ts'
import type { RentCountry } from '#shared/money.ts'
import { burdenOf } from '#shared/salary/burden.ts'
import { useSalaryLabels } from '#web/kit/labels/salary-labels.ts'
import { ChevronIcon, WarningIcon } from '#web/kit/ui/icons.tsx'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { applicantNames } from '#web/manage/applications/review/applicant-names.ts'
import { ChangeStatus } from '#web/manage/applications/review/change-status.tsx'
import { WithdrawnText } from '#web/manage/applications/review/withdrawn-text.tsx'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { applicationStatusNames, applicationTones } from '#web/manage/ui/status-badge.tsx'
import { ApplicationDetails } from './application-details.tsx'

interface ApplicationCardProps {
  application: Shown<'application'>
  process: Shown<'process'>
  /** The rent that they would pay. */
  total: number | undefined
  country: RentCountry | undefined
  /** Applications in which the same person seems to apply. */
  alike: Shown<'application'>[]
  isOpen: boolean
  /** What is open is shown beside the list, and not in the card. */
  hasPlaceBeside: boolean
  onToggle: () => void
  isCompared: boolean
  canCompare: boolean
  onCompare: (isChosen: boolean) => void
}

/**
 * The status is the first word: it is what somebody with a queue of 200 goes by. Plain elements, styled by `ApplicationCards`:
 * many of them pass by in a second when somebody scrolls.
 */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, process, total, country, alike, isOpen, hasPlaceBeside, onToggle } = props
  const { t, i18n } = useLingui()
  const name = applicantNames(application)
  const others = application.mainRenters.length - 1
  const { reference, createdAt, status } = application
  const { day } = dayAndTime(createdAt)
  return (
    <article aria-label={name} data-open={isOpen || undefined}>
      <div>
        <span data-colour={applicationTones[status]}>{i18n._(applicationStatusNames[status])}</span>
        {application.waiting && <WaitingMark waiting={application.waiting} />}
        <Compare {...props} name={name} />
      </div>
      <h3>
        {name}
        {others > 0 && ` + ${others}`}
      </h3>
      <p>{application.mainRenters[0]?.email}</p>
      <small>{t`Received ${day}, reference ${reference}`}</small>
      <ApplicationMarks application={application} total={total} country={country} alike={alike} />
      <div>
        <button
          type="button"
          data-toggle
          aria-expanded={isOpen}
          aria-controls={hasPlaceBeside ? 'application-details' : `details-${application.id}`}
          aria-label={t`Details: ${name}`}
          onClick={onToggle}
        >
          {t`Details`}
          <ChevronIcon />
        </button>
        <ChangeStatus application={application} process={process} />
      </div>
      {!hasPlaceBeside && (
        <section id={`details-${application.id}`}>
          {isOpen && (
            <Box mt="4" pt="4" borderTopWidth="1px">
              <ApplicationDetails application={application} isBare />
            </Box>
          )}
        </section>
      )}
    </article>
  )
}

function Compare({ name, isCompared, canCompare, onCompare }: ApplicationCardProps & { name: string }) {
  const { t } = useLingui()
  return (
    <label>
      <input
        type="checkbox"
        aria-label={t`Compare: ${name}`}
        checked={isCompared}
        disabled={!isCompared && !canCompare}
        onChange={(event) => onCompare(event.currentTarget.checked)}
      />
      {t`Compare`}
    </label>
  )
}

type ApplicationMarksProps = Pick<ApplicationCardProps, 'application' | 'total' | 'country' | 'alike'>

/** What somebody who looks through a list wants to see without opening anything. Styled by `ApplicationCards`. */
function ApplicationMarks({ application, total, country, alike }: ApplicationMarksProps) {
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
