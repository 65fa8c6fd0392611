import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { paths } from '#web/kit/address/paths.ts'
import type { LoginUrl } from '#web/kit/api/later/later-calls.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { showToast } from '#web/kit/ui/toast-store.ts'
import { leaving } from './leaving.ts'

/** Starts the redirect to the external sign-in page (sign-in.md, Starting a sign-in). */
export function useSignIn() {
  const { t } = useLingui()
  const texts = useTexts()
  const [isRedirecting, setRedirecting] = useState(false)

  const describe = (result: Extract<LoginUrl, { failure: string }>) => {
    switch (result.failure) {
      case 'not_set_up':
        return texts.error('SIGN_IN_NOT_SET_UP')
      case 'refused': {
        const { answer } = result
        return t`Failed to get login URL: ${answer}`
      }
      case 'page': {
        const { status } = result
        return t`Something on the way answered in place of the server (${status}), such as a network that asks for a login.`
      }
      case 'unreachable':
        return t`Unable to connect to authentication service. Please check if CORS is enabled on your API.`
      case 'unknown':
        return t`Failed to initiate login. Please try again.`
    }
  }

  const signIn = async () => {
    setRedirecting(true)
    // Only where somebody managed is there anything to leave first.
    const wayOut = localStorage.getItem('deskOthers') && (await leaving.find?.())
    if (wayOut) return location.assign(wayOut)
    const { readLoginUrl } = await import('#web/kit/api/later/later-calls.ts')
    const result = await readLoginUrl(location.origin + paths.signInCallback)
    if ('authorizeUrl' in result) return location.assign(result.authorizeUrl)
    setRedirecting(false)
    showToast({ tone: 'error', title: () => t`Login Failed`, description: () => describe(result) })
  }

  return {
    isRedirecting,
    signIn: () =>
      void signIn().catch(() => {
        setRedirecting(false)
        showToast({
          tone: 'error',
          title: () => t`Login Failed`,
          description: () => t`Unable to initiate login. Please try again.`,
        })
      }),
  }
}
