import { Trans, useLingui } from '@lingui/react/macro'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { ManagePage } from '#web/manage/frame/manage-page.tsx'
import { SignedIn } from '#web/manage/frame/signed-in.tsx'

/** For developers: every call of the API, to be tried as whoever is signed in (manager.md, API console). */
export const ApiTestsPage = () => (
  <SignedIn>
    <Content />
  </SignedIn>
)

function Content() {
  const { t } = useLingui()
  return (
    <ManagePage title={t`API tests`}>
      <Heading as="h1" size="xl">
        <Trans>API tests</Trans>
      </Heading>
      <Text color="fg.muted" mb="6">
        <Trans>Calls are real: what you change here is changed.</Trans>
      </Text>
      <Console />
    </ManagePage>
  )
}

/** With it comes every contract, which nobody else needs in one place. */
const Console = lazyPart(async () => (await import('./console/console.tsx')).Console)
