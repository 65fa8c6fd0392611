import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Drawing } from '#shared/handover/sign/drawing.ts'
import { newId } from '#shared/ids.ts'
import { plainFrame } from '#web/kit/photos/jpeg-frame.ts'
import { Button } from '#web/kit/ui/button.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { readFileBytes } from '#web/manage/records/use-protocol-files.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'
import { Dialog } from '#web/manage/ui/dialog/dialog.tsx'
import { PhotoDrawing } from './photo-drawing.tsx'

interface DrawDialogProps {
  photoId: string
  label: string
  /** The photo with what was drawn, under an id of its own: what was announced of a photo never changes. */
  onDrawn: (photoId: string) => void
  onRemove: () => void
  onClose: () => void
}

type Opened = { bytes: ArrayBuffer; width: number; height: number } | 'missing' | undefined

/** A photo in large, with what is drawn on it. */
export function DrawDialog({ photoId, label, onDrawn, onRemove, onClose }: DrawDialogProps) {
  const { t } = useLingui()
  const { files, keepPhoto } = useProtocolDraft()
  const file = files.find(({ id }) => id === photoId)
  const photo = useOpened(photoId)
  const [drawing, setDrawing] = useState<Drawing>()
  const [hasFailed, setFailed] = useState(false)
  const kept = file?.drawing ?? []
  const keep = async (close: () => void) => {
    if (!drawing || !photo || photo === 'missing') return close()
    const id = newId()
    try {
      await keepPhoto({ id, bytes: photo.bytes, takenAt: file?.takenAt ?? new Date().toISOString() }, drawing)
      onDrawn(id)
      close()
    } catch {
      setFailed(true)
    }
  }
  return (
    <Dialog title={label} made={drawing && t`The drawing`} onClose={onClose}>
      {(close) => (
        <>
          {photo === 'missing' && (
            <Text>
              <Trans>This photo is not on this device yet. It comes with a connection.</Trans>
            </Text>
          )}
          {photo && photo !== 'missing' && (
            <PhotoDrawing photo={photo} label={label} drawing={drawing ?? kept} onChange={setDrawing} />
          )}
          <Text role="alert" color="danger.fg">
            {hasFailed && <Trans>The drawing could not be kept on this device. Please free some space.</Trans>}
          </Text>
          <ButtonRow mt="3">
            <ConfirmButton
              question={<Trans>Remove this photo?</Trans>}
              confirm={<Trans>Remove</Trans>}
              onConfirm={() => {
                onRemove()
                close()
              }}
            >
              <Trans>Remove</Trans>
            </ConfirmButton>
            <Button size="lg" onClick={() => void keep(close)}>
              {drawing ? <Trans>Keep the drawing</Trans> : <Trans>Done</Trans>}
            </Button>
          </ButtonRow>
        </>
      )}
    </Dialog>
  )
}

function useOpened(photoId: string): Opened {
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const bytes = await readFileBytes(photoId).catch(() => undefined)
      const size = bytes && plainFrame(bytes)
      if (isCurrent) setOpened(size ? { bytes: bytes.buffer, ...size } : 'missing')
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [photoId])
  return opened
}
