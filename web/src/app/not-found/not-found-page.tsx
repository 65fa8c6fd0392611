import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '#web/kit/address/paths.ts'
import { Page } from '#web/kit/frame/page.tsx'
import { LinkButton } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'

export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <Page title={t`Page not found`}>
      <Text color="fg.muted" fontWeight="semibold">
        404
      </Text>
      <Heading as="h1" size="xl" mb="3">
        <Trans>This page does not exist</Trans>
      </Heading>
      <Text mb="6">
        <Trans>
          The address may be mistyped, or the page has moved. If you have a code for an apartment, enter it here.
        </Trans>
      </Text>
      <LinkButton to={paths.codeEntry}>
        <Trans>Enter a code</Trans>
      </LinkButton>
    </Page>
  )
}
