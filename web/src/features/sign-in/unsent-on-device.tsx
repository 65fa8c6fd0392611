import { Box } from '@chakra-ui/react'
import { Plural } from '@lingui/react/macro'
import { SignaturesHere } from '#web/desk/signatures-here.tsx'
import { Text } from '#web/ui/typography.ts'
import { useUnsentOnDevice } from './use-unsent-on-device.ts'

/** Who is locked out and had done something without a connection reads that it is not lost, and what becomes of it. */
export function UnsentOnDevice() {
  const { changes, signings } = useUnsentOnDevice()
  if (changes + signings === 0) return null
  return (
    <Box mb="6">
      {changes > 0 && (
        <Text>
          <Plural
            value={changes}
            one="# change that was never sent stays closed on this device. It is shown and sent when the account is active again and the same person signs in here."
            other="# changes that were never sent stay closed on this device. They are shown and sent when the account is active again and the same person signs in here."
          />
        </Text>
      )}
      <SignaturesHere count={signings} />
    </Box>
  )
}
