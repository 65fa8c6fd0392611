import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { organizationContract } from '#shared/organization/contract.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { OwnOrganizationPage } from '#web/manage/frame/own-organization-page.tsx'
import { useDatabaseQuery } from '#web/manage/records/use-manager.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { DownloadButton } from '#web/manage/ui/download-button.tsx'
import { readFile } from '#web/manage/ui/read-file.ts'
import { AuthoritySection } from './authority-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { ErasedSection } from './erased-section.tsx'
import { PersonSection } from './person-section.tsx'
import { ApplicationsKept, ResidentsKept } from './kept-sections.tsx'
import { QuestionsChoice } from './questions-choice.tsx'

/** What the organization does with the data of those who apply. */
export function DataProtectionPage() {
  const { t } = useLingui()
  return (
    <OwnOrganizationPage title={t`Data protection`}>
      {(organizationId) => <DataProtection organizationId={organizationId} />}
    </OwnOrganizationPage>
  )
}

/** For how long who applied and who lived here is kept, and the way to take everything out. */
export function DataProtection({ organizationId }: { organizationId: string }) {
  const { t } = useLingui()
  const organization = useDatabaseQuery(({ organizations }) => organizations.get(organizationId), [organizationId])
  if (!organization) return null
  const { id, name } = organization
  return (
    <Box display="grid" gap="4">
      <ContactSection organization={organization} />
      <ApplicationsKept organization={organization} />
      <ResidentsKept organization={organization} />
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
