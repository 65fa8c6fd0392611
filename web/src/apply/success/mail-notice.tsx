import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { MailIcon } from '#web/kit/ui/icons.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'

/** Where the confirmation goes, named while it is known: a wrong letter is seen here or never. */
export const MailNotice = ({ mailedTo }: { mailedTo: string | undefined }) => (
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
export const NoMail = () => (
  <Text mb="4">
    <Trans>
      No email comes about this one: several went to the address within the last hour. Please note the reference number.
    </Trans>
  </Text>
)
