import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { Card } from '#web/desk/card.tsx'
import { Fact, Facts } from '#web/desk/facts.tsx'
import { PackChoiceName } from '#web/desk/pack-choice-name.tsx'
import { ProcessName } from '#web/desk/process-name.tsx'
import { moneyIn } from '#web/desk/property-rent.ts'
import { ProcessBadge } from '#web/desk/status-badge.tsx'
import { WaitingMark } from '#web/desk/waiting-mark.tsx'
import type { Shown } from '#web/records/use-records.ts'
import { dayAndTime } from '#web/ui/moment.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import { CloseProcessButton } from './close-process-button.tsx'
import { ConditionFacts } from './condition-facts.tsx'
import { EditProcessButton } from './edit-process-button.tsx'
import { ExportButton } from './export-button.tsx'

interface ProcessOverviewProps {
  process: Shown<'process'>
  property: Shown<'property'> | null | undefined
}

export function ProcessOverview({ process, property }: ProcessOverviewProps) {
  const { day } = dayAndTime(process.createdAt)
  const notSpecified = <Trans>not specified</Trans>
  return (
    <>
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h1" size="xl">
          <ProcessName process={process} />
        </Heading>
        <ProcessBadge status={process.status} />
        <WaitingMark waiting={process.waiting} />
      </Flex>
      {property && <Text overflowWrap="anywhere">{property.address}</Text>}
      <Card mt="4" mb="6">
        <Facts>
          <Fact name={<Trans>New rent</Trans>}>{moneyIn(process.newRent, property) ?? notSpecified}</Fact>
          <Fact name={<Trans>New side costs</Trans>}>{moneyIn(process.newSideCosts, property) ?? notSpecified}</Fact>
          <Fact name={<Trans>Start date</Trans>}>
            {process.startDate ? formatDate(process.startDate) : <Trans>Not set</Trans>}
          </Fact>
          <Fact name={<Trans>Created</Trans>}>{day}</Fact>
          <Fact name={<Trans>Code</Trans>}>{process.code || '–'}</Fact>
          <Fact name={<Trans>Questions</Trans>}>
            {/* Until the server has created it, nobody knows. */}
            {process.code ? <PackChoiceName choice={process.policyPack} /> : '–'}
          </Fact>
          <Fact name={<Trans>Emails about the status</Trans>} width="broad">
            {process.sendsStatusMails ? <Trans>Can be sent</Trans> : <Trans>None are sent</Trans>}
          </Fact>
          <ConditionFacts conditions={process.conditions} property={property} />
          {process.notes && (
            <Fact name={<Trans>Notes</Trans>} width="whole">
              {process.notes}
            </Fact>
          )}
        </Facts>
        <Flex gap="2" mt="4" wrap="wrap">
          <EditProcessButton process={process} />
          <CloseProcessButton process={process} />
          <ExportButton process={process} />
        </Flex>
      </Card>
    </>
  )
}
