import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { managedProcessContract } from '#shared/process/managed-contract.ts'
import { ApiError } from '#web/api/call.ts'
import { Skeleton } from '#web/desk/skeleton.tsx'
import { useDesk } from '#web/desk/use-desk.ts'
import { useRefresh } from '#web/desk/use-refresh.ts'
import { paths } from '#web/paths.ts'
import { type Shown, useFeed, useRecord } from '#web/records/use-records.ts'
import { session } from '#web/session/browser-session.ts'
import { Button } from '#web/ui/button.ts'
import { Heading, Text } from '#web/ui/typography.ts'

interface FoundProcessProps {
  id: string
  children: (process: Shown<'process'>) => ReactNode
}

/** A process as this device has it; where it has none, the server says why (admin.md §2, Page states). */
export function FoundProcess({ id, children }: FoundProcessProps) {
  const { person } = useDesk()
  const process = useRecord('process', id)
  if (person.role !== 'manager') {
    return (
      <Problem
        title={<Trans>This page is for managers</Trans>}
        to={paths.platform}
        back={<Trans>Back to the platform</Trans>}
      >
        <Trans>Only managers of the organization work with its applications.</Trans>
      </Problem>
    )
  }
  if (process) return children(process)
  return process === undefined ? <Skeleton rows={4} /> : <NotHere id={id} />
}

const RETRIES = 3

function NotHere({ id }: { id: string }) {
  const { pullNow } = useFeed()
  const [refusal, setRefusal] = useState<'denied' | 'unknown'>()
  const { isReading, failure } = useRefresh(
    `process ${id}`,
    async () => {
      const answer = await session.call(managedProcessContract.readProcess, { params: { id } }).catch(refusalIn)
      if (answer === 'denied' || answer === 'unknown') setRefusal(answer)
      else pullNow() // it is there, and only not here yet
    },
    { retries: RETRIES },
  )
  if (refusal === 'denied') {
    return (
      <Problem title={<Trans>You do not have permission to see this application process</Trans>}>
        <Trans>Please contact your administrator.</Trans>
      </Problem>
    )
  }
  if (refusal === 'unknown') {
    return (
      <Problem title={<Trans>Application process not found</Trans>}>
        <Trans>Please check the code, or look for it in the list.</Trans>
      </Problem>
    )
  }
  if (isReading || failure === undefined) return <Skeleton rows={4} />
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

/** What no further attempt would change; an id that is none at all is refused as invalid. */
function refusalIn(error: unknown): 'denied' | 'unknown' {
  if (error instanceof ApiError && error.status === 403) return 'denied'
  if (error instanceof ApiError && [404, 422].includes(error.status)) return 'unknown'
  throw error
}

interface ProblemProps {
  title: ReactNode
  to?: string
  back?: ReactNode
  children: ReactNode
}

const Problem = ({ title, to = `${paths.admin}?tab=applications`, back, children }: ProblemProps) => (
  <>
    <Heading as="h1" size="xl" mb="3">
      {title}
    </Heading>
    <Text mb="6">{children}</Text>
    <Button asChild>
      <Link to={to}>{back ?? <Trans>Back to the application processes</Trans>}</Link>
    </Button>
  </>
)
