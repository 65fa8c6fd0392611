import { Box } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { RentCountry } from '#shared/money.ts'
import { ChevronIcon } from '#web/kit/ui/icons.tsx'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { applicantNames } from '#web/manage/applications/review/applicant-names.ts'
import { ChangeStatus } from '#web/manage/applications/review/change-status.tsx'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { applicationStatusNames, applicationTones } from '#web/manage/ui/status-badge.tsx'
import { ApplicationDetails } from './application-details.tsx'
import { ApplicationMarks } from './application-marks.tsx'

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
