import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { ApiError, isRefused, NoConnectionError } from '#web/kit/api/call.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'

/** The server's word that nothing may be sent any more. */
export const isFinal = (failure: unknown) =>
  isRefused(failure, 'NOT_FOUND', 'DOCUMENTS_NOT_REQUESTED', 'APPLICATION_ERASED')

interface ReadFailureProps {
  /** Undefined where it was known, and has been deleted since. */
  failure: unknown
  onAgain: () => void
}

/** Why it is not known what is asked for. */
export function ReadFailure({ failure, onAgain }: ReadFailureProps) {
  return (
    <Box role="alert" display="grid" gap="3">
      {failure !== undefined && (
        <Notice>
          <Words failure={failure} />
        </Notice>
      )}
      {!isFinal(failure) && (
        <Button justifySelf="start" onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </Box>
  )
}

function Words({ failure }: { failure: unknown }) {
  const texts = useTexts()
  if (failure instanceof NoConnectionError) {
    return (
      <>
        <Text fontWeight="bold">
          <Trans>This needs a connection the first time</Trans>
        </Text>
        <Text>
          <Trans>Afterwards documents can be added without one, too.</Trans>
        </Text>
      </>
    )
  }
  if (!(failure instanceof ApiError)) return <Trans>What is asked for could not be saved on this device.</Trans>
  const { code = 'UNAVAILABLE' } = failure
  if (isFinal(failure) && code === 'NOT_FOUND') {
    return (
      <Trans>
        This link is not known. Please open it again in the newest email, or ask the landlord for a new one.
      </Trans>
    )
  }
  return texts.error(failure.isOurs && texts.knowsError(code) && code !== 'NOT_FOUND' ? code : 'UNAVAILABLE')
}
