import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { NoConnectionError } from '#web/kit/api/call.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { readOrganization } from './read-lists.ts'
import { useDatabaseQuery, useManager } from './use-manager.ts'
import { useRefresh } from './use-refresh.ts'

const STALE_AFTER_MS = 5 * 60_000
const RETRIES = 3

/**
 * The organization that somebody works with: stale after 5 minutes, tried 3 times more, read again on focus
 * (manager.md, Frame).
 */
export function useOwnOrganization() {
  const { database, organizationId: id } = useManager()
  const name = useOrganizationName()
  const { isReading, failure, again } = useRefresh(
    `organization ${id}`,
    async () => id && readOrganization(database, id),
    {
      retries: RETRIES,
      staleAfterMs: STALE_AFTER_MS,
    },
  )
  // Without a connection the name that is known does; there is nothing to say about it.
  const isCut = !navigator.onLine || (failure instanceof NoConnectionError && name !== undefined)
  const hasFailed = failure !== undefined && !isCut

  useEffect(() => {
    if (!hasFailed) return undefined
    return showToast({ tone: 'error', title: () => t`Failed to load organization details. Please refresh the page.` })
  }, [hasFailed])

  return { name, isReading, hasFailed, again }
}

/** As it is known on the device, which is not asked for it. */
export function useOrganizationName(): string | undefined {
  const { person, organizationId: id } = useManager()
  const organization = useDatabaseQuery(async ({ organizations }) => (id ? organizations.get(id) : undefined), [id])
  return organization?.name ?? (person.organizationId === id ? person.organization?.name : undefined)
}
