import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useContactEmail } from '#web/kit/contact/use-contact-email.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { sections } from './sections.ts'

/** The call to action for owners. Both buttons write to the operator (applicant.md, Landing page). */
export function TrialSection() {
  const { t } = useLingui()
  const contact = useContactEmail()
  const titleId = `${sections.trial}-title`
  return (
    <Box
      as="section"
      id={sections.trial}
      aria-labelledby={titleId}
      mt={{ base: '12', md: '16' }}
      mb="6"
      p={{ base: '4', md: '8' }}
      bg="pine.subtle"
      borderRadius="md"
      scrollMarginTop="4"
    >
      <Heading as="h2" size="xl" id={titleId} mb="2">
        <Trans>Try it with your next vacant home</Trans>
      </Heading>
      <Text maxW="form" mb="6">
        <Trans>Write to us, and we set up your organization. There is nothing to install.</Trans>
      </Text>
      <Flex wrap="wrap" gap="3">
        <MailButton contact={contact} subject={t`Free trial of Einzug`} variant="solid">
          <Trans>Start free trial</Trans>
        </MailButton>
        <MailButton contact={contact} subject={t`Pricing of Einzug`} variant="outline">
          <Trans>View pricing</Trans>
        </MailButton>
      </Flex>
      {contact === null && (
        <Text id={reasonId} mt="3" fontSize="sm">
          <Trans>Not available: no contact address has been set up for this site.</Trans>
        </Text>
      )}
    </Box>
  )
}

const reasonId = 'no-contact'

interface MailButtonProps {
  contact: string | null | undefined
  subject: string
  variant: 'solid' | 'outline'
  children: ReactNode
}

function MailButton({ contact, subject, variant, children }: MailButtonProps) {
  const width = { base: 'full', sm: 'auto' }
  if (contact) {
    return (
      <Button asChild size="lg" variant={variant} w={width}>
        <a href={`mailto:${contact}?subject=${encodeURIComponent(subject)}`}>{children}</a>
      </Button>
    )
  }
  return (
    <Button size="lg" variant={variant} w={width} disabled aria-describedby={contact === null ? reasonId : undefined}>
      {children}
    </Button>
  )
}
