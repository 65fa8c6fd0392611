import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { readSite } from '#web/kit/contact/read-site.ts'
import { Page } from '#web/kit/frame/page.tsx'
import { SiteLinks } from '#web/kit/frame/site-links.tsx'
import { takeReturn } from '#web/kit/sign-in/sign-in-goes-on.ts'
import { useSignIn } from '#web/kit/sign-in/use-sign-in.ts'
import { Button } from '#web/kit/ui/button.ts'
import { SignInIcon } from '#web/kit/ui/icons.tsx'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useDeviceUsed } from '#web/kit/ui/use-device-used.ts'

// With it comes all that they need next.
const UnsentOnDevice = lazyPart(
  async () => (await import('#web/manage/sign-in/unsent-on-device.tsx')).UnsentOnDevice,
  'manage',
)

const LoginReason = lazyPart(async () => (await import('./login-reason.tsx')).LoginReason)

/** Where people who manage come in (sign-in.md, Sign-in page). */
export function AdminLoginPage() {
  const { t } = useLingui()
  const { isRedirecting, signIn } = useSignIn()
  // What was sent ahead of the app shows nothing of a device, and takes no press that nobody would hear.
  const [isThere, setThere] = useState(false)
  const isUsed = useDeviceUsed()
  const { state } = useLocation()
  useEffect(() => {
    setThere(true)
    if (takeReturn(sessionStorage, Date.now())) signIn()
    // Once, on arrival; what signs in is another function with every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
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
      <ValidationProblem />
      {state !== null && <LoginReason />}
      {isUsed && <UnsentOnDevice />}
      <Button size="lg" w="full" disabled={isRedirecting || !isThere} onClick={signIn}>
        <SignInIcon />
        {isRedirecting ? <Trans>Redirecting to Login...</Trans> : <Trans>Login with AWS Cognito</Trans>}
      </Button>
      <DevelopmentNote />
    </Page>
  )
}

/** What /auth-validation found. Other texts in the address are somebody else's, and not shown. */
function ValidationProblem() {
  const [search] = useSearchParams()
  if (search.get('error') !== 'validation_failed') return null
  return (
    <Box role="alert" mb="4">
      <Notice>{search.get('details')?.slice(0, MOST_DETAILS) || <ValidationFailed />}</Notice>
    </Box>
  )
}

const MOST_DETAILS = 200

const ValidationFailed = () => <Trans>Unable to validate user permissions. Please try again.</Trans>

function DevelopmentNote() {
  const [isDevelopment, setDevelopment] = useState(false)
  useEffect(() => {
    readSite()
      .then(({ signIn }) => setDevelopment(signIn === 'development'))
      .catch(() => undefined) // it is said by who is reached
  }, [])
  if (!isDevelopment) return null
  return (
    <Text mt="4" color="fg.muted" fontSize="sm">
      <Trans>Development sign-in: demo users, no passwords</Trans>
    </Text>
  )
}
