import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { managedProcessContract } from '#shared/process/manager/contract.ts'
import { adminTabPath } from '#web/manage/addresses/record-paths.ts'
import { NotHere } from '#web/manage/frame/not-here.tsx'
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
  return process === undefined && organizationId !== null ? <Skeleton rows={4} /> : <MissingProcess id={id} />
}

function MissingProcess({ id }: { id: string }) {
  const why = useWhyMissing(`process ${id}`, () => session.call(managedProcessContract.readProcess, { params: { id } }))
  return (
    <NotHere
      why={why}
      words={{
        denied: <Trans>You do not have permission to see this application process</Trans>,
        unknown: <Trans>Application process not found</Trans>,
        failed: <Trans>The application process could not be loaded</Trans>,
        look: <Trans>Please check the code, or look for it in the list.</Trans>,
        lookLater: <Trans>Please check the code, or try again in a minute.</Trans>,
      }}
      back={{ to: adminTabPath('applications'), words: <Trans>Back to the application processes</Trans> }}
    />
  )
}

/** The pages of a process without a session. */
export function Unauthorized() {
  const { t } = useLingui()
  return (
    <SignInFirst title={t`Unauthorized`} heading={<Trans>Unauthorized</Trans>}>
      <Trans>Please sign in to see this application process.</Trans>
    </SignInFirst>
  )
}
