import { startTransition, useEffect, useState } from 'react'
import { useManager } from '#web/manage/records/use-manager.ts'
import { type Newest, readNewest } from '#web/manage/sync/commands/read-newest.ts'
import type { View } from './application-view.ts'

/**
 * What stands in the list until all of it was read, which takes a phone seconds with thousands: the newest, where they come first.
 * Read once, when the page opens; to be called before what reads all.
 */
export function useNewest(processId: string, view: View): Newest {
  const { database } = useManager()
  const [status] = useState(() => (isNewestFirst(view) ? view.status : undefined))
  const [newest, setNewest] = useState(nothing)
  useEffect(() => {
    if (!status) return undefined
    let isHere = true
    readNewest(database, processId, status).then(
      (found) => isHere && found && startTransition(() => setNewest(found)),
      () => undefined, // read with all the others then
    )
    return () => {
      isHere = false
    }
  }, [database, processId, status])
  return isNewestFirst(view) && view.status === status ? newest : nothing
}

const nothing: Newest = { rows: [], rest: 0 }

const isNewestFirst = ({ order, isReversed, isStarred, tag, search }: View) =>
  order === 'newest' && !isReversed && !isStarred && tag === '' && search.trim() === ''
