import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { userContract } from '#shared/user/contract.ts'
import { paths } from '#web/kit/address/paths.ts'
import { Page } from '#web/kit/frame/page.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { session } from '#web/manage/session/browser-session.ts'

/** Asks who is signed in, and leads there (sign-in.md, Auth validation). */
export function AuthValidationPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  useEffect(() => {
    let isGone = false
    const goTo = (path: string) => !isGone && void navigate(path, { replace: true })
    const details = t`Unable to validate user permissions. Please try again.`
    findPlace().then(goTo, () =>
      goTo(`${paths.adminLogin}?${new URLSearchParams({ error: 'validation_failed', details })}`),
    )
    return () => {
      isGone = true
    }
  }, [navigate, t])
  return (
    <Page title={t`Sign-in`}>
      <Text color="fg.muted" role="status">
        <Trans>Checking your sign-in...</Trans>
      </Text>
    </Page>
  )
}

/** @throws ApiError, NoConnectionError */
async function findPlace(): Promise<string> {
  await session.restore()
  const { role } = await session.call(userContract.readMe, {})
  // Any other role is sent on by that page.
  return role === 'platform_owner' ? paths.platform : paths.admin
}
