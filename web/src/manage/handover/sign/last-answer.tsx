import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useFirstFocus } from './use-first-focus.ts'

interface LastAnswerProps {
  /** Only for the manager: who finishes it holds a phone that shows everything. */
  onFinish?: () => Promise<void>
  /** Only where it can be given anew. */
  onTakeBack?: () => Promise<void>
}

/** Whoever answers last can look at it, and answer otherwise, like everybody before them: nothing is final until it is said. */
export function LastAnswer({ onFinish, onTakeBack }: LastAnswerProps) {
  const [hasFailed, setFailed] = useState(false)
  const text = useFirstFocus<HTMLDivElement>()
  const keeping = (done: Promise<void>) => void done.catch(() => setFailed(true))
  return (
    <Box py="6" display="grid" gap="3">
      <Box ref={text} tabIndex={-1} data-focus-target>
        <Text fontSize="lg" fontWeight="semibold">
          <Trans>Everybody has answered. Is it right like this?</Trans>
        </Text>
        <Text color="fg.muted">
          {onFinish ? (
            <Trans>Once it is finished, nothing can be changed any more.</Trans>
          ) : (
            <Trans>Then please give the phone to the manager, who finishes it.</Trans>
          )}
        </Text>
      </Box>
      {onFinish && (
        <Button size="lg" onClick={() => keeping(onFinish())}>
          <Trans>Finish the signing</Trans>
        </Button>
      )}
      {onTakeBack && (
        <Button size="lg" variant="outline" onClick={() => keeping(onTakeBack())}>
          <Trans>Change the last answer</Trans>
        </Button>
      )}
      <Text role="alert" color="danger.fg">
        {hasFailed && <Trans>This device could not keep it. Please free some space and try again.</Trans>}
      </Text>
    </Box>
  )
}
