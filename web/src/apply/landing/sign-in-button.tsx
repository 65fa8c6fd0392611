import { useLingui } from '@lingui/react/macro'
import { useSignIn } from '#web/kit/sign-in/use-sign-in.ts'
import { Button } from '#web/kit/ui/button.ts'
import { SignInIcon } from '#web/kit/ui/icons.tsx'

/** Leads straight to the external sign-in page; the other pages have a link to our own page before it. */
export function SignInButton() {
  const { t } = useLingui()
  const { isRedirecting, signIn } = useSignIn()
  return (
    <Button
      variant="ghost"
      px="2"
      aria-label={isRedirecting ? t`Redirecting to Login...` : t`Log in as a property manager`}
      disabled={isRedirecting}
      onClick={signIn}
    >
      <SignInIcon />
    </Button>
  )
}
