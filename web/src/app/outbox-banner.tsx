import { Flex } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { Link, useLocation } from 'react-router-dom'
import { db } from '#web/local/database.ts'
import { paths } from '#web/paths.ts'
import { readJobs } from '#web/sync/read-jobs.ts'
import { Button } from '#web/ui/button.ts'

/** Says on every page, after a restart too, that something was not received yet. */
export function OutboxBanner() {
  const { pathname } = useLocation()
  const jobs = useLiveQuery(() => readJobs(db).catch(() => []), [], [])
  if (jobs.length === 0 || pathname === paths.myApplications) return null
  const needsPerson = jobs.some(({ state }) => ['attention', 'rejected', 'hold_update'].includes(state))
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      wrap="wrap"
      justify="center"
      p="3"
      borderTopWidth="1px"
      bg={needsPerson ? 'attention.subtle' : 'bg.subtle'}
    >
      {needsPerson ? (
        <Trans>An application needs your attention.</Trans>
      ) : (
        <Plural
          value={jobs.length}
          one="# application is saved on this phone and not received yet."
          other="# applications are saved on this phone and not received yet."
        />
      )}
      <Button asChild variant="outline">
        <Link to={paths.myApplications}>
          <Trans>Show</Trans>
        </Link>
      </Button>
    </Flex>
  )
}
