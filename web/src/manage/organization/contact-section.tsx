import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Organization } from '#shared/organization/organization.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { Card } from '#web/manage/ui/card.tsx'
import { ContactDialog } from './contact-dialog.tsx'

/** Who the organization is for those who apply. */
export function ContactSection({ organization }: { organization: Organization }) {
  const [isChanging, setChanging] = useState(false)
  const { name, address, contactEmail, contactPhone } = organization
  const missing = <Trans>not specified</Trans>
  return (
    <Card as="section" display="grid" gap="3">
      <Heading as="h2" size="lg">
        <Trans>Name and contact</Trans>
      </Heading>
      <Text color="fg.muted">
        <Trans>Those who apply see it, and emails to them come from this name. Their answers go to this email.</Trans>
      </Text>
      <Facts>
        <Fact name={<Trans>Name</Trans>} width="broad">
          {name}
        </Fact>
        <Fact name={<Trans>Address</Trans>} width="broad">
          {address || missing}
        </Fact>
        <Fact name={<Trans>Email</Trans>} width="broad">
          {contactEmail || missing}
        </Fact>
        <Fact name={<Trans>Phone</Trans>} width="broad">
          {contactPhone || missing}
        </Fact>
      </Facts>
      <Box>
        <Button variant="outline" onClick={() => setChanging(true)}>
          <Trans>Change name and contact</Trans>
        </Button>
      </Box>
      {isChanging && <ContactDialog organization={organization} onClose={() => setChanging(false)} />}
    </Card>
  )
}
