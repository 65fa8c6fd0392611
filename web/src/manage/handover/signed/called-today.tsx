import { Trans } from '@lingui/react/macro'
import type { Seal } from '#shared/handover/sign/seal.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { Text } from '#web/kit/ui/typography.ts'

interface CalledTodayProps {
  signed: Seal['property']
  today: Seal['property'] | null
}

/** Where the home was renamed since: who looks for it by the name of today finds the protocol, too. */
export function CalledToday({ signed, today }: CalledTodayProps) {
  if (!signed || !today || (signed.name === today.name && signed.address === today.address)) return null
  const [name, address] = [onOneLine(today.name), onOneLine(today.address)]
  return (
    <Text color="fg.muted" overflowWrap="anywhere">
      <Trans>
        Today: {name}, {address}
      </Trans>
    </Text>
  )
}
