import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { Page } from '#web/kit/frame/page.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { takePlace } from '#web/manage/session/return-address.ts'
import { finishSignIn, type SignInFailure, type SignInResult, takeArrival } from './finish-sign-in.ts'

const SUCCESS_DELAY_MS = 100
const ERROR_DELAY_MS = 500

type Stage = 'processing' | 'success' | 'no_role' | 'error'

/** Where the sign-in page leads back to (sign-in.md, Callback). */
export function CallbackPage() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>('processing')
  const [problem, setProblem] = useState<string>()
  const finishing = useRef<Promise<SignInResult>>(undefined)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const leave = (ms: number, path: string, state?: object) => {
      timer = setTimeout(() => void navigate(path, { replace: true, ...(state && { state }) }), ms)
    }
    const show = (result: SignInResult) => {
      if (isGone) return
      if (result.kind === 'no_role') return setStage('no_role')
      if (result.kind === 'failed') {
        const description = i18n._(failures[result.step](result.detail))
        setStage('error')
        setProblem(description)
        return leave(ERROR_DELAY_MS, paths.adminLogin, { problem: description })
      }
      setStage('success')
      if (result.kind === 'deactivated') return leave(SUCCESS_DELAY_MS, paths.accessDenied, { why: 'deactivated' })
      const home = { platform_owner: paths.platform, manager: paths.admin, user: paths.adminLogin }[result.role]
      if (result.role === 'user') return leave(SUCCESS_DELAY_MS, home, { why: 'role' })
      leave(SUCCESS_DELAY_MS, takePlace(sessionStorage) ?? home)
    }
    // React may run an effect twice; a code does for one exchange.
    finishing.current ??= finishSignIn(takeArrival(location, history))
    void finishing.current.then(show)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
    // The words are another function with every drawing; what is finished is finished once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [navigate])

  return (
    <Page title={t`Sign-in`}>
      <Stages stage={stage} problem={problem} />
    </Page>
  )
}

function Stages({ stage, problem }: { stage: Stage; problem: string | undefined }) {
  switch (stage) {
    case 'processing':
      return (
        <Heading as="h1" size="xl" role="status">
          <Trans>Signing you in...</Trans>
        </Heading>
      )
    case 'success':
      return (
        <Heading as="h1" size="xl" role="status">
          <Trans>You are signed in</Trans>
        </Heading>
      )
    case 'error':
      return (
        <div role="alert">
          <Heading as="h1" size="xl" mb="3">
            <Trans>The sign-in failed</Trans>
          </Heading>
          <Text overflowWrap="anywhere">{problem}</Text>
        </div>
      )
    case 'no_role':
      return (
        <>
          <Heading as="h1" size="xl" mb="3">
            <Trans>No role assigned</Trans>
          </Heading>
          <Text mb="6" role="alert">
            <Trans>
              Authentication was successful, but no role is assigned to your account. Please contact the administrator.
            </Trans>
          </Text>
          <Button asChild size="lg">
            <Link to={paths.adminLogin}>
              <Trans>Back to Login</Trans>
            </Link>
          </Button>
        </>
      )
  }
}

/** Why a sign-in failed (sign-in.md, Callback). */
const failures: Record<SignInFailure['step'], (detail: string) => MessageDescriptor> = {
  provider: (detail) => msg`Authentication failed: ${detail}`,
  arrival: () => msg`No authorization code or access token received`,
  exchange: (detail) => msg`Token exchange failed: ${detail}`,
  token: () => msg`No access token received from token exchange`,
  me: (detail) => msg`API call failed: ${detail}`,
}
