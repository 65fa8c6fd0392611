import { Box, chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Drawing } from '#shared/handover/sign/drawing.ts'
import type { Size } from '#web/kit/photos/photo-size.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import type { ProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { useFilePicture } from '#web/manage/records/use-protocol-files.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'
import { Dialog } from '#web/manage/ui/dialog/dialog.tsx'
import type { PhotosOf } from './photos-button.tsx'
import { Shapes } from './shapes.tsx'

interface PhotosDialogProps extends PhotosOf {
  files: ProtocolDraft['files']
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
