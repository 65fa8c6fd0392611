import { Plural } from '@lingui/react/macro'
import { Text } from '#web/kit/ui/typography.ts'

/** Signatures go to the server with the whole protocol: until all have signed, nobody else has them. */
export function SignaturesHere({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Text fontWeight="semibold">
      <Plural
        value={count}
        one="Signatures of # unfinished handover protocol are only on this device."
        other="Signatures of # unfinished handover protocols are only on this device."
      />
    </Text>
  )
}
