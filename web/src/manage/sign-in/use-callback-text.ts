import { useLingui } from '@lingui/react/macro'
import type { SignInFailure } from './finish-sign-in.ts'

/** Why a sign-in failed (sign-in.md, Callback). */
export function useCallbackText() {
  const { t } = useLingui()
  return ({ step, detail }: SignInFailure): string => {
    switch (step) {
      case 'provider':
        return t`Authentication failed: ${detail}`
      case 'arrival':
        return t`No authorization code or access token received`
      case 'exchange':
        return t`Token exchange failed: ${detail}`
      case 'token':
        return t`No access token received from token exchange`
      case 'me':
        return t`API call failed: ${detail}`
    }
  }
}
