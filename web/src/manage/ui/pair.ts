import { chakra } from '@chakra-ui/react'

/** Two short fields that belong together, side by side where there is room for both. */
export const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'end',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  },
})
