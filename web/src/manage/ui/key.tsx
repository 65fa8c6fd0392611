import { chakra } from '@chakra-ui/react'

/** A key, as it stands on a keyboard. */
export const Key = chakra('kbd', {
  base: {
    minW: '6',
    px: '1',
    fontSize: 'sm',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    bg: 'bg',
    borderWidth: '1px',
    borderRadius: 'sm',
  },
})
