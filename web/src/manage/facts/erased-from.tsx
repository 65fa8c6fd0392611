import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import type { StaysBecause } from '#shared/handover/end/stays-because.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import { Text } from '#web/kit/ui/typography.ts'

type End = Pick<HandoverProtocol, 'erasesOn' | 'staysBecause'>

/** From when on a protocol is erased, or why it stays though its time is over. What an earlier version read says neither. */
export function ErasedFrom({ protocol: { erasesOn, staysBecause } }: { protocol: End }) {
  const { i18n } = useLingui()
  if (erasesOn) {
    const day = formatDate(erasesOn)
    return (
      <Text color="fg.muted">
        <Trans>Will be erased from {day} on, with its photos and its document.</Trans>
      </Text>
    )
  }
  return staysBecause ? <Text color="fg.muted">{i18n._(reasons[staysBecause])}</Text> : null
}

const reasons: Record<StaysBecause, MessageDescriptor> = {
  resident: msg`It is not erased: it may be about somebody who is kept as a resident of this home without a last day that has passed.`,
  tenants: msg`It is not erased by itself: no signed protocol of a moving out that is compared with it names everybody who came by it.`,
  other: msg`It is not erased as long as another protocol of this home stays that belongs to it, or shows its photos.`,
}
