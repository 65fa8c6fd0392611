import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { paths } from '#web/kit/address/paths.ts'
import { Page } from '#web/kit/frame/page.tsx'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { UnsentOnDevice } from './unsent-on-device.tsx'

const arrival = z.object({ why: z.enum(['role', 'deactivated']) })

/** Who is signed in and may not work here (sign-in.md, Access denied). */
export function AccessDeniedPage() {
  const { t } = useLingui()
  const texts = useTexts()
  const { data } = arrival.safeParse(useLocation().state)
  return (
    <Page title={t`Access denied`}>
      <Heading as="h1" size="xl" mb="3">
        <Trans>Access denied</Trans>
      </Heading>
      {data?.why === 'deactivated' ? (
        <>
          <Text mb="6">{texts.error('ACCOUNT_DEACTIVATED')}</Text>
          <UnsentOnDevice isLockedOut />
        </>
      ) : (
        <Text mb="6">
          <Trans>
            You don't have permission to access this system. This system requires Manager or Platform Owner privileges.
          </Trans>
        </Text>
      )}
      <Button asChild size="lg">
        <Link to={paths.adminLogin}>
          <Trans>Back to Login</Trans>
        </Link>
      </Button>
    </Page>
  )
}
