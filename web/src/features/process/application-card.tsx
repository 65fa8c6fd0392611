import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#web/desk/card.tsx'
import { applicantNames } from '#web/desk/review/applicant-names.ts'
import { ChangeStatus } from '#web/desk/review/change-status.tsx'
import { ApplicationBadge } from '#web/desk/status-badge.tsx'
import { WaitingMark } from '#web/desk/waiting-mark.tsx'
import type { Shown } from '#web/records/use-records.ts'
import { Button } from '#web/ui/button.ts'
import { ChevronIcon } from '#web/ui/icons.tsx'
import { dayAndTime } from '#web/ui/moment.ts'
import { Heading, Text } from '#web/ui/typography.ts'
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
    <Card as="article" aria-label={name} {...(isOpen && { borderColor: 'pine.solid' })}>
      <Flex gap="2" wrap="wrap" align="center">
        <ApplicationBadge status={application.status} />
        <WaitingMark waiting={application.waiting} />
        <Compare {...props} name={name} />
      </Flex>
      <Heading as="h3" size="md">
        {name}
        {others > 0 && ` + ${others}`}
      </Heading>
      <Text overflowWrap="anywhere">{application.mainRenters[0]?.email}</Text>
      <Text color="fg.muted" fontSize="sm" mb="2">
        <Trans>
          Received {day}, reference {reference}
        </Trans>
      </Text>
      <ApplicationMarks application={application} total={total} alike={alike} />
      <Flex gap="2" mt="3" wrap="wrap" align="center">
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
      </Flex>
      {!hasPlaceBeside && (
        <Box id={`details-${application.id}`}>
          {isOpen && (
            <Box mt="4" pt="4" borderTopWidth="1px">
              <ApplicationDetails application={application} isBare />
            </Box>
          )}
        </Box>
      )}
    </Card>
  )
}

function Compare({ name, isCompared, canCompare, onCompare }: ApplicationCardProps & { name: string }) {
  const { t } = useLingui()
  return (
    <Flex asChild align="center" gap="2" minH="11" ms="auto" cursor="pointer" css={{ '& input': checkbox }}>
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
    </Flex>
  )
}

const checkbox = { width: '20px', height: '20px', accentColor: 'var(--chakra-colors-pine-solid)' } as const
