import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#web/kit/ui/typography.ts'
import type { Name } from '#shared/application/questions/names.ts'
import { Because } from './source.tsx'

interface RowsProps {
  title: ReactNode
  /** The source of the rule for all of them. */
  because?: Name | undefined
  children: ReactNode
}

/** A heading and what stands below it, one thing under the other. */
export const Rows = ({ title, because, children }: RowsProps) => (
  <>
    <Heading as="h4" size="md" mt="4" css={withWhatFollows}>
      {title}
    </Heading>
    <Box as="dl" css={{ '& > div': { breakInside: 'avoid' } }}>
      {children}
    </Box>
    {because && <Because of={because} />}
  </>
)

interface RowProps {
  name: ReactNode
  said: ReactNode
  /** The source of a rule. */
  because?: Name | undefined
}

export const Row = ({ name, said, because }: RowProps) => (
  <Box py="2" borderBottomWidth="1px" overflowWrap="anywhere" css={besideWhereThereIsRoom}>
    <Box as="dt" fontWeight="medium">
      {name}
    </Box>
    <Box as="dd" m="0">
      {said}
      {because && <Because of={because} />}
    </Box>
  </Box>
)

/** On paper. */
export const withWhatFollows = { breakAfter: 'avoid' } as const

const besideWhereThereIsRoom = {
  '@media (min-width: 30rem)': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '16px' },
} as const
