import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { dataProtectionPath } from '#web/kit/address/paths.ts'
import { Button, LinkButton } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { processingRecordPath } from '#web/manage/addresses/record-paths.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { useCopy } from '#web/manage/ui/use-copy.ts'

/** What those who apply, and whoever supervises it, may want to know: made of what is set on this page. */
export function AuthoritySection({ organizationId }: { organizationId: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  const path = dataProtectionPath(organizationId)
  return (
    <Card as="section" display="grid" gap="3">
      <Heading as="h2" size="lg">
        <Trans>For applicants and authorities</Trans>
      </Heading>
      <Text>
        <Trans>
          A page that everybody can read says what you ask, why, how long it is kept and who sees it. It is made of the
          settings above, in every language of applicants, and can be printed. The record of processing activities has
          the same facts in the form that an authority asks for (GDPR Article 30, Swiss DSG Article 12).
        </Trans>
      </Text>
      <Flex wrap="wrap" gap="2">
        <Button asChild variant="outline">
          <a href={path} target="_blank" rel="noreferrer">
            <Trans>Open the page</Trans>
          </a>
        </Button>
        <Button variant="outline" onClick={() => void copy(location.origin + path, () => t`Link to the page`)}>
          <Trans>Copy the link</Trans>
        </Button>
        <LinkButton variant="outline" to={processingRecordPath(organizationId)}>
          <Trans>Record of processing activities</Trans>
        </LinkButton>
      </Flex>
    </Card>
  )
}
