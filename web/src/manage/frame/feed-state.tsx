import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Text } from '#web/kit/ui/typography.ts'
import { isWhole, useFeed } from '#web/manage/records/use-records.ts'
import { Skeleton } from '#web/manage/ui/skeleton.tsx'
import { NotRead } from './read-state.tsx'

interface FeedStateProps {
  /** The very list that was read; undefined as long as it was not. */
  records: readonly unknown[] | undefined
  /** Shown for a list that is known to be empty. */
  children?: ReactNode
}

/** Why a list is empty: not read yet, still coming, not to be had, or really empty. */
export function FeedState({ records, children }: FeedStateProps) {
  const { isComplete, failure, pullNow } = useFeed()
  if (records !== undefined && (records.length > 0 || (isComplete && isWhole(records))))
    return records.length === 0 && children
  if (failure === undefined || records === undefined) return <Skeleton />
  return (
    <NotRead again={pullNow}>
      <Text>
        {failure === 'no_connection' ? (
          <Trans>No connection. What has not been loaded on this device yet comes as soon as there is one.</Trans>
        ) : (
          <Trans>This could not be loaded at the moment.</Trans>
        )}
      </Text>
    </NotRead>
  )
}
