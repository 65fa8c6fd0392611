import { Trans } from '@lingui/react/macro'
import { ApiError } from '#web/kit/api/call.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Text } from '#web/kit/ui/typography.ts'

/** Why it was not done. Without a connection nothing was changed, here or there. */
export function FailureText({ failure }: { failure: unknown }) {
  const texts = useTexts()
  return (
    <Text role="alert" color="danger.fg">
      {failure instanceof ApiError ? (
        texts.error(failure.isOurs && failure.code && failure.code !== 'NOT_FOUND' ? failure.code : 'UNAVAILABLE')
      ) : (
        <Trans>This needs a connection. Nothing was changed: please try again when you have one.</Trans>
      )}
    </Text>
  )
}
