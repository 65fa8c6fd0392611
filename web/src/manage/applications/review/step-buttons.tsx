import { useLingui } from '@lingui/react/macro'
import { Steps } from '#web/manage/lists/steps.tsx'

interface StepButtonsProps {
  /** The place in the list, from 0; negative where it is in none, or not known yet. */
  at: number
  count: number
  onStep: (by: 1 | -1) => void
}

/** To the application before and to the next one of a list. */
export function StepButtons({ at, count, onStep }: StepButtonsProps) {
  const { t } = useLingui()
  const place = at + 1
  return (
    <Steps
      at={at}
      count={count}
      onStep={onStep}
      previous={t`Previous application`}
      next={t`Next application`}
      place={at >= 0 && t`${place} of ${count}`}
    />
  )
}
