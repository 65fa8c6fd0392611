import { Box, chakra, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { useFilePicture } from '#web/manage/records/use-protocol-files.ts'
import { AddPhoto } from './add-photo.tsx'
import { DrawDialog } from './draw-dialog.tsx'

interface PhotosProps {
  /** What they show. */
  subject: string
  photoIds: readonly string[]
  onChange: (to: (before: readonly string[]) => string[]) => void
}

/** Photos of one thing: taken, looked at, drawn on and removed. A photo is named only once it is kept. */
export function Photos({ subject, photoIds, onChange }: PhotosProps) {
  const { t } = useLingui()
  const { keepPhoto } = useProtocolDraft()
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

function Thumbnail({ id, label, onOpen }: { id: string; label: string; onOpen: () => void }) {
  const address = useFilePicture(id)
  return (
    <Tile type="button" aria-label={label} onClick={onOpen}>
      {address ? (
        <chakra.img src={address} alt="" w="full" h="full" objectFit="cover" />
      ) : (
        <Box as="span" fontSize="sm" color="fg.muted">
          <Trans>Photo</Trans>
        </Box>
      )}
    </Tile>
  )
}

const Tile = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '24',
    overflow: 'hidden',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderColor: 'line.field',
    borderRadius: 'md',
    cursor: 'pointer',
  },
})
