import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { requestsOf } from '#shared/document-request/document-request.ts'
import { formatNumber } from '#shared/format-number.ts'
import { propertyTypeNames } from '#web/kit/i18n/texts.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import type { Alike } from '#web/manage/applications/words/alike.ts'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'
import { useApplicationLabels } from '#web/manage/applications/words/application-labels.ts'
import { TeamMarks } from '#web/manage/applications/marks/team-marks.tsx'
import { ApplicationMarks } from '#web/manage/applications/review/application-marks.tsx'
import { ChangeStatus } from '#web/manage/applications/review/change-status.tsx'
import { KeepOffline } from '#web/manage/applications/documents/document-list.tsx'
import { Lines } from '#web/manage/applications/review/lines.tsx'
import { Notes } from '#web/manage/applications/review/notes.tsx'
import { RenterAnswers } from '#web/manage/applications/review/renter-answers.tsx'
import { RequestDocumentsButton } from '#web/manage/applications/review/request-documents-button.tsx'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { moneyIn, rentOf } from '#web/manage/facts/property-rent.ts'
import { type Shown, useRecord } from '#web/manage/records/use-records.ts'
import { useSeeDocuments } from '#web/manage/today/seen-documents.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { PlainButtons } from '#web/manage/ui/plain-buttons.ts'
import { ApplicationBadge } from '#web/manage/ui/status-badge.tsx'
import { DossierButton } from './dossier-button.tsx'

interface WholeApplicationProps {
  application: Shown<'application'>
  process: Shown<'process'>
  /** Applications in which the same person seems to apply, by their names. */
  alike: readonly Alike[]
}

/** What can be done stands above what was answered. */
export function WholeApplication({ application, process, alike }: WholeApplicationProps) {
  const words = useApplicationLabels()
  const property = useRecord('property', process.propertyId)
  useSeeDocuments(application)
  const { id, reference } = application
  const name = applicantNames(application)
  const requests = requestsOf(application)
  const [created, updated] = [moment(application.createdAt), moment(application.updatedAt)]
  return (
    <Box as="article" aria-label={name} display="grid" gap="4">
      <div>
        <Flex gap="3" wrap="wrap" align="center">
          <ApplicationBadge status={application.status} />
          <WaitingMark waiting={application.waiting} />
        </Flex>
        <Heading as="h1" size="xl" mt="1">
          {name}
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
        <Flex gap="2" mt="3" wrap="wrap">
          <PlainButtons>
            <ChangeStatus application={application} process={process} />
          </PlainButtons>
          <RequestDocumentsButton application={application} />
          <DossierButton application={application} process={process} property={property} />
          <KeepOffline application={application} process={process} />
        </Flex>
        <Box mt="3">
          <TeamMarks application={application} />
        </Box>
      </div>
      <ApplicationMarks
        application={application}
        total={rentOf(process, property).total}
        country={property?.country}
        alike={alike}
      />
      {application.mainRenters.map((renter) => (
        <Card key={renter.id}>
          <RenterAnswers
            renter={renter}
            applicationId={id}
            country={property?.country}
            request={requests.find(({ mainRenterId }) => mainRenterId === renter.id)}
            level="h2"
          />
        </Card>
      ))}
      <Card as="section">
        <Heading size="lg" mb="3">
          <Trans>General information</Trans>
        </Heading>
        <Lines lines={words.general(application)} />
      </Card>
      {/* Whoever decides knows the home: what people said comes first. */}
      {property && <PropertyFacts property={property} process={process} />}
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

interface PropertyFactsProps {
  property: Shown<'property'>
  process: Shown<'process'>
}

/** What they apply for, at the rent of this process. */
function PropertyFacts({ property, process }: PropertyFactsProps) {
  const { i18n } = useLingui()
  const { rent, sideCosts, total } = rentOf(process, property)
  return (
    <Card as="section">
      <Heading size="lg" mb="3">
        <Trans>Property</Trans>
      </Heading>
      <Facts>
        <Fact name={<Trans>Address</Trans>} width="whole">
          {property.address}
        </Fact>
        <Fact name={<Trans>Property type</Trans>}>{i18n._(propertyTypeNames[property.propertyType])}</Fact>
        <Fact name={<Trans>Rooms</Trans>}>
          {property.rooms === null ? <Trans>Not applicable</Trans> : formatNumber(property.rooms, i18n.locale)}
        </Fact>
        <Fact name={<Trans>Size</Trans>}>{`${formatNumber(property.squareMeters, i18n.locale)} m²`}</Fact>
        <Fact name={<Trans>Base rent</Trans>}>{moneyIn(rent, property)}</Fact>
        <Fact name={<Trans>Side costs</Trans>}>{moneyIn(sideCosts, property)}</Fact>
        <Fact name={<Trans>Total rent</Trans>}>{moneyIn(total, property)}</Fact>
      </Facts>
    </Card>
  )
}
