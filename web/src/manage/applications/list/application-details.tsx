import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { applicationPath } from '#web/manage/addresses/record-paths.ts'
import { renterName } from '#web/manage/applications/review/applicant-names.ts'
import { useApplicationLabels } from '#web/manage/applications/review/application-labels.ts'
import { Lines } from '#web/manage/applications/review/lines.tsx'
import { Notes } from '#web/manage/applications/review/notes.tsx'
import { useFrom } from '#web/manage/frame/way-back.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Card } from '#web/manage/ui/card.tsx'

interface ApplicationDetailsProps {
  application: Shown<'application'>
  /** Within a card already. */
  isBare?: boolean
}

/** Unfolded: who applies, and what they said of themselves (manager.md, Process page). */
export function ApplicationDetails({ application, isBare = false }: ApplicationDetailsProps) {
  const words = useApplicationLabels()
  const from = useFrom()
  const { rejectionReason } = application
  const content = (
    <Box display="grid" gap="6">
      {rejectionReason && (
        <Text overflowWrap="anywhere">
          <Trans>Reason of the rejection: {rejectionReason}</Trans>
        </Text>
      )}
      {application.mainRenters.map((renter) => (
        <section key={renter.id}>
          <Heading as="h3" size="md" mb="2">
            {renterName(renter)}
          </Heading>
          <Lines lines={[...words.person(renter), ...words.addressCountry(renter)]} />
        </section>
      ))}
      <section>
        <Heading as="h3" size="md" mb="2">
          <Trans>General information</Trans>
        </Heading>
        <Lines lines={words.general(application)} />
      </section>
      <Notes application={application} />
      <Flex>
        <Button asChild variant="outline">
          <Link to={applicationPath(application)} state={from}>
            <Trans>Open the whole application</Trans>
          </Link>
        </Button>
      </Flex>
    </Box>
  )
  return isBare ? content : <Card>{content}</Card>
}
