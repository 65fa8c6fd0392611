import { Trans, useLingui } from '@lingui/react/macro'
import { SignInFirst } from '#web/manage/frame/sign-in-first.tsx'

/** The pages of a process without a session. */
export function Unauthorized() {
  const { t } = useLingui()
  return (
    <SignInFirst title={t`Unauthorized`} heading={<Trans>Unauthorized</Trans>}>
      <Trans>Please sign in to see this application process.</Trans>
    </SignInFirst>
  )
}
