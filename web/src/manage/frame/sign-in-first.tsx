import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { Page } from '#web/kit/frame/page.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { rememberPlace } from '#web/manage/session/return-address.ts'

interface SignInFirstProps {
  /** Of the document. */
  title: string
  heading: ReactNode
  children: ReactNode
}

/**
 * A page that says without a session what it needs one for, and leads to the sign-in and back (manager.md, Page
 * access).
 */
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
