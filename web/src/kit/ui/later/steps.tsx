import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import NextIcon from '~icons/lucide/chevron-right'
import { Button } from '#web/kit/ui/button.ts'
import { BackIcon } from '#web/kit/ui/icons.tsx'

interface StepsProps {
  /** From 0; negative where it is in none, or not known yet. */
  at: number
  count: number
  onStep: (by: 1 | -1) => void
  previous: string
  next: string
  /** Where it is now, in words. */
  place: ReactNode
}

/** To the one before and the next one. At the ends the buttons stay, so that the focus does. */
export function Steps({ at, count, onStep, previous, next, place }: StepsProps) {
  const [isFirst, isLast] = [at <= 0, at < 0 || at >= count - 1]
  return (
    <Flex align="center">
      <Button
        variant="ghost"
        size="icon"
        css={low}
        aria-label={previous}
        title={previous}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onStep(-1)}
      >
        <BackIcon />
      </Button>
      <Box color="fg.muted" fontSize="sm" whiteSpace="nowrap" css={{ fontVariantNumeric: 'tabular-nums' }}>
        {place}
      </Box>
      <Button
        variant="ghost"
        size="icon"
        css={low}
        aria-label={next}
        title={next}
        aria-disabled={isLast}
        onClick={() => !isLast && onStep(1)}
      >
        <NextIcon />
      </Button>
    </Flex>
  )
}

/** As low as a line of a desk, where nobody needs a thumb's size. */
export const low = { '@media (pointer: fine)': { minHeight: '36px', minWidth: '36px', paddingBlock: '4px' } } as const
