import { Box } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { retentionDays as usual } from '#shared/policy/retention.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useDatabaseQuery } from '#web/manage/records/use-manager.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { ContactSection } from './contact-section.tsx'
import { ExportOrganizationButton } from './export-organization-button.tsx'
import { QuestionsChoice } from './questions-choice.tsx'
import { RetentionDialog } from './retention-dialog.tsx'

/** For how long rejected and withdrawn applications are kept, and the way to take everything out. */
export function DataProtection({ organizationId }: { organizationId: string }) {
  const organization = useDatabaseQuery(({ organizations }) => organizations.get(organizationId), [organizationId])
  const [isChanging, setChanging] = useState(false)
  if (!organization) return null
  const { retentionDays } = organization
  return (
    <Box display="grid" gap="4">
      <ContactSection organization={organization} />
      <Card as="section" display="grid" gap="3">
        <Heading as="h2" size="lg">
          <Trans>How long applications are kept</Trans>
        </Heading>
        <Text>
          {typeof retentionDays !== 'number' ? ( // what was read by an earlier version does not say
            <Trans>
              Rejected and withdrawn applications are erased as is usual in the country of the home: after {usual.DE}{' '}
              days in Germany, after {usual.CH} days in Switzerland.
            </Trans>
          ) : (
            <Plural
              value={retentionDays}
              one="Rejected and withdrawn applications are erased after # day."
              other="Rejected and withdrawn applications are erased after # days."
            />
          )}
        </Text>
        <Text color="fg.muted">
          <Trans>
            Erased is the application with its documents, notes and mails, here and on every device. The log keeps what
            was decided, without the name. Accepted offers are kept.
          </Trans>
        </Text>
        <Button variant="outline" justifySelf="start" onClick={() => setChanging(true)}>
          <Trans>Change how long</Trans>
        </Button>
        {isChanging && <RetentionDialog organization={organization} onClose={() => setChanging(false)} />}
      </Card>
      <QuestionsChoice organization={organization} />
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
        <ExportOrganizationButton organization={organization} />
      </Card>
    </Box>
  )
}
