import { Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { AddPhoto } from './add-photo.tsx'
import { DrawDialog } from './draw-dialog.tsx'
import { Thumbnail } from './thumbnail.tsx'

interface PhotosProps {
  /** What they show. */
  subject: string
  photoIds: readonly string[]
  onChange: (to: (before: readonly string[]) => string[]) => void
}

/** Photos of one thing: taken, looked at, drawn on and removed. A photo is named only once it is kept. */
export function Photos({ subject, photoIds, onChange }: PhotosProps) {
  const { t } = useLingui()
  const { keepPhoto, duringPhoto } = useProtocolDraft()
  const [shown, setShown] = useState<string>()
  return (
    <div>
      {photoIds.length > 0 && (
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" mb="2">
          {photoIds.map((id, at) => (
            <li key={id}>
              <Thumbnail
                id={id}
                label={t`${subject}, photo ${at + 1}: look at it and draw`}
                onOpen={() => setShown(id)}
              />
            </li>
          ))}
        </Flex>
      )}
      <AddPhoto
        subject={subject}
        during={duringPhoto}
        onPhoto={async (photo) => {
          await keepPhoto(photo)
          onChange((before) => [...before, photo.id])
        }}
      />
      {shown !== undefined && photoIds.includes(shown) && (
        <DrawDialog
          photoId={shown}
          label={subject}
          onDrawn={(drawnId) => onChange((before) => before.map((id) => (id === shown ? drawnId : id)))}
          onRemove={() => onChange((before) => before.filter((id) => id !== shown))}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  )
}
