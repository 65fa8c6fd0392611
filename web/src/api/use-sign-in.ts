import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { accountContract } from '#shared/account/contract.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { ApiError, call, NoConnectionError } from './call.ts'

/** Starts the redirect to the external sign-in page (applicant.md §2, §8). */
export function useSignIn() {
  const { t } = useLingui()
  const texts = useTexts()
  const [isRedirecting, setRedirecting] = useState(false)

  const describe = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'SIGN_IN_NOT_SET_UP') return texts.error(error.code)
    if (error instanceof ApiError) {
      const { message } = error
      return t`Failed to get login URL: ${message}`
    }
    if (error instanceof NoConnectionError) {
      return t`Unable to connect to authentication service. Please check if CORS is enabled on your API.`
    }
    return t`Failed to initiate login. Please try again.`
  }

  const signIn = async () => {
    setRedirecting(true)
    try {
      const returnUrl = location.origin + paths.signInCallback
      const { authorizeUrl } = await call(accountContract.readLoginUrl, { query: { returnUrl } })
      location.assign(authorizeUrl)
    } catch (error) {
      setRedirecting(false)
      showToast({ tone: 'error', title: t`Login Failed`, description: describe(error) })
    }
  }

  return { isRedirecting, signIn: () => void signIn() }
}
