import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { Landlord } from '#shared/process/process.ts'
import { ContactLink } from '#web/kit/ui/contact-link.tsx'
import { Text } from '#web/kit/ui/typography.ts'

/** Who lets a home, and how they are reached; nothing where that is not known. */
export function LandlordLine({ landlord }: { landlord: Landlord | undefined }) {
  if (!landlord?.name) return null
  const { name, email, phone } = landlord
  return (
    <Flex wrap="wrap" align="center" columnGap="3" mt="1" overflowWrap="anywhere">
      <Text>
        <Trans>Let by {name}</Trans>
      </Text>
      {email && <ContactLink by="email">{email}</ContactLink>}
      {phone && <ContactLink by="phone">{phone}</ContactLink>}
    </Flex>
  )
}
