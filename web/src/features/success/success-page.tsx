import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { Link, useLocation } from 'react-router-dom'
import { findReceipt } from '#web/local/receipts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.ts'
import { CheckIcon, MailIcon } from '#web/ui/icons.tsx'
import { InstallOffer } from '#web/ui/install-offer.tsx'
import { dayAndTime } from '#web/ui/moment.ts'
import { LandlordLine } from '#web/ui/landlord-line.tsx'
import { Page } from '#web/ui/page.tsx'
import { Heading, Text } from '#web/ui/typography.ts'

/** The page that stays true when somebody comes back to it: the receipt lies on the device. */
export function SuccessPage() {
  const { t } = useLingui()
  const { state } = useLocation()
  // Of the application that was just received; after a restart, of the newest.
  const id = (state as { applicationId?: string } | null)?.applicationId ?? null
  const receipt = useLiveQuery(() => findReceipt(id), [id])
  return (
    <Page title={t`Thank you`}>
      <Flex
        align="center"
        justify="center"
        boxSize="14"
        borderRadius="full"
        bg="pine.subtle"
        color="received.fg"
        mb="4"
      >
        <CheckIcon />
      </Flex>
      <Heading as="h1" size="xl" mb="2">
        <Trans>Thank you for your application</Trans>
      </Heading>
      <Text mb="6">
        <Trans>Your application has been submitted and received.</Trans>
      </Text>
      {receipt && (
        <Box p="4" mb="6" bg="bg.panel" borderWidth="1px" borderRadius="md">
          <Text fontSize="sm" color="fg.muted">
            <Trans>Your reference number</Trans>
          </Text>
          <Text fontSize="xl" fontWeight="bold" fontFamily="mono" letterSpacing="0.05em">
            {receipt.reference}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            <Received at={receipt.receivedAt} />
          </Text>
        </Box>
      )}
      {receipt?.confirmationMail === false ? <NoMail /> : <MailComes />}
      <Box mb="6">
        <Text color="fg.muted">
          <Trans>The property manager reviews your application and will contact you with updates.</Trans>
        </Text>
        <LandlordLine landlord={receipt?.landlord} />
      </Box>
      <InstallOffer />
      <Button asChild variant="outline" size="lg" w="full" mb="3">
        <Link to={paths.myApplications}>
          <Trans>My applications</Trans>
        </Link>
      </Button>
      <Button asChild size="lg" w="full">
        <Link to={paths.landing}>
          <Trans>Return home</Trans>
        </Link>
      </Button>
    </Page>
  )
}

function Received({ at }: { at: string }) {
  const { day, time } = dayAndTime(at)
  return (
    <Trans>
      Received on {day} at {time}
    </Trans>
  )
}

const MailComes = () => (
  <Flex gap="3" align="flex-start" mb="4">
    <Box color="pine.fg" pt="0.5">
      <MailIcon />
    </Box>
    <div>
      <Heading as="h2" size="md">
        <Trans>Please check your email</Trans>
      </Heading>
      <Text color="fg.muted">
        <Trans>
          We send a confirmation to the email address of the first main renter. If it does not come, look in the spam
          folder.
        </Trans>
      </Text>
    </div>
  </Flex>
)

/** As the server said: it writes to one address three times an hour at most. */
const NoMail = () => (
  <Text mb="4">
    <Trans>
      No email comes about this one: several went to the address within the last hour. Please note the reference number.
    </Trans>
  </Text>
)
