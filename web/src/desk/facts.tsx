import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Names and values in columns, as many as there is room for. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box as="dl" display="grid" gap="3" css={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))' }}>
    {children}
  </Box>
)

/** Text of strangers stands here as text, line breaks and all. */
export const Fact = ({ name, wide, children }: { name: ReactNode; wide?: boolean; children: ReactNode }) => (
  <Box minW="0" css={wide ? { gridColumn: '1 / -1' } : {}}>
    <Box as="dt" color="fg.muted" fontSize="sm">
      {name}
    </Box>
    <Box as="dd" overflowWrap="anywhere" css={{ whiteSpace: 'pre-line', fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Box>
  </Box>
)
