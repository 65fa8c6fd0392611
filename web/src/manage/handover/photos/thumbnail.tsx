import { Box, chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useFilePicture } from '#web/manage/records/use-protocol-files.ts'

interface ThumbnailProps {
  id: string
  label: string
  onOpen: () => void
  isBroad?: boolean
}

/** A photo in small, which opens it. */
export function Thumbnail({ id, label, onOpen, isBroad = false }: ThumbnailProps) {
  const address = useFilePicture(id)
  return (
    <Tile type="button" aria-label={label} onClick={onOpen} w={isBroad ? '11rem' : '24'}>
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
    gridTemplateRows: '100%',
    placeItems: 'center',
    h: '24',
    overflow: 'hidden',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderColor: 'line.field',
    borderRadius: 'md',
    cursor: 'pointer',
  },
})
