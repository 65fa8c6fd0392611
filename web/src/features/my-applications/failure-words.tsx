import { Trans } from '@lingui/react/macro'
import { ApiError } from '#web/api/call.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Text } from '#web/ui/typography.ts'

/** Why it was not done. Without a connection nothing was changed, here or there. */
export function FailureWords({ failure }: { failure: unknown }) {
  const texts = useTexts()
  return (
    <Text role="alert" color="danger.fg">
      {failure instanceof ApiError ? (
        texts.error(failure.code && failure.code !== 'NOT_FOUND' ? failure.code : 'UNAVAILABLE')
      ) : (
        <Trans>This needs a connection. Nothing was changed: please try again when you have one.</Trans>
      )}
    </Text>
  )
}
