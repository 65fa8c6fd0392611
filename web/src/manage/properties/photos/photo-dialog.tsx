import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PropertyPhoto } from '#shared/property/photo/photo.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { type UndoWay, useChange } from '#web/manage/changes/use-change.ts'
import { useFilePicture } from '#web/manage/records/use-protocol-files.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'
import { Dialog } from '#web/manage/ui/dialog/dialog.tsx'

interface PhotoDialogProps {
  photos: readonly PropertyPhoto[]
  at: number
  /** Of the home. */
  name: string
  /** Its small picture, where the focus would go back to, is gone. */
  onRemoved: () => void
  onClose: () => void
}

/** A photo of a home in large. */
export function PhotoDialog({ photos, at, name, onRemoved, onClose }: PhotoDialogProps) {
  const { t } = useLingui()
  // It stays the one that was opened, wherever it moves.
  const [photo] = useState(photos[at])
  const bring = useBringPhoto(name)
  const address = useFilePicture(photo?.id ?? '')
  if (!photo) return null
  const label = t`${name}, photo ${at + 1} of ${photos.length}`
  return (
    <Dialog title={label} isWide onClose={onClose}>
      {(close) => (
        <>
          {address ? (
            <Picture src={address} alt={label} />
          ) : (
            <Text>
              <Trans>This photo is not on this device yet. It comes with a connection.</Trans>
            </Text>
          )}
          <ButtonRow mt="3">
            {at > 0 && (
              <Button
                variant="outline"
                onClick={() => {
                  void bring(photo, { place: (photos[0]?.place ?? 0) - 1 }, () => t`Picture of the home changed`)
                  close()
                }}
              >
                <Trans>Make it the picture of the home</Trans>
              </Button>
            )}
            <Button
              variant="outline"
              onClick={() => {
                void bring(photo, { isRemoved: true }, () => t`Photo removed`)
                close()
                onRemoved()
              }}
            >
              <Trans>Remove</Trans>
            </Button>
            <Button onClick={close}>
              <Trans>Done</Trans>
            </Button>
          </ButtonRow>
        </>
      )}
    </Dialog>
  )
}

type Wanted = Partial<Pick<PropertyPhoto, 'place' | 'isRemoved'>>

/** Changes where a photo stands or whether it is there, and offers the way back. */
function useBringPhoto(name: string) {
  const { t } = useLingui()
  const change = useChange()
  return function bring({ id, propertyId, place, isRemoved }: PropertyPhoto, wanted: Wanted, done: () => string) {
    const say = (body: Wanted, told: () => string, way: UndoWay) =>
      change(
        'changePhoto',
        { params: { propertyId, photoId: id }, body, about: { entity: 'property_photo', id } },
        { done: told, more: () => name, ...way, failed: () => t`Failed to change the photos` },
      )
    const before = wanted.place === undefined ? { isRemoved } : { place }
    return say(wanted, done, { undo: () => void say(before, () => t`Photos as before`, { isBack: true }) })
  }
}

const Picture = chakra('img', {
  base: { display: 'block', maxW: 'full', maxH: '70dvh', mx: 'auto', borderRadius: 'md' },
})
