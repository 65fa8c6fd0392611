import { useState } from 'react'
import { ApiError } from '#web/kit/api/call.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { useManager } from './use-manager.ts'
import { useFeed } from './use-records.ts'
import { useRefresh } from './use-refresh.ts'

/** `denied` and `unknown` are the server's word, which no further attempt would change. */
export type WhyMissing = 'reading' | 'denied' | 'unknown' | 'failed'

const RETRIES = 3

/**
 * Why a record that somebody opens is not on this device: asked of the server, up to 3 times more. That of another organization of
 * an owner is gone to; one that is there, and only not here yet, is pulled.
 * @param read says whose it is
 */
export function useWhyMissing(key: string, read: () => Promise<{ organizationId: string }>): WhyMissing {
  const { organizationId } = useManager()
  const { pullNow } = useFeed()
  const [refusal, setRefusal] = useState<'denied' | 'unknown'>()
  const { isReading, failure } = useRefresh(
    key,
    async () => {
      const answer = await read().catch(refusalIn)
      if (answer === 'denied' || answer === 'unknown') setRefusal(answer)
      else if (answer.organizationId === organizationId) pullNow()
      else session.choose(answer.organizationId)
    },
    { retries: RETRIES },
  )
  return refusal ?? (isReading || failure === undefined ? 'reading' : 'failed')
}

/** An id that is none at all is refused as invalid. */
function refusalIn(error: unknown): 'denied' | 'unknown' {
  if (error instanceof ApiError && error.status === 403) return 'denied'
  if (error instanceof ApiError && [404, 422].includes(error.status)) return 'unknown'
  throw error
}
