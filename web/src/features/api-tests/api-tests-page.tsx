import { Trans, useLingui } from '@lingui/react/macro'
import { DeskPage } from '#web/desk/desk-page.tsx'
import { SignedIn } from '#web/desk/signed-in.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Heading, Text } from '#web/ui/typography.ts'

/** For developers: every call of the API, to be tried as whoever is signed in (admin.md §2, API testing console). */
export const ApiTestsPage = () => (
  <SignedIn>
    <Content />
  </SignedIn>
)

function Content() {
  const { t } = useLingui()
  return (
    <DeskPage title={t`API tests`}>
      <Heading as="h1" size="xl">
        <Trans>API tests</Trans>
      </Heading>
      <Text color="fg.muted" mb="6">
        <Trans>Calls are real: what you change here is changed.</Trans>
      </Text>
      <Console />
    </DeskPage>
  )
}

/** With it comes every contract, which nobody else needs in one place. */
const Console = lazyPart(async () => (await import('./console.tsx')).Console)
