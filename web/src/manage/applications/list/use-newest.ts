import { useEffect, useState } from 'react'
import { useManager } from '#web/manage/records/use-manager.ts'
import { type Newest, readNewest } from '#web/manage/sync/commands/read-newest.ts'
import type { View } from '#web/manage/applications/looking/application-view.ts'

interface ReadFirst extends Newest {
  /** Whether it is time to read all: they stand, or there is nothing to be read before. */
  isOver: boolean
}

/**
 * What stands in the list until all of it was read, which takes a phone seconds with thousands: the newest, where they come first.
 * Read once, when the page opens.
 */
export function useNewest(processId: string, view: View): ReadFirst {
  const { database } = useManager()
  const [status] = useState(() => (isNewestFirst(view) ? view.status : undefined))
  const [newest, setNewest] = useState<Newest>()
  useEffect(() => {
    if (!status) return undefined
    let isHere = true
    readNewest(database, processId, status).then(
      (found) => isHere && setNewest(found ?? nothing),
      () => isHere && setNewest(nothing), // read with all the others then
    )
    return () => {
      isHere = false
    }
  }, [database, processId, status])
  const isWanted = isNewestFirst(view) && view.status === status
  return { ...(isWanted && newest ? newest : nothing), isOver: status === undefined || newest !== undefined }
}

const nothing: Newest = { rows: [], rest: 0 }

const isNewestFirst = ({ order, isReversed, isStarred, tag, search }: View) =>
  order === 'newest' && !isReversed && !isStarred && tag === '' && search.trim() === ''
