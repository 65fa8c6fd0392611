import { Box } from '@chakra-ui/react'
import { Plural } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Text } from '#web/kit/ui/typography.ts'
import { SignaturesHere } from '#web/manage/changes/signatures-here.tsx'
import { countAllUnsent } from '#web/manage/storage/remove-database.ts'
import { addWork } from '#web/manage/storage/unsent-work.ts'

interface UnsentOnDeviceProps {
  /** The account has to be active again first. */
  isLockedOut?: boolean
}

/**
 * Before the sign-in, beside it, and for who is locked out: that what was done without a connection is not lost, and what becomes of
 * it. It names nobody.
 */
export function UnsentOnDevice({ isLockedOut = false }: UnsentOnDeviceProps) {
  const [{ changes, signings }, setWork] = useState(() => addWork([]))
  useEffect(() => {
    void countAllUnsent().then(setWork, () => {})
  }, [])
  if (changes + signings === 0) return null
  return (
    <Box mb="6">
      {changes > 0 && (
        <Text>{isLockedOut ? <UntilActive changes={changes} /> : <UntilSignedIn changes={changes} />}</Text>
      )}
      <SignaturesHere count={signings} />
    </Box>
  )
}

const UntilActive = ({ changes }: { changes: number }) => (
  <Plural
    value={changes}
    one="# change that was never sent stays closed on this device. It is shown and sent when the account is active again and the same person signs in here."
    other="# changes that were never sent stay closed on this device. They are shown and sent when the account is active again and the same person signs in here."
  />
)

const UntilSignedIn = ({ changes }: { changes: number }) => (
  <Plural
    value={changes}
    one="# change that was never sent is on this device, closed to everybody else. It is shown and sent when the person who made it is signed in here."
    other="# changes that were never sent are on this device, closed to everybody else. They are shown and sent when the person who made them is signed in here."
  />
)
