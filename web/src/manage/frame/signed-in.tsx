import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { keepFiles } from '#web/kit/device/keep-files.ts'
import { Page } from '#web/kit/frame/page.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { useDeferred } from '#web/manage/lists/use-deferred.ts'
import { useHandedOut } from '#web/manage/records/use-handed-out.ts'
import { ManagerContext } from '#web/manage/records/use-manager.ts'
import { useSession } from '#web/manage/records/use-session.ts'
import { rememberPlace } from '#web/manage/session/return-address.ts'
import type { SignedOutReason } from '#web/manage/session/session-state.ts'
import { Redirect } from './redirect.tsx'

interface SignedInProps {
  /** Keeps managers out. */
  only?: 'platform_owner'
  /** Instead of the way to the sign-in. */
  otherwise?: ReactNode
  children: ReactNode
}

/**
 * Around every page that needs somebody: nothing of it is drawn before it is known who is here (manager.md, Page
 * access).
 */
export function SignedIn({ only, otherwise, children }: SignedInProps) {
  const session = useSession()
  const open = useDeferred(session.kind === 'open' ? session : undefined)
  switch (session.kind) {
    case 'unknown':
      return <Checking />
    case 'signed_out':
      return otherwise && session.why !== 'left' ? otherwise : <ToLogin why={session.why} />
    case 'denied':
      return <Redirect to={paths.accessDenied} why={session.why} />
    case 'open':
      if (!open) return <Checking />
      // Another person or organization has other data: nothing of the one before stays on the screen.
      return (
        <ManagerContext key={session.database.name} value={session}>
          <KeepManagerFiles />
          <InTheirHands>
            {only && session.person.role !== only ? <Redirect to={paths.accessDenied} /> : children}
          </InTheirHands>
        </ManagerContext>
      )
  }
}

/** While others sign on this device, every page of the admin area leads to the signing (docs/decisions/036). */
function InTheirHands({ children }: { children: ReactNode }) {
  const handedOut = useHandedOut()
  const { pathname } = useLocation()
  if (handedOut === undefined) return <Checking />
  const place = handedOut === null ? pathname : protocolPath(handedOut, 'sign')
  return pathname === place ? children : <Redirect to={place} />
}

/** Has the code of the admin area kept on the device from now on, for being without a network. */
function KeepManagerFiles() {
  useEffect(() => keepFiles('desk-files'), [])
  return null
}

/** Keeps where somebody was, unless they left on their own account. */
function ToLogin({ why }: { why: SignedOutReason | undefined }) {
  const { pathname, search } = useLocation()
  const [place] = useState(pathname + search)
  useEffect(() => {
    if (why !== 'left') rememberPlace(sessionStorage, place)
  }, [why, place])
  return <Redirect to={paths.adminLogin} why={why} />
}

const SOON_MS = 400

/** Mostly it is known at once; only a slow connection deserves words. */
function Checking() {
  const { t } = useLingui()
  const [takesLong, setTakesLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTakesLong(true), SOON_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Page title={t`Sign-in`}>
      <Text color="fg.muted" role="status">
        {takesLong && <Trans>Checking your sign-in...</Trans>}
      </Text>
    </Page>
  )
}
