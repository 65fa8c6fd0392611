import { Box, chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { applicantNames } from '#web/desk/review/applicant-names.ts'
import { ChangeStatus } from '#web/desk/review/change-status.tsx'
import { ApplicationBadge } from '#web/desk/status-badge.tsx'
import { WaitingMark } from '#web/desk/waiting-mark.tsx'
import type { Shown } from '#web/records/use-records.ts'
import { Button } from '#web/ui/button.ts'
import { ChevronIcon } from '#web/ui/icons.tsx'
import { dayAndTime } from '#web/ui/moment.ts'
import { ApplicationDetails } from './application-details.tsx'
import { ApplicationMarks } from './application-marks.tsx'

interface ApplicationCardProps {
  application: Shown<'application'>
  process: Shown<'process'>
  /** The rent that they would pay. */
  total: number | undefined
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

/** The status is the first word: it is what somebody with a queue of 200 goes by. */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, process, total, alike, isOpen, hasPlaceBeside, onToggle } = props
  const { t } = useLingui()
  const name = applicantNames(application)
  const others = application.mainRenters.length - 1
  const { reference, createdAt } = application
  const { day } = dayAndTime(createdAt)
  return (
    <LightCard aria-label={name} data-open={isOpen || undefined}>
      <div>
        <ApplicationBadge status={application.status} />
        {application.waiting && <WaitingMark waiting={application.waiting} />}
        <Compare {...props} name={name} />
      </div>
      <h3>
        {name}
        {others > 0 && ` + ${others}`}
      </h3>
      <p>{application.mainRenters[0]?.email}</p>
      <small>
        <Trans>
          Received {day}, reference {reference}
        </Trans>
      </small>
      <ApplicationMarks application={application} total={total} alike={alike} />
      <div>
        <Button
          data-toggle
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={hasPlaceBeside ? 'application-details' : `details-${application.id}`}
          aria-label={t`Details: ${name}`}
          onClick={onToggle}
        >
          <Trans>Details</Trans>
          <ChevronIcon />
        </Button>
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
    </LightCard>
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
      <Trans>Compare</Trans>
    </label>
  )
}

/** One element with style for the whole card: hundreds of them pass by in a second when somebody scrolls. */
const LightCard = chakra('article', {
  base: {
    padding: '16px',
    background: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    minWidth: '0',
    '&[data-open]': { borderColor: 'pine.solid' },
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
    '& > div:last-of-type': { marginTop: '12px' },
    '& > h3': { fontSize: 'md', fontWeight: 'bold', lineHeight: '1.25' },
    '& > p': { overflowWrap: 'anywhere' },
    '& > small': { display: 'block', color: 'fg.muted', fontSize: 'sm', marginBottom: '8px' },
    '& > div > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: '44px',
      marginInlineStart: 'auto',
      cursor: 'pointer',
    },
    // Its own box alone: the dialogs of its buttons lie in the card too.
    '& > div > label > input': { width: '20px', height: '20px', accentColor: 'var(--chakra-colors-pine-solid)' },
  },
})
