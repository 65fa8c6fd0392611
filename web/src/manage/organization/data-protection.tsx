import { Box } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { organizationContract } from '#shared/organization/contract.ts'
import { type Organization, privacySettings } from '#shared/organization/organization.ts'
import { packs } from '#shared/policy/every-pack.ts'
import type { Pack } from '#shared/policy/pack.ts'
import { TOLD_AHEAD_DAYS } from '#shared/policy/retention.ts'
import { FORGOTTEN_DAYS, UNDECIDED_DAYS } from '#shared/policy/unanswered.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'
import { OwnOrganizationPage } from '#web/manage/frame/own-organization-page.tsx'
import { useDatabaseQuery } from '#web/manage/records/use-manager.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { DownloadButton } from '#web/manage/ui/download-button.tsx'
import { NumberField } from '#web/manage/ui/number-field.tsx'
import { readFile } from '#web/manage/ui/read-file.ts'
import { RulesDialog } from '#web/manage/ui/dialog/rules-dialog.tsx'
import { AuthoritySection } from './authority-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { ErasedSection } from './erased-section.tsx'
import { PersonSection } from './person-section.tsx'
import { QuestionsChoice } from './questions-choice.tsx'
import { useChangeOrganization } from './use-change-organization.ts'

/** What the organization does with the data of those who apply. */
export function DataProtectionPage() {
  const { t } = useLingui()
  return (
    <OwnOrganizationPage title={t`Data protection`}>
      {(organizationId) => <DataProtection organizationId={organizationId} />}
    </OwnOrganizationPage>
  )
}

/** For how long rejected and withdrawn applications are kept, and the way to take everything out. */
export function DataProtection({ organizationId }: { organizationId: string }) {
  const { t } = useLingui()
  const organization = useDatabaseQuery(({ organizations }) => organizations.get(organizationId), [organizationId])
  if (!organization) return null
  const { id, name, retentionDays } = organization
  return (
    <Box display="grid" gap="4">
      <ContactSection organization={organization} />
      <Card as="section" display="grid" gap="3">
        <Heading as="h2" size="lg">
          <Trans>How long applications are kept</Trans>
        </Heading>
        <Text>
          {typeof retentionDays !== 'number' ? ( // what was read by an earlier version does not say
            <Trans>Rejected and withdrawn applications are erased as is usual in the country of the home.</Trans>
          ) : (
            <Plural
              value={retentionDays}
              one="Rejected and withdrawn applications are erased after # day."
              other="Rejected and withdrawn applications are erased after # days."
            />
          )}
        </Text>
        {typeof retentionDays !== 'number' && <UsualRetention />}
        <Text>
          <Trans>
            Who was never answered counts as rejected once somebody accepted the offer; in a closed process in which
            nobody did, after {UNDECIDED_DAYS} days without a step; in an open one, after {FORGOTTEN_DAYS}. They are
            erased as long after that. The overview says so up to {TOLD_AHEAD_DAYS} days before.
          </Trans>
        </Text>
        <Text color="fg.muted">
          <Trans>
            Erased is the application with its documents, notes and mails, here and on every device. The log keeps what
            was decided, without the name. Accepted offers are kept.
          </Trans>
        </Text>
        <DialogButton
          variant="outline"
          justifySelf="start"
          renderDialog={(close) => <RetentionDialog organization={organization} onClose={close} />}
        >
          <Trans>Change how long</Trans>
        </DialogButton>
      </Card>
      <ErasedSection organizationId={id} />
      <PersonSection organizationId={id} />
      <QuestionsChoice organization={organization} />
      <AuthoritySection organizationId={id} />
      <Card as="section" display="grid" gap="3">
        <Heading as="h2" size="lg">
          <Trans>Take everything out</Trans>
        </Heading>
        <Text>
          <Trans>
            One archive with every record and every document of the organization. It holds personal data: keep it safe,
            and delete it when it is not needed any more. The activity log says who made it.
          </Trans>
        </Text>
        <DownloadButton
          read={() => readFile(organizationContract.exportOrganization, { id })}
          name={() => `${name} ${new Date().toISOString().slice(0, 10)}.zip`}
          failure={() => t`The archive could not be downloaded`}
          busy={<Trans>One moment...</Trans>}
        >
          <Trans>Download the archive</Trans>
        </DownloadButton>
      </Card>
    </Box>
  )
}

/** How long that is, and by whose word. */
function UsualRetention() {
  const { t } = useLingui()
  const { country: nameOf } = useTexts()
  const saidOf = useSaidOf()
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="1">
      {Object.entries<Pack>(packs).map(([country, { retention }]) => {
        const { days: count, source, isReading } = retention
        const said = source ?? t`our own choice, because no authority named a time that we know of`
        return (
          <li key={country}>
            {saidOf(nameOf(country), t`${plural(count, { one: 'after # day', other: 'after # days' })}`)}{' '}
            <Text as="span" fontSize="sm" color="fg.muted">
              {`(${isReading ? t`our reading of: ${said}` : said})`}
            </Text>
          </li>
        )
      })}
    </Box>
  )
}

/** Shortening it erases at once what is older: that is said before. */
function RetentionDialog({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  const change = useChangeOrganization()
  const { id, retentionDays } = organization
  return (
    <RulesDialog
      rules={privacySettings}
      values={{ retentionDays }}
      title={<Trans>How long applications are kept</Trans>}
      confirm={<Trans>Change</Trans>}
      onSubmit={(body) => change(session.call(organizationContract.changePrivacy, { params: { id }, body }))}
      onClose={onClose}
    >
      <NumberField
        name="retentionDays"
        label={<Trans>Days after the rejection or withdrawal</Trans>}
        hint={
          <Trans>
            Leave it empty for what is usual in the country. What is older than that is erased within an hour, and
            cannot be brought back.
          </Trans>
        }
        empty={null}
        optional
      />
    </RulesDialog>
  )
}
