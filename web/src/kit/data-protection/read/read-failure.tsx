import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { ApiError, isRefused } from '#web/kit/api/call.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Notice } from '#web/kit/ui/notice.tsx'

/** Why there is nothing to read. */
export function ReadFailure({ failure, onAgain }: { failure: unknown; onAgain: () => void }) {
  const texts = useTexts()
  const isUnknown = isRefused(failure, 'NOT_FOUND', 'PROCESS_NOT_FOUND')
  const code = failure instanceof ApiError && failure.isOurs ? failure.code : undefined
  return (
    <Box role="alert" display="grid" gap="3">
      <Notice>
        {isUnknown ? (
          <Trans>Nobody lets homes under this address. It may be mistyped, or not be used any more.</Trans>
        ) : code && texts.knowsError(code) ? (
          texts.error(code)
        ) : (
          <Trans>This page could not be read. It needs a connection.</Trans>
        )}
      </Notice>
      {!isUnknown && (
        <Button justifySelf="start" onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </Box>
  )
}
