import { Box } from '@chakra-ui/react'
import { Plural } from '@lingui/react/macro'
import { Button } from '#web/kit/ui/button.ts'

/** What photos show, and which they are. */
export interface PhotosOf {
  subject: string
  photoIds: readonly string[]
}

interface PhotosButtonProps extends PhotosOf {
  onLook: (at: PhotosOf) => void
}

/** How many photos there are of one thing, for whoever wants to see what they sign. */
export function PhotosButton({ onLook, ...photos }: PhotosButtonProps) {
  if (photos.photoIds.length === 0) return null
  return (
    <Box my="1">
      <Button variant="outline" onClick={() => onLook(photos)}>
        <Plural value={photos.photoIds.length} one="Look at # photo" other="Look at # photos" />
      </Button>
    </Box>
  )
}
