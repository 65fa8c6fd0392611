import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { protocolPath } from '#web/desk/desk-paths.ts'
import { Button } from '#web/ui/button.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { makeDefect } from './make-room.ts'
import { useRoom, useWalk } from './use-walk.ts'

interface NewDefectButtonProps {
  roomId: string
  componentId?: string
}

/** Begins with nothing that another defect said, because people sign it, and leads to its page, where the camera is the first thing. */
export function NewDefectButton({ roomId, componentId }: NewDefectButtonProps) {
  const { protocol } = useWalk()
  const found = useRoom(roomId)
  const navigate = useNavigate()
  const add = () => {
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
