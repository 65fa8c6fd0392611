import { Trans, useLingui } from '@lingui/react/macro'
import { SignInFirst } from '#web/manage/frame/sign-in-first.tsx'

/** The platform page without a session. */
export function AuthenticationRequired() {
  const { t } = useLingui()
  return (
    <SignInFirst title={t`Platform`} heading={<Trans>Authentication Required</Trans>}>
      <Trans>Please sign in to see the organizations.</Trans>
    </SignInFirst>
  )
}
