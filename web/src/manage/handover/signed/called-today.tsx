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
  if (!signed || !today) return null
  const [name, address] = [onOneLine(today.name), onOneLine(today.address)]
  // As they read: what was kept with a break, or something unseen, is called the same.
  if (onOneLine(signed.name) === name && onOneLine(signed.address) === address) return null
  return (
    <Text color="fg.muted" overflowWrap="anywhere">
      <Trans>
        Today: {name}, {address}
      </Trans>
    </Text>
  )
}
