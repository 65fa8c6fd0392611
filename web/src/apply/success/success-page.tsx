import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LeadOn } from '#web/apply/delivery/status/lead-on.tsx'
import { LeftOutNotice } from '#web/apply/delivery/status/left-out-notice.tsx'
import { NotMyPhone } from '#web/apply/delivery/status/not-my-phone.tsx'
import type { Received } from '#web/apply/delivery/status/received.ts'
import { usePhoneContents } from '#web/apply/delivery/status/use-phone-contents.ts'
import type { StoredReceipt } from '#web/apply/storage/database.ts'
import { findReceipt } from '#web/apply/storage/receipts.ts'
import { paths } from '#web/kit/address/paths.ts'
import { LandlordLine } from '#web/kit/frame/landlord-line.tsx'
import { Page } from '#web/kit/frame/page.tsx'
import { InstallOffer } from '#web/kit/install/card/install-offer.tsx'
import { LinkButton } from '#web/kit/ui/button.ts'
import { CheckIcon, MailIcon } from '#web/kit/ui/icons.tsx'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'

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
      {receipt.leftOut && (
        <Box mb="6">
          <LeftOutNotice leftOut={receipt.leftOut} />
        </Box>
      )}
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
      <LinkButton to={paths.myApplications} variant="outline" size="lg" w="full" mb="3">
        <Trans>My applications</Trans>
      </LinkButton>
      <LinkButton to={paths.landing} size="lg" w="full" mb="6">
        <Trans>Return home</Trans>
      </LinkButton>
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

/** As long as somebody may still be looking; then it is no longer said to whoever takes up the device. */
const SAID_MS = 15 * 60_000

/** The address that the confirmation goes to. It is taken out of the tab's history at once: Back and a reload do not show it again. */
function useMailedTo(state: Received | null): string | undefined {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [mailedTo, setMailedTo] = useState(state?.mailedTo)
  useEffect(() => {
    if (state?.mailedTo) {
      void navigate(pathname, { replace: true, state: { applicationId: state.applicationId } satisfies Received })
    }
  }, [state, pathname, navigate])
  useEffect(() => {
    const timer = setTimeout(() => setMailedTo(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [])
  return mailedTo
}

/** Where the confirmation goes, named while it is known: a wrong letter is seen here or never. */
const MailNotice = ({ mailedTo }: { mailedTo: string | undefined }) => (
  <Flex gap="3" align="flex-start" mb="4">
    <Box color="pine.fg" pt="0.5">
      <MailIcon />
    </Box>
    <Box minW="0">
      <Heading as="h2" size="md">
        <Trans>Please check your email</Trans>
      </Heading>
      <Text color="fg.muted" overflowWrap="anywhere">
        {mailedTo ? (
          <Trans>
            We send a confirmation to {mailedTo}. If it does not come, look in the spam folder. If the address is wrong,
            tell the property manager your number.
          </Trans>
        ) : (
          <Trans>
            We send a confirmation to the email address of the first main renter. If it does not come, look in the spam
            folder.
          </Trans>
        )}
      </Text>
    </Box>
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
