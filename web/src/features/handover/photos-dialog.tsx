import { Box, chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Drawing } from '#shared/handover/drawing.ts'
import { ButtonRow } from '#web/desk/button-row.tsx'
import { Dialog } from '#web/desk/dialog.tsx'
import { Shapes } from '#web/handover/shapes.tsx'
import type { Size } from '#web/photos/photo-size.ts'
import { useFilePicture } from '#web/records/use-protocol-files.ts'
import { Button } from '#web/ui/button.ts'
import { Text } from '#web/ui/typography.ts'
import type { PhotosOf } from './photos-button.tsx'
import type { Walk } from './use-walk.ts'

interface PhotosDialogProps extends PhotosOf {
  files: Walk['files']
  onClose: () => void
}

/** All photos of one thing, with what was drawn on them. */
export function PhotosDialog({ subject, photoIds, files, onClose }: PhotosDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog title={subject} onClose={onClose}>
      {(close) => (
        <>
          <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
            {photoIds.map((id, at) => (
              <Photo
                key={id}
                id={id}
                label={t`${subject}, photo ${at + 1}`}
                drawing={files.find((file) => file.id === id)?.drawing ?? []}
              />
            ))}
          </Box>
          <ButtonRow mt="3">
            <Button size="lg" onClick={close}>
              <Trans>Done</Trans>
            </Button>
          </ButtonRow>
        </>
      )}
    </Dialog>
  )
}

function Photo({ id, label, drawing }: { id: string; label: string; drawing: Drawing }) {
  const address = useFilePicture(id)
  const [size, setSize] = useState<Size>()
  if (!address) {
    return (
      <Text>
        <Trans>This photo is not on this device yet. It comes with a connection.</Trans>
      </Text>
    )
  }
  return (
    <Box position="relative">
      <chakra.img
        src={address}
        alt={label}
        display="block"
        w="full"
        h="auto"
        borderRadius="md"
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
      />
      {size && drawing.length > 0 && (
        <chakra.svg viewBox={`0 0 ${size.width} ${size.height}`} position="absolute" inset="0" w="full" aria-hidden>
          <Shapes drawing={drawing} size={size} />
        </chakra.svg>
      )}
    </Box>
  )
}
