import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useRecords } from '#web/manage/records/use-records.ts'
import { changedSince } from '#web/manage/sync/commands/changed-since.ts'
import type { RefusedSigning } from '#web/manage/sync/conflicts/refused-signing.ts'
import { When } from './waiting-card.tsx'

interface SinceSignedProps {
  refused: RefusedSigning
  /** As it is now. */
  protocol: HandoverProtocol
}

/** Who changed what of a draft that people had signed here, and what becomes of it. */
export function SinceSigned({ refused: { signing, cause }, protocol }: SinceSignedProps) {
  const { t } = useLingui()
  const rooms = useRecords('protocol_room', protocol.id)
  const { current } = cause.outcome ?? {}
  const who = current?.by ?? t`Somebody`
  if (!signing.asSigned || !rooms) return null
  const since = changedSince(signing.asSigned, { content: protocol.content, rooms })
  const lines = [
    ...since.added.map((name) => t`${name}: added`),
    ...since.changed.map((name) => t`${name}: changed`),
    ...since.removed.map((name) => t`${name}: removed`),
    ...(since.isAppointmentChanged ? [t`People, meters, keys or agreements: changed`] : []),
  ]
  return (
    <>
      <Text mt="2">
        <Trans>{who} changed the draft that people signed on this device.</Trans>
      </Text>
      {current && <When at={current.at} />}
      {lines.length > 0 && (
        <>
          <Text mt="2">
            <Trans>Not part of what was signed:</Trans>
          </Text>
          <Box as="ul" ps="5" overflowWrap="anywhere">
            {lines.map((line, at) => (
              // Two rooms may be called the same.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>{line}</li>
            ))}
          </Box>
        </>
      )}
      <Text mt="2">
        <Trans>
          Apply what was signed, and the protocol says exactly what people signed. If these changes are to be in it,
          give up what was signed and have everybody sign again.
        </Trans>
      </Text>
    </>
  )
}
