import { Trans } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { photosOfRoom } from '#shared/handover/ready-to-sign.ts'
import { roomContent } from '#shared/handover/room/room.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { sameOf } from '#web/manage/sync/commands/change-command.ts'
import { wantedOf } from '#web/manage/sync/conflicts/wanted-change.ts'
import { LostChanges } from './lost-changes.tsx'

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
