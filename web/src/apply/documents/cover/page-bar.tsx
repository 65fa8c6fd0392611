import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/kit/ui/button.ts'
import { Steps } from '#web/kit/ui/later/steps.tsx'

interface PageBarProps {
  /** From 0. */
  index: number
  count: number
  isLeftOut: boolean
  onStep: (by: number) => void
  onLeaveOut: (isLeftOut: boolean) => void
}

/** Which page of a PDF is looked at, and whether it is sent at all. */
export function PageBar({ index, count, isLeftOut, onStep, onLeaveOut }: PageBarProps) {
  const { t } = useLingui()
  const number = index + 1
  return (
    <Flex justify="space-between" align="center" columnGap="2" wrap="wrap" mb="2">
      <Steps
        at={index}
        count={count}
        onStep={onStep}
        previous={t`Previous page`}
        next={t`Next page`}
        place={
          <span role="status">
            <Trans>
              Page {number} of {count}
            </Trans>
          </span>
        }
      />
      <Button variant="ghost" px="2" fontSize="sm" onClick={() => onLeaveOut(!isLeftOut)}>
        {isLeftOut ? <Trans>Keep it</Trans> : <Trans>Leave out</Trans>}
      </Button>
    </Flex>
  )
}
