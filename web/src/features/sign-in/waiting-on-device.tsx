import { Box } from '@chakra-ui/react'
import { Plural } from '@lingui/react/macro'
import { SignaturesHere } from '#web/desk/signatures-here.tsx'
import { useUnsentOnDevice } from './use-unsent-on-device.ts'
import { Text } from '#web/ui/typography.ts'

/** Before the sign-in, or beside it: that somebody's work lies here, closed to others, and for whom it opens. It names nobody. */
export function WaitingOnDevice() {
  const { changes, signings } = useUnsentOnDevice()
  if (changes + signings === 0) return null
  return (
    <Box mb="6">
      {changes > 0 && (
        <Text>
          <Plural
            value={changes}
            one="# change that was never sent is on this device, closed to everybody else. It is shown and sent when the person who made it is signed in here."
            other="# changes that were never sent are on this device, closed to everybody else. They are shown and sent when the person who made them is signed in here."
          />
        </Text>
      )}
      <SignaturesHere count={signings} />
    </Box>
  )
}
