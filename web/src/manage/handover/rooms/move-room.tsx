import { Trans } from '@lingui/react/macro'
import { Button } from '#web/kit/ui/button.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'

/** Where the room stands in the walk: it trades places with the one before or after it. */
export function MoveRoom({ roomId }: { roomId: string }) {
  const { rooms, changeRoom } = useProtocolDraft()
  const at = rooms.findIndex(({ id }) => id === roomId)
  const trade = (by: 1 | -1) => {
    const moved = [...rooms]
    const [one, other] = [moved[at], moved[at + by]]
    if (!one || !other) return
    moved[at] = other
    moved[at + by] = one
    // Only those whose place changes are written: others may be worked on elsewhere.
    for (const [place, { id, content }] of moved.entries()) {
      if (content.position !== place + 1) changeRoom(id, (before) => ({ ...before, position: place + 1 }))
    }
  }
  return (
    <ButtonRow>
      <Button variant="outline" size="lg" aria-disabled={at <= 0} onClick={() => trade(-1)}>
        <Trans>Earlier in the walk</Trans>
      </Button>
      <Button variant="outline" size="lg" aria-disabled={at >= rooms.length - 1} onClick={() => trade(1)}>
        <Trans>Later in the walk</Trans>
      </Button>
    </ButtonRow>
  )
}
