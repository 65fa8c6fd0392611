import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
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

interface VersionNoticeProps {
  version: HandoverProtocol
  /** In one sentence. */
  title: ReactNode
  children?: ReactNode
}

const VersionNotice = ({ version, title, children }: VersionNoticeProps) => (
  <Notice>
    <Text fontWeight="semibold">{title}</Text>
    {children}
    <OpenVersion version={version} />
  </Notice>
)

export const ReplacedBy = ({ later }: { later: HandoverProtocol }) => (
  <VersionNotice version={later} title={<Trans>Replaced by version {later.edition}</Trans>} />
)

export const Begun = ({ version }: { version: HandoverProtocol }) => (
  <VersionNotice
    version={version}
    title={<Trans>Version {version.edition} has been begun and is not signed yet.</Trans>}
  />
)

export const EarlierHolds = ({ earlier }: { earlier: HandoverProtocol }) => (
  <VersionNotice version={earlier} title={<Trans>Version {earlier.edition} still holds.</Trans>}>
    <Text>
      <Trans>This one does not take its place: not everybody has signed it who is asked here or was asked there.</Trans>
    </Text>
  </VersionNotice>
)
