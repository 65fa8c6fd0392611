import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { paths } from '#web/kit/address/paths.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { leaving } from './leaving.ts'

/**
 * Starts the redirect to the external sign-in page (sign-in.md, Starting a sign-in).
 * @param how.asksAnew it asks who it is, whoever is signed in there
 */
export function useSignIn({ asksAnew = false } = {}) {
  const [isRedirecting, setRedirecting] = useState(false)
  const fail = (description: () => string) => {
    setRedirecting(false)
    delete leaving.isAwaited
    showToast({ tone: 'error', title: () => t`Login Failed`, description })
  }

  const signIn = async () => {
    setRedirecting(true)
    leaving.isAwaited = true
    // Only where somebody managed is there anything to leave first.
    const isSomebodyLeaving = leaving.isUnderway || localStorage.getItem('deskOthers')
    const wayOut = isSomebodyLeaving && (await leaving.find?.())
    if (wayOut) return location.assign(wayOut)
    const { loginFailureText, readLoginUrl } = await import('#web/kit/api/later/later-calls.ts')
    const result = await readLoginUrl({ returnUrl: location.origin + paths.signInCallback, asksAnew })
    if ('authorizeUrl' in result) return location.assign(result.authorizeUrl)
    fail(() => loginFailureText(result))
  }

  return {
    isRedirecting,
    signIn: () => void signIn().catch(() => fail(() => t`Unable to initiate login. Please try again.`)),
  }
}
