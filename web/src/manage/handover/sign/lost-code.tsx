import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSignIn } from '#web/kit/sign-in/use-sign-in.ts'
import { Button } from '#web/kit/ui/button.ts'
import { SignInIcon } from '#web/kit/ui/icons.tsx'
import { useOnline } from '#web/kit/ui/later/use-online.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { rememberPlace } from '#web/manage/session/return-address.ts'

/** Whoever does not know the code proves who they are where they always do; meanwhile the others sign. */
export function LostCode({ isOpen }: { isOpen: boolean }) {
  const [isAsked, setAsked] = useState(false)
  const isOnline = useOnline()
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
      <Text ref={isAsked ? showIt : undefined} tabIndex={-1} data-focus-target>
        {isOnline ? (
          <Trans>Sign in again to take the phone back. What people have answered stays as it is.</Trans>
        ) : (
          <Trans>
            Without the code the phone is taken back by signing in again, as soon as there is a connection. Whoever
            still has to sign can go on.
          </Trans>
        )}
      </Text>
      {isOnline && (
        <Button variant="outline" size="lg" disabled={isRedirecting} onClick={leave}>
          <SignInIcon />
          {isRedirecting ? <Trans>Redirecting to Login...</Trans> : <Trans>Sign in again</Trans>}
        </Button>
      )}
    </Box>
  )
}

/** It takes the place of what was pressed, with the focus, and with what follows it above every bar. */
function showIt(text: HTMLElement | null): void {
  text?.focus({ preventScroll: true })
  text?.scrollIntoView({ block: 'center' })
}
