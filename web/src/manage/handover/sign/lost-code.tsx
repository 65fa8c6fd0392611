import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSignIn } from '#web/kit/sign-in/use-sign-in.ts'
import { Button } from '#web/kit/ui/button.ts'
import { SignInIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { rememberPlace } from '#web/manage/session/return-address.ts'

/** Whoever does not know the code proves who they are where they always do; meanwhile the others sign. */
export function LostCode({ isOpen }: { isOpen: boolean }) {
  const [isAsked, setAsked] = useState(false)
  const { isRedirecting, signIn } = useSignIn({ asksAnew: true })
  if (!isOpen && !isAsked) {
    return (
      <Button variant="ghost" mt="2" onClick={() => setAsked(true)}>
        <Trans>I do not know the code any more</Trans>
      </Button>
    )
  }
  const leave = () => {
    rememberPlace(sessionStorage, location.pathname + location.search)
    signIn()
  }
  return (
    <Box mt="4" display="grid" gap="3" justifyItems="start">
      <Text role="status">
        <Trans>
          For the manager: sign in again to take the phone back. What people have answered stays as it is. This needs a
          connection; without one, whoever still has to sign can go on.
        </Trans>
      </Text>
      <Button variant="outline" size="lg" disabled={isRedirecting} onClick={leave}>
        <SignInIcon />
        {isRedirecting ? <Trans>Redirecting to Login...</Trans> : <Trans>Sign in again</Trans>}
      </Button>
    </Box>
  )
}
