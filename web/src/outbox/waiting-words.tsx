import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Job } from '#web/local/job.ts'
import { Text } from '#web/ui/typography.ts'
import { useOnline } from './use-online.ts'

const DAY_MS = 24 * 60 * 60_000

/** What happens next to something that nobody needs to do anything about. */
export function WaitingWords({ job }: { job: Job }) {
  return (
    <>
      <Text>
        <WhatIsTrue job={job} />
      </Text>
      <Text color="fg.muted" mt="1">
        {deliversAlone() ? (
          <Trans>You can close this page. It is sent as soon as there is a connection.</Trans>
        ) : (
          <Trans>Keep this page open until it says "Received", or open it again later.</Trans>
        )}
      </Text>
    </>
  )
}

function WhatIsTrue({ job: { state, lastError, createdAt, request } }: { job: Job }) {
  const [now] = useState(() => Date.now())
  const isOnline = useOnline()
  const age = now - createdAt
  if (state === 'sending' && isOnline) {
    return request ? <Trans>Your documents are on their way.</Trans> : <Trans>Your application is on its way.</Trans>
  }
  // However long it takes, no better connection helps.
  if (lastError && noRoom.has(lastError.code)) {
    return (
      <Trans>
        The server takes no documents at the moment. This stays on the phone, and we try again automatically.
      </Trans>
    )
  }
  if (age > 14 * DAY_MS) return <Trans>This is still not sent after two weeks. Please save a copy.</Trans>
  if (age > DAY_MS) return <Trans>This has waited for more than a day. Please look for a better connection.</Trans>
  if (!isOnline) return <Trans>No connection: we try again automatically.</Trans>
  if (state === 'queued') return <Trans>We send it as soon as there is a connection.</Trans>
  const { http, wantsLogin } = lastError ?? {}
  if (lastError?.code === 'NET' && wantsLogin) {
    return <Trans>This network seems to ask for a login first. We try again automatically.</Trans>
  }
  if (lastError?.code !== 'NET' || (http ?? 0) >= 500) {
    return <Trans>The server cannot take it at the moment. We try again automatically.</Trans>
  }
  return http === undefined ? (
    <Trans>No connection: we try again automatically.</Trans>
  ) : (
    <Trans>
      Something between here and the server refuses it ({http}), such as a filter of this network. We try again
      automatically; another network may let it through.
    </Trans>
  )
}

const noRoom = new Set(['UPLOADS_PAUSED', 'STORAGE_FULL'])

/** Whether the browser wakes the service worker with no page open. */
const deliversAlone = () => 'SyncManager' in globalThis && Boolean(navigator.serviceWorker?.controller)
