import { useEffect } from 'react'
import { arrivedOnRequest } from '#shared/document-request/document-request.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'

const keyOf = (documentId: string) => `document-seen ${documentId}`

/** This person sees on this device what was sent on request with an application. */
export function useSeeDocuments(application: FeedRecords['application']): void {
  const { database } = useManager()
  const ids = arrivedOnRequest(application).join(' ')
  useEffect(() => {
    if (ids === '') return
    const rows = ids.split(' ').map((id) => ({ key: keyOf(id), readAt: Date.now() }))
    void database.lists.bulkPut(rows).catch(() => undefined)
  }, [database, ids])
}

/** Those of these documents that nobody has seen here yet. */
export async function unseenDocuments({ lists }: ManagerDatabase, ids: readonly string[]): Promise<Set<string>> {
  const seen = await lists.bulkGet(ids.map(keyOf))
  return new Set(ids.filter((_, at) => !seen[at]))
}
