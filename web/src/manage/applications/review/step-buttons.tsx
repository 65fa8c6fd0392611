import { Box, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/kit/ui/button.ts'
import { BackIcon, icon } from '#web/kit/ui/icons.tsx'

interface StepButtonsProps {
  /** The place in the list, from 0; negative where it is in none, or not known yet. */
  at: number
  count: number
  onStep: (by: 1 | -1) => void
}

/** To the application before and to the next one of a list. At its ends they stay, so that the focus does. */
export function StepButtons({ at, count, onStep }: StepButtonsProps) {
  const { t } = useLingui()
  const [isFirst, isLast] = [at <= 0, at < 0 || at >= count - 1]
  const place = at + 1
  return (
    <Flex align="center" gap="1">
      <Button
        variant="ghost"
        size="icon"
        css={low}
        aria-label={t`Previous application`}
        title={t`Previous application`}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onStep(-1)}
      >
        <BackIcon />
      </Button>
      <Box color="fg.muted" fontSize="sm" whiteSpace="nowrap" css={{ fontVariantNumeric: 'tabular-nums' }}>
        {at >= 0 && t`${place} of ${count}`}
      </Box>
      <Button
        variant="ghost"
        size="icon"
        css={low}
        aria-label={t`Next application`}
        title={t`Next application`}
        aria-disabled={isLast}
        onClick={() => !isLast && onStep(1)}
      >
        <NextIcon />
      </Button>
    </Flex>
  )
}

const NextIcon = icon(<path d="M9 5l7 7-7 7" />)
const low = { '@media (pointer: fine)': { minHeight: '36px', minWidth: '36px', paddingBlock: '4px' } } as const
