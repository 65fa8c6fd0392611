import { Flex } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useLocation } from 'react-router-dom'
import { readJobs } from '#web/apply/delivery/jobs/read-jobs.ts'
import { db } from '#web/apply/storage/database.ts'
import { paths } from '#web/kit/address/paths.ts'
import { LinkButton } from '#web/kit/ui/button.ts'
import { useThisDevice } from '#web/kit/ui/this-device.ts'

/** Says on every page, after a restart too, that something was not received yet. */
export function OutboxBanner() {
  const { pathname } = useLocation()
  const thisDevice = useThisDevice()
  const jobs = useLiveQuery(() => readJobs(db).catch(() => []), [], [])
  // Where something is shown by itself, it needs no banner.
  const others = jobs.filter(({ request }) => !request || pathname !== paths.requestedDocuments)
  if (others.length === 0 || pathname === paths.myApplications) return null
  const inNeed = others.find(({ state }) => ['attention', 'rejected', 'hold_update'].includes(state))
  const applications = others.filter(({ request }) => !request).length
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      wrap="wrap"
      justify="center"
      p="3"
      borderTopWidth="1px"
      bg={inNeed ? 'attention.subtle' : 'bg.subtle'}
    >
      {inNeed ? (
        inNeed.request ? (
          <Trans>Documents that you sent need your attention.</Trans>
        ) : (
          <Trans>An application needs your attention.</Trans>
        )
      ) : applications === 0 ? (
        <Trans>Documents are saved on {thisDevice} and not received yet.</Trans>
      ) : (
        <Plural
          value={applications}
          one={`# application is saved on ${thisDevice} and not received yet.`}
          other={`# applications are saved on ${thisDevice} and not received yet.`}
        />
      )}
      <LinkButton to={paths.myApplications} variant="outline">
        <Trans>Show</Trans>
      </LinkButton>
    </Flex>
  )
}
