import { Box } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { low } from '#web/kit/ui/later/steps.tsx'
import { useManager } from '#web/manage/records/use-manager.ts'
import { type Shown, useFeed } from '#web/manage/records/use-records.ts'
import { readIds } from '#web/manage/sync/commands/read-shown.ts'

interface Arrivals {
  /** Those that were there when the list was read, or asked for since. */
  listed: Shown<'application'>[] | undefined
  /** How many came since. */
  waiting: number
  show: () => void
}

/** Who is about to tap a row does not see it move: what arrives meanwhile waits until it is asked for. */
export function useArrivals(applications: Shown<'application'>[] | undefined, processId: string): Arrivals {
  const { database } = useManager()
  const [known, setKnown] = useState<ReadonlySet<string>>(none)
  const { isComplete, lastPullAt = 0, failure } = useFeed()
  // What the device missed while the app was closed is no arrival.
  const isRead = isComplete && (lastPullAt > performance.timeOrigin || failure !== undefined)
  // The first of an empty list moves nothing.
  const isEmpty = !applications || applications.length === 0
  const isAwaited = isRead && !isEmpty && known.size === 0
  useEffect(() => {
    if (!isAwaited) return undefined
    let isHere = true
    // Read once more: the list that is drawn may be of a moment before the last of it came.
    readIds(database, 'application', processId).then(
      (ids = []) => isHere && setKnown(new Set(ids)),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isAwaited, database, processId])

  const show = () => setKnown(new Set(applications?.map(({ id }) => id)))
  const listed = useMemo(
    () => (known.size === 0 ? applications : applications?.filter(({ id }) => known.has(id))),
    [applications, known],
  )
  return { listed, waiting: (applications?.length ?? 0) - (listed?.length ?? 0), show }
}

const none: ReadonlySet<string> = new Set()

/** In the line of the filters, where it moves no row when it comes. */
export function ArrivalsButton({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useLingui()
  return (
    <Box role="status">
      {count > 0 && (
        <Button
          variant="outline"
          css={low}
          aria-label={t`${plural(count, { one: '# new application', other: '# new applications' })}`}
          onClick={onShow}
        >
          <Plural value={count} one="# new" other="# new" />
        </Button>
      )}
    </Box>
  )
}
