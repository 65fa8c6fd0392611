import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Card } from '#web/desk/card.tsx'
import { renterName } from '#web/desk/review/applicant-names.ts'
import { useApplicationWords } from '#web/desk/review/application-words.ts'
import { useFrom } from '#web/desk/way-back.ts'
import { Lines } from '#web/desk/review/lines.tsx'
import { Notes } from '#web/desk/review/notes.tsx'
import { applicationPath } from '#web/desk/desk-paths.ts'
import type { Shown } from '#web/records/use-records.ts'
import { Button } from '#web/ui/button.ts'
import { Heading, Text } from '#web/ui/typography.ts'

interface ApplicationDetailsProps {
  application: Shown<'application'>
  /** Within a card already. */
  isBare?: boolean
}

/** The expanded view of admin.md §2: who applies, and what they said of themselves. */
export function ApplicationDetails({ application, isBare = false }: ApplicationDetailsProps) {
  const words = useApplicationWords()
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
