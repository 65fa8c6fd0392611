import { Trans, useLingui } from '@lingui/react/macro'
import { useSignIn } from '#web/api/use-sign-in.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.ts'
import { SignInIcon } from '#web/ui/icons.tsx'
import { Page } from '#web/ui/page.tsx'
import { SiteLinks } from '#web/ui/site-links.tsx'
import { Heading, Text } from '#web/ui/typography.ts'

export function AdminLoginPage() {
  const { t } = useLingui()
  const { isRedirecting, signIn } = useSignIn()
  return (
    <Page title={t`Admin login`} back={paths.landing} footer={<SiteLinks />}>
      <Heading as="h1" size="xl" mb="3">
        <Trans>Property management</Trans>
      </Heading>
      <Text color="fg.muted" mb="6">
        <Trans>
          For property managers and platform owners. You sign in with the account that your organization gave you.
        </Trans>
      </Text>
      <Button size="lg" w="full" disabled={isRedirecting} onClick={signIn}>
        <SignInIcon />
        {isRedirecting ? <Trans>Redirecting to Login...</Trans> : <Trans>Login with AWS Cognito</Trans>}
      </Button>
    </Page>
  )
}
