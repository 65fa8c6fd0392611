import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { Link, useLocation } from 'react-router-dom'
import { LeadOn } from '#web/apply/delivery/status/lead-on.tsx'
import { NotMyPhone } from '#web/apply/delivery/status/not-my-phone.tsx'
import type { Received } from '#web/apply/delivery/status/received.ts'
import { usePhoneContents } from '#web/apply/delivery/status/use-phone-contents.ts'
import type { StoredReceipt } from '#web/apply/storage/database.ts'
import { findReceipt } from '#web/apply/storage/receipts.ts'
import { paths } from '#web/kit/address/paths.ts'
import { LandlordLine } from '#web/kit/frame/landlord-line.tsx'
import { Page } from '#web/kit/frame/page.tsx'
import { InstallOffer } from '#web/kit/install/card/install-offer.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { CheckIcon } from '#web/kit/ui/icons.tsx'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { MailNotice, NoMail } from './mail-notice.tsx'
import { useMailedTo } from './use-mailed-to.ts'

/** Thanks for what was received and stands, and for nothing else: without that it leads on. */
export function SuccessPage() {
  const { t } = useLingui()
  const { state } = useLocation() as { state: Received | null }
  const id = state?.applicationId ?? ''
  const receipt = useLiveQuery(() => findStanding(id).catch(() => null), [id])
  const mailedTo = useMailedTo(state)
  return (
    <Page title={receipt ? t`Thank you` : t`Application`}>
      {receipt === null && <LeadOn />}
      {receipt && <Thanks receipt={receipt} mailedTo={mailedTo} />}
    </Page>
  )
}

const findStanding = async (id: string) => {
  const receipt = await findReceipt(id)
  return receipt?.withdrawnAt ? null : receipt
}

function Thanks({ receipt, mailedTo }: { receipt: StoredReceipt; mailedTo: string | undefined }) {
  const contents = usePhoneContents()
  return (
    <>
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
      <Box p="4" mb="6" bg="bg.panel" borderWidth="1px" borderRadius="md">
        <Text fontSize="sm" color="fg.muted">
          <Trans>Your reference number</Trans>
        </Text>
        <Text fontSize="xl" fontWeight="bold" fontFamily="mono" letterSpacing="0.05em" whiteSpace="nowrap">
          {receipt.reference}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          <ReceivedAt at={receipt.receivedAt} />
        </Text>
      </Box>
      {receipt.confirmationMail === false ? <NoMail /> : <MailNotice mailedTo={mailedTo} />}
      {receipt.processId && (
        <Box mb="6">
          <Text color="fg.muted">
            <Trans>The property manager reviews your application and will contact you with updates.</Trans>
          </Text>
          <LandlordLine landlord={receipt.landlord} />
        </Box>
      )}
      <InstallOffer />
      <Button asChild variant="outline" size="lg" w="full" mb="3">
        <Link to={paths.myApplications}>
          <Trans>My applications</Trans>
        </Link>
      </Button>
      <Button asChild size="lg" w="full" mb="6">
        <Link to={paths.landing}>
          <Trans>Return home</Trans>
        </Link>
      </Button>
      {contents && contents !== 'unavailable' && <NotMyPhone contents={contents} />}
    </>
  )
}

function ReceivedAt({ at }: { at: string }) {
  const { day, time } = dayAndTime(at)
  return (
    <Trans>
      Received on {day} at {time}
    </Trans>
  )
}
