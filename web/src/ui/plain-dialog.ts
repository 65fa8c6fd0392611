import { chakra } from '@chakra-ui/react'

/** How the browser's own dialog looks. */
export const PlainDialog = chakra('dialog', {
  base: {
    margin: 'auto',
    padding: '4',
    width: 'calc(100% - 2rem)',
    maxWidth: '28rem',
    maxHeight: 'calc(100dvh - 2rem)',
    overflow: 'auto',
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    '&::backdrop': { background: 'rgb(0 0 0 / 60%)' },
  },
})
