import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#web/kit/ui/button.ts'
import { guardNextTap } from '#web/kit/ui/double-tap.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { useProtocolDraft, useRoom } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { makeDefect } from '#web/manage/handover/prepare/make-room.ts'

interface NewDefectButtonProps {
  roomId: string
  componentId?: string
}

/** Begins with nothing that another defect said, because people sign it, and leads to its page, where the camera is the first thing. */
export function NewDefectButton({ roomId, componentId }: NewDefectButtonProps) {
  const { protocol } = useProtocolDraft()
  const found = useRoom(roomId)
  const navigate = useNavigate()
  const add = ({ nativeEvent: first }: MouseEvent) => {
    // The second half of a double tap is not meant for what stands there on the page of the defect.
    guardNextTap(first, () => true)
    const defect = makeDefect({ componentId: componentId ?? null })
    found?.change((before) => ({ ...before, defects: [...before.defects, defect] }))
    void navigate(protocolPath(protocol.id, `rooms/${roomId}/defects/${defect.id}`))
  }
  return (
    <Button variant="outline" size="lg" px="4" onClick={add}>
      <PlusIcon />
      <Trans>Defect</Trans>
    </Button>
  )
}
