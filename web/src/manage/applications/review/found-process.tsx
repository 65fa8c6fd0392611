import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { managedProcessContract } from '#shared/process/manager/contract.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { adminTabPath } from '#web/manage/addresses/record-paths.ts'
import { SignInFirst } from '#web/manage/frame/sign-in-first.tsx'
import { useManager } from '#web/manage/records/use-manager.ts'
import { type Shown, useRecord } from '#web/manage/records/use-records.ts'
import { useWhyMissing } from '#web/manage/records/use-why-missing.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { Skeleton } from '#web/manage/ui/skeleton.tsx'

interface FoundProcessProps {
  id: string
  children: (process: Shown<'process'>) => ReactNode
}

/** A process as this device has it; where it has none, the server says why (manager.md, Process page). */
export function FoundProcess({ id, children }: FoundProcessProps) {
  const { organizationId } = useManager()
  const process = useRecord('process', id)
  if (process) return children(process)
  // Nothing is ever read for who has chosen no organization: the process says which.
  return process === undefined && organizationId !== null ? <Skeleton rows={4} /> : <NotHere id={id} />
}

function NotHere({ id }: { id: string }) {
  const why = useWhyMissing(`process ${id}`, () => session.call(managedProcessContract.readProcess, { params: { id } }))
  if (why === 'denied') {
    return (
      <Problem title={<Trans>You do not have permission to see this application process</Trans>}>
        <Trans>Please contact your administrator.</Trans>
      </Problem>
    )
  }
  if (why === 'unknown') {
    return (
      <Problem title={<Trans>Application process not found</Trans>}>
        <Trans>Please check the code, or look for it in the list.</Trans>
      </Problem>
    )
  }
  if (why === 'reading') return <Skeleton rows={4} />
  return (
    <Problem title={<Trans>The application process could not be loaded</Trans>}>
      {navigator.onLine ? (
        <Trans>Please check the code, or try again in a minute.</Trans>
      ) : (
        <Trans>It is not on this device, and there is no connection at the moment.</Trans>
      )}
    </Problem>
  )
}

const Problem = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <>
    <Heading as="h1" size="xl" mb="3">
      {title}
    </Heading>
    <Text mb="6">{children}</Text>
    <Button asChild>
      <Link to={adminTabPath('applications')}>
        <Trans>Back to the application processes</Trans>
      </Link>
    </Button>
  </>
)

/** The pages of a process without a session. */
export function Unauthorized() {
  const { t } = useLingui()
  return (
    <SignInFirst title={t`Unauthorized`} heading={<Trans>Unauthorized</Trans>}>
      <Trans>Please sign in to see this application process.</Trans>
    </SignInFirst>
  )
}
