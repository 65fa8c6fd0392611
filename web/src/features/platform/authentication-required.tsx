import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { rememberPlace } from '#web/session/return-address.ts'
import { Button } from '#web/ui/button.ts'
import { Page } from '#web/ui/page.tsx'
import { Heading, Text } from '#web/ui/typography.ts'

/** The platform page without a session says so, and leads to the sign-in (admin.md §2). */
export function AuthenticationRequired() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  useEffect(() => rememberPlace(sessionStorage, pathname), [pathname])
  return (
    <Page title={t`Platform`}>
      <Heading as="h1" size="xl" mb="3">
        <Trans>Authentication Required</Trans>
      </Heading>
      <Text mb="6">
        <Trans>Please sign in to see the organizations.</Trans>
      </Text>
      <Button asChild size="lg">
        <Link to={paths.adminLogin}>
          <Trans>Go to Login</Trans>
        </Link>
      </Button>
    </Page>
  )
}
