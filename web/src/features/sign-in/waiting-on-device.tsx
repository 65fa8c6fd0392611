import { Plural } from '@lingui/react/macro'
import { useUnsentOnDevice } from './use-unsent-on-device.ts'
import { Text } from '#web/ui/typography.ts'

/** Before the sign-in: that somebody's work lies here, closed, and for whom it opens. It names nobody. */
export function WaitingOnDevice() {
  const count = useUnsentOnDevice()
  if (count === 0) return null
  return (
    <Text mb="6">
      <Plural
        value={count}
        one="# change that was never sent stays closed on this device. It is shown and sent when the person who made it signs in here again."
        other="# changes that were never sent stay closed on this device. They are shown and sent when the person who made them signs in here again."
      />
    </Text>
  )
}
