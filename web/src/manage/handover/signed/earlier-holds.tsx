import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { otherVersions } from '#shared/handover/editions.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { useRecords } from '#web/manage/records/use-records.ts'

/** The other versions of a signed one, as far as they say whether it counts. */
export function useOtherVersions(protocol: HandoverProtocol) {
  return otherVersions(protocol, useRecords('protocol', protocol.propertyId) ?? [])
}

export const OpenVersion = ({ version }: { version: HandoverProtocol }) => (
  <Link to={protocolPath(version.id)}>
    <Trans>Open version {version.edition}</Trans>
  </Link>
)

export function ReplacedBy({ later }: { later: HandoverProtocol }) {
  return (
    <Notice>
      <Text fontWeight="semibold">
        <Trans>Replaced by version {later.edition}</Trans>
      </Text>
      <OpenVersion version={later} />
    </Notice>
  )
}

export function Begun({ version }: { version: HandoverProtocol }) {
  return (
    <Notice>
      <Text fontWeight="semibold">
        <Trans>Version {version.edition} has been begun and is not signed yet.</Trans>
      </Text>
      <OpenVersion version={version} />
    </Notice>
  )
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
      <OpenVersion version={earlier} />
    </Notice>
  )
}
