import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { PackChoiceName } from '#web/manage/facts/pack-choice-name.tsx'
import { ProcessName } from '#web/manage/facts/process-name.tsx'
import { moneyIn } from '#web/manage/facts/property-rent.ts'
import { CloseProcessButton } from '#web/manage/processes/close-process-button.tsx'
import { ConditionFacts } from '#web/manage/processes/condition-facts.tsx'
import { EditProcessButton } from '#web/manage/processes/edit-process-button.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { ProcessBadge } from '#web/manage/ui/status-badge.tsx'
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
