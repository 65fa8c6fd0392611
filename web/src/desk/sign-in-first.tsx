import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { rememberPlace } from '#web/session/return-address.ts'
import { Button } from '#web/ui/button.ts'
import { Page } from '#web/ui/page.tsx'
import { Heading, Text } from '#web/ui/typography.ts'

interface SignInFirstProps {
  /** Of the document. */
  title: string
  heading: ReactNode
  children: ReactNode
}

/** A page that says without a session what it needs one for, and leads to the sign-in and back (admin.md §2). */
export function SignInFirst({ title, heading, children }: SignInFirstProps) {
  const { pathname, search } = useLocation()
  useEffect(() => rememberPlace(sessionStorage, pathname + search), [pathname, search])
  return (
    <Page title={title}>
      <Heading as="h1" size="xl" mb="3">
        {heading}
      </Heading>
      <Text mb="6">{children}</Text>
      <Button asChild size="lg">
        <Link to={paths.adminLogin}>
          <Trans>Go to Login</Trans>
        </Link>
      </Button>
    </Page>
  )
}
