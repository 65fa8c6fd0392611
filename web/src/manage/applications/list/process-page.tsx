import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { formatDate } from '#shared/dates.ts'
import { managedProcessContract } from '#shared/process/manager/contract.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { adminTabPath } from '#web/manage/addresses/record-paths.ts'
import { FoundProcess, Unauthorized } from '#web/manage/applications/review/found-process.tsx'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { PackChoiceName } from '#web/manage/facts/pack-choice-name.tsx'
import { ProcessName } from '#web/manage/facts/process-name.tsx'
import { moneyIn } from '#web/manage/facts/property-rent.ts'
import { useConditionFacts } from '#web/manage/facts/use-process-facts.ts'
import { BackLink } from '#web/manage/frame/back-link.tsx'
import { ManagePage } from '#web/manage/frame/manage-page.tsx'
import { SignedIn } from '#web/manage/frame/signed-in.tsx'
import { CloseProcessButton } from '#web/manage/processes/close-process-button.tsx'
import { EditProcessButton } from '#web/manage/processes/edit-process-button.tsx'
import { type Shown, useRecord } from '#web/manage/records/use-records.ts'
import { useLookAt } from '#web/manage/today/looked-at.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { DownloadButton } from '#web/manage/ui/download-button.tsx'
import { readFile } from '#web/manage/ui/read-file.ts'
import { ProcessBadge } from '#web/manage/ui/status-badge.tsx'
import { ApplicationReview } from './application-review.tsx'

/** A process and its applications (manager.md, Process page). */
export const ProcessPage = () => (
  <SignedIn otherwise={<Unauthorized />}>
    <Process />
  </SignedIn>
)

function Process() {
  const { t } = useLingui()
  const { processId = '' } = useParams()
  const process = useRecord('process', processId)
  const property = useRecord('property', process?.propertyId ?? '')
  useLookAt(processId)
  return (
    <ManagePage title={process?.name ?? t`Application process`}>
      <BackLink to={adminTabPath('applications')}>
        <Trans>Back</Trans>
      </BackLink>
      <FoundProcess id={processId}>
        {(found) => (
          <>
            <ProcessOverview process={found} property={property} />
            <ApplicationReview process={found} property={property} />
          </>
        )}
      </FoundProcess>
    </ManagePage>
  )
}

interface ProcessOverviewProps {
  process: Shown<'process'>
  property: Shown<'property'> | null | undefined
}

function ProcessOverview({ process, property }: ProcessOverviewProps) {
  const { t } = useLingui()
  const conditionFacts = useConditionFacts()
  const { id, code } = process
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
          <Fact name={<Trans>Code</Trans>}>{code || '–'}</Fact>
          <Fact name={<Trans>Questions</Trans>}>
            {/* Until the server has created it, nobody knows. */}
            {code ? <PackChoiceName choice={process.policyPack} /> : '–'}
          </Fact>
          <Fact name={<Trans>Emails about the status</Trans>} width="broad">
            {process.sendsStatusMails ? <Trans>Can be sent</Trans> : <Trans>None are sent</Trans>}
          </Fact>
          {/* Those that are set, as applicants read them. */}
          {conditionFacts(process.conditions, property?.country ?? 'DE').map(
            ({ key, label, words }) =>
              words && (
                <Fact key={key} name={label} width="broad">
                  {words}
                </Fact>
              ),
          )}
          {process.notes && (
            <Fact name={<Trans>Notes</Trans>} width="whole">
              {process.notes}
            </Fact>
          )}
        </Facts>
        <Flex gap="2" mt="4" wrap="wrap">
          <EditProcessButton process={process} />
          <CloseProcessButton process={process} />
          <DownloadButton
            read={() => readFile(managedProcessContract.exportApplications, { id })}
            name={() => `applications-${code || id}.csv`}
            failure={() => t`The table could not be downloaded`}
          >
            <Trans>Download as CSV</Trans>
          </DownloadButton>
        </Flex>
      </Card>
    </>
  )
}
