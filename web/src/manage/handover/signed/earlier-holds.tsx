import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { stillHolding } from '#shared/handover/editions.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { useRecords } from '#web/manage/records/use-records.ts'

/** The version that holds in the place of a signed one: not all have signed this who were asked to sign one of them. */
export function useEarlierHolding(protocol: HandoverProtocol): HandoverProtocol | undefined {
  const all = useRecords('protocol', protocol.propertyId) ?? []
  return protocol.status === 'signed' ? stillHolding(protocol, all) : undefined
}

export function EarlierHolds({ earlier }: { earlier: HandoverProtocol }) {
  return (
    <Notice>
      <Text fontWeight="semibold">
        <Trans>Version {earlier.edition} still holds.</Trans>
      </Text>
      <Text>
        <Trans>
          This one does not take its place: not everybody has signed it who is asked here or was asked there.
        </Trans>
      </Text>
      <Link to={protocolPath(earlier.id)}>
        <Trans>Open version {earlier.edition}</Trans>
      </Link>
    </Notice>
  )
}
