import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { requestsOf } from '#shared/document-request/document-request.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { applicantNames } from '#web/manage/applications/review/applicant-names.ts'
import { useApplicationLabels } from '#web/manage/applications/review/application-labels.ts'
import { ChangeStatus } from '#web/manage/applications/review/change-status.tsx'
import { Lines } from '#web/manage/applications/review/lines.tsx'
import { Notes } from '#web/manage/applications/review/notes.tsx'
import { WithdrawnText } from '#web/manage/applications/review/withdrawn-text.tsx'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { type Shown, useRecord } from '#web/manage/records/use-records.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { PlainButtons } from '#web/manage/ui/plain-buttons.ts'
import { ApplicationBadge } from '#web/manage/ui/status-badge.tsx'
import { DossierButton } from './dossier-button.tsx'
import { KeepOffline } from './keep-offline.tsx'
import { PropertyFacts } from './property-facts.tsx'
import { RenterSection } from './renter-section.tsx'
import { RequestDocumentsButton } from './request-documents-button.tsx'

interface WholeApplicationProps {
  application: Shown<'application'>
  process: Shown<'process'>
}

export function WholeApplication({ application, process }: WholeApplicationProps) {
  const words = useApplicationLabels()
  const property = useRecord('property', process.propertyId)
  const { id, reference, rejectionReason } = application
  const requests = requestsOf(application)
  const [created, updated] = [moment(application.createdAt), moment(application.updatedAt)]
  return (
    <Box display="grid" gap="4">
      <div>
        <Flex gap="3" wrap="wrap" align="center">
          <ApplicationBadge status={application.status} />
          <WaitingMark waiting={application.waiting} />
        </Flex>
        <Heading as="h1" size="xl" mt="1">
          {applicantNames(application)}
        </Heading>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          <Trans>
            Application {id}, reference {reference}
          </Trans>
        </Text>
        <Text color="fg.muted" fontSize="sm">
          <Trans>
            Created {created}, updated {updated}
          </Trans>
        </Text>
        {rejectionReason && (
          <Text mt="2" overflowWrap="anywhere">
            <Trans>Reason of the rejection: {rejectionReason}</Trans>
          </Text>
        )}
        {application.withdrawnAt && (
          <Text mt="2">
            <WithdrawnText at={application.withdrawnAt} />
          </Text>
        )}
        <Flex gap="2" mt="3" wrap="wrap">
          <PlainButtons>
            <ChangeStatus application={application} process={process} />
          </PlainButtons>
          <RequestDocumentsButton application={application} />
          <DossierButton application={application} process={process} property={property} />
          <KeepOffline application={application} process={process} />
        </Flex>
      </div>
      {property && <PropertyFacts property={property} process={process} />}
      {application.mainRenters.map((renter) => (
        <RenterSection
          country={property?.country}
          key={renter.id}
          renter={renter}
          applicationId={id}
          request={requests.find(({ mainRenterId }) => mainRenterId === renter.id)}
        />
      ))}
      <Card as="section">
        <Heading size="lg" mb="3">
          <Trans>General information</Trans>
        </Heading>
        <Lines lines={words.general(application)} />
      </Card>
      <Card>
        <Notes application={application} />
      </Card>
    </Box>
  )
}

function moment(at: string): string {
  const { day, time } = dayAndTime(at)
  return `${day} ${time}`
}
