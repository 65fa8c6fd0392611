import { useMemo, useState } from 'react'
import { type Shown, useFeed } from '#web/records/use-records.ts'

interface Arrivals {
  /** Those that were there when the list was read, or asked for since. */
  listed: Shown<'application'>[] | undefined
  /** How many came since. */
  waiting: number
  show: () => void
}

/** Who is about to tap a row does not see it move: what arrives meanwhile waits until it is asked for. */
export function useArrivals(applications: Shown<'application'>[] | undefined): Arrivals {
  const [known, setKnown] = useState<ReadonlySet<string>>(none)
  const { isComplete, lastPullAt = 0, failure } = useFeed()
  // What the device missed while the app was closed is no arrival.
  const isRead = isComplete && (lastPullAt > performance.timeOrigin || failure !== undefined)
  const show = () => setKnown(new Set(applications?.map(({ id }) => id)))
  // The first of an empty list moves nothing.
  if (isRead && known.size === 0 && applications && applications.length > 0) show()

  const listed = useMemo(
    () => (known.size === 0 ? applications : applications?.filter(({ id }) => known.has(id))),
    [applications, known],
  )
  return { listed, waiting: (applications?.length ?? 0) - (listed?.length ?? 0), show }
}

const none: ReadonlySet<string> = new Set()
