import { chakra, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { Landlord } from '#shared/process/process.ts'
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
      {email && <Contact href={`mailto:${email}`}>{email}</Contact>}
      {phone && <Contact href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Contact>}
    </Flex>
  )
}

const Contact = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    minW: '0',
    color: 'pine.fg',
    textDecoration: 'underline',
  },
})
