import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Names and values in columns, as many as there is room for. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box as="dl" display="grid" gap="3" css={columnsOf}>
    {children}
  </Box>
)

/** On a desk as wide as the longest name of a fact, in one line in every language. */
const columnsOf = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))',
  '@media (min-width: 62rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))' },
  // There is room for the longest word of an answer, too.
  '@media (min-width: 90rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))' },
} as const

interface FactProps {
  name: ReactNode
  /** `broad` for what is rarely short, such as an e-mail address; `whole` for a line of its own. */
  width?: keyof typeof columns
  children: ReactNode
}

/** Text of strangers stands here as text, line breaks and all. */
export const Fact = ({ name, width = 'usual', children }: FactProps) => (
  <Box minW="0" css={columns[width]}>
    <Box as="dt" color="fg.muted" fontSize="sm" css={{ hyphens: 'auto' }}>
      {name}
    </Box>
    <Box as="dd" overflowWrap="anywhere" css={{ whiteSpace: 'pre-line', fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Box>
  </Box>
)

const columns = {
  usual: {},
  broad: { gridColumn: '1 / -1', '@media (min-width: 40rem)': { gridColumn: 'span 2' } },
  whole: { gridColumn: '1 / -1' },
} as const
