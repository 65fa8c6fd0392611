import { Box } from '@chakra-ui/react'
import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { useCommandLabels } from './use-command-labels.ts'
import { useChangedNames } from './use-conflict-lines.ts'

interface LostChangesProps {
  /** Of one record, in the order in which they were made. */
  changes: readonly StoredCommand[]
  /** What goes with them. */
  rest: readonly StoredCommand[]
  photos: number
  /** Where nothing has a name. */
  unnamed: ReactNode
  children: ReactNode
}

const MOST_NAMED = 5

/** Asks, and says by name what is lost. */
export function LostChanges({ changes, rest, photos, unnamed, children }: LostChangesProps) {
  const words = useCommandLabels()
  const named = [...useChangedNames()(changes), ...rest.map(words.done)]
  const more = named.length - MOST_NAMED
  if (named.length + photos === 0) return unnamed
  return (
    <>
      {children}
      <Box as="ul" ps="5" mt="1" overflowWrap="anywhere">
        {named.slice(0, MOST_NAMED).map((each, at) => (
          // The same may have been done twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{each}</li>
        ))}
        {more > 0 && (
          <li>
            <Plural value={more} one="# more change" other="# more changes" />
          </li>
        )}
        {photos > 0 && (
          <li>
            <Plural value={photos} one="# photo" other="# photos" />
          </li>
        )}
      </Box>
    </>
  )
}
