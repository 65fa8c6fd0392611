import { Box } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { photosOfRoom } from '#shared/handover/ready-to-sign.ts'
import { roomContent } from '#shared/handover/room/room.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { sameOf } from '#web/manage/sync/commands/change-command.ts'
import { wantedOf } from '#web/manage/sync/conflicts/wanted-change.ts'
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

/** What is lost with what somebody recorded, by name. */
export function LostRecording({ command, rest }: { command: StoredCommand; rest: readonly StoredCommand[] }) {
  const same = sameOf(command, rest)
  const { seen, mine } = wantedOf(same, {})
  const before = roomPhotos(seen)
  return (
    <LostChanges
      changes={same}
      rest={rest.filter((each) => !same.includes(each))}
      photos={roomPhotos(mine).filter((id) => !before.includes(id)).length}
      unnamed={<Trans>Let go of what you recorded? It is lost then.</Trans>}
    >
      <Trans>Let go of what you recorded? This is lost then:</Trans>
    </LostChanges>
  )
}

const recordedRoom = z.object({ content: roomContent })

function roomPhotos(room: unknown): string[] {
  const { success, data } = recordedRoom.safeParse(room)
  return success ? photosOfRoom(data.content) : []
}
