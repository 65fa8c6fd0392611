import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { DAY_MS } from '#shared/day.ts'
import { needsPerson } from '#web/apply/delivery/jobs/needs-person.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { isOfNetwork, type WaitReason, waitReasonOf } from '#web/kit/device/wait-reason.ts'
import { WaitText } from '#web/kit/labels/wait-text.tsx'
import { useOnline } from '#web/kit/ui/later/use-online.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { DocumentStates } from './document-states.tsx'
import { JobActions } from './job-actions.tsx'
import { ProblemText } from './problem-text.tsx'
import { Stations } from './stations.tsx'

/** What is true of something that is on its way, and what a person can do. */
export function JobState({ job, documents }: { job: Job; documents: readonly LocalDocument[] }) {
  const isStuck = needsPerson(job)
  return (
    <>
      <Stations job={job} documents={documents} />
      <Box role={isStuck ? 'alert' : 'status'} aria-live={isStuck ? undefined : 'polite'}>
        {isStuck ? (
          <Notice>
            <Text fontWeight="bold">
              <Trans>Needs your attention</Trans>
            </Text>
            <ProblemText job={job} />
          </Notice>
        ) : (
          <WaitingText job={job} />
        )}
      </Box>
      <DocumentStates documents={documents} />
      <JobActions job={job} documents={documents} />
    </>
  )
}

const neverTried = { code: '' }
/** What happens next to something that nobody needs to do anything about. */
function WaitingText({ job }: { job: Job }) {
  const isOnline = useOnline()
  const { state, lastError = neverTried } = job
  // What is tried at this moment, or was released to be, is not explained by how it failed before.
  const reason =
    !isOnline || (state !== 'sending' && lastError !== neverTried) ? waitReasonOf(lastError, isOnline) : undefined
  return (
    <>
      <Text>
        <WhatIsTrue job={job} reason={reason} />
      </Text>
      <Text color="fg.muted" mt="1">
        {deliversAlone() && (!reason || isOfNetwork(reason)) ? (
          <Trans>You can close this page. It is sent as soon as there is a connection.</Trans>
        ) : (
          <Trans>Keep this page open until it says "Received", or open it again later.</Trans>
        )}
      </Text>
    </>
  )
}

function WhatIsTrue({ job, reason }: { job: Job; reason: WaitReason | undefined }) {
  const { state, lastError, createdAt, request, nextAt } = job
  const [now] = useState(() => Date.now())
  const isOnline = useOnline()
  const age = now - createdAt
  if (state === 'sending' && isOnline) {
    return request ? <Trans>Your documents are on their way.</Trans> : <Trans>Your application is on its way.</Trans>
  }
  const words = reason && <WaitText reason={reason} at={nextAt} http={lastError?.http} />
  // However long it takes, no better connection helps.
  if (reason && !isOfNetwork(reason)) return words
  if (age > 14 * DAY_MS) return <Trans>This is still not sent after two weeks. Please save a copy.</Trans>
  if (age > DAY_MS) return <Trans>This has waited for more than a day. Please look for a better connection.</Trans>
  return words ?? <Trans>We send it as soon as there is a connection.</Trans>
}

/** Whether the browser wakes the service worker with no page open. */
const deliversAlone = () => 'SyncManager' in globalThis && Boolean(navigator.serviceWorker?.controller)
