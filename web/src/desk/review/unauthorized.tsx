import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { rememberPlace } from '#web/session/return-address.ts'
import { Button } from '#web/ui/button.ts'
import { Page } from '#web/ui/page.tsx'
import { Heading, Text } from '#web/ui/typography.ts'

/** The pages of a process without a session say so, and lead to the sign-in (admin.md §2). */
export function Unauthorized() {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  useEffect(() => rememberPlace(sessionStorage, pathname + search), [pathname, search])
  return (
    <Page title={t`Unauthorized`}>
      <Heading as="h1" size="xl" mb="3">
        <Trans>Unauthorized</Trans>
      </Heading>
      <Text mb="6">
        <Trans>Please sign in to see this application process.</Trans>
      </Text>
      <Button asChild size="lg">
        <Link to={paths.adminLogin}>
          <Trans>Go to Login</Trans>
        </Link>
      </Button>
    </Page>
  )
}
