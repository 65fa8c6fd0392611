import { Box } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#shared/format-number.ts'
import { unseen } from '#web/kit/ui/fitting.ts'
import { Steps } from '#web/kit/ui/later/steps.tsx'

interface StepButtonsProps {
  /** The place in the list, from 0; negative where it is in none, or not known yet. */
  at: number
  count: number
  /** Whose application it is now, for who hears the page. */
  told: string
  onStep: (by: 1 | -1) => void
}

/** To the application before and to the next one of a list. */
export function StepButtons({ at, count: all, told, onStep }: StepButtonsProps) {
  const { t, i18n } = useLingui()
  const [place, count] = [at + 1, all].map((number) => formatNumber(number, i18n.locale))
  return (
    <>
      <Steps
        at={at}
        count={all}
        onStep={onStep}
        previous={t`Previous application`}
        next={t`Next application`}
        place={at >= 0 && t`${place} of ${count}`}
      />
      <Box role="status" css={unseen}>
        {told}
      </Box>
    </>
  )
}
