import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { organizationContract } from '#shared/organization/contract.ts'
import { type Organization, organizationSettings } from '#shared/organization/organization.ts'
import { TextAreaField } from '#web/kit/form/later/text-area-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { session } from '#web/manage/session/browser-session.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { RulesDialog } from '#web/manage/ui/dialog/rules-dialog.tsx'
import { useChangeOrganization } from './use-change-organization.ts'

/** Who the organization is for those who apply. */
export function ContactSection({ organization }: { organization: Organization }) {
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
        <DialogButton
          variant="outline"
          renderDialog={(close) => <ContactDialog organization={organization} onClose={close} />}
        >
          <Trans>Change name and contact</Trans>
        </DialogButton>
      </Box>
    </Card>
  )
}

function ContactDialog({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  const change = useChangeOrganization()
  const { id, name, description, address = '', contactEmail = '', contactPhone = '' } = organization
  return (
    <RulesDialog
      isLong
      rules={organizationSettings}
      values={{ name, description, address, contactEmail, contactPhone }}
      title={<Trans>Name and contact</Trans>}
      confirm={<Trans>Change</Trans>}
      onSubmit={(body) => change(session.call(organizationContract.changeOrganization, { params: { id }, body }))}
      onClose={onClose}
    >
      <TextField name="name" label={<Trans>Name</Trans>} autoComplete="organization" />
      <TextField name="address" label={<Trans>Address</Trans>} autoComplete="street-address" optional />
      <TextField
        name="contactEmail"
        type="email"
        label={<Trans>Email</Trans>}
        hint={<Trans>Those who apply see it.</Trans>}
        autoComplete="off"
        optional
      />
      <TextField
        name="contactPhone"
        type="tel"
        label={<Trans>Phone</Trans>}
        hint={<Trans>Those who apply see it.</Trans>}
        autoComplete="off"
        optional
      />
      <TextAreaField name="description" label={<Trans>Description</Trans>} optional />
    </RulesDialog>
  )
}
