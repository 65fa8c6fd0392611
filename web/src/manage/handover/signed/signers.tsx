import { Box } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import type { Seal } from '#shared/handover/sign/seal.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { localTime } from '#web/manage/protocol/labels/local-time.ts'
import { roleNames } from '#web/manage/protocol/labels/protocol-labels.ts'

/** Who signed, as who, and when by the clock of the device, as the document says it; and who did not. */
export function Signers({ protocol: { seal, content } }: { protocol: Pick<HandoverProtocol, 'seal' | 'content'> }) {
  const { i18n, t } = useLingui()
  if (!seal) return null
  return (
    <Box as="ul" aria-label={t`Who signed`} listStyleType="none" display="grid" gap="2" overflowWrap="anywhere">
      {seal.signatures.map((signature) => {
        const party = content.parties.find(({ id }) => id === signature.partyId)
        return (
          <li key={signature.partyId}>
            <Text>
              <strong>{party && onOneLine(party.name)}</strong>
              {party && `, ${i18n._(roleNames[party.role])}`}
            </Text>
            <Text color="fg.muted">
              {i18n._(saidOf(signature))}
              {seal.timesApart.includes(signature.partyId) && `, ${t`by the device's own clock`}`}
            </Text>
          </li>
        )
      })}
    </Box>
  )
}

function saidOf({ outcome, signedAt }: Seal['signatures'][number]): MessageDescriptor {
  const { day, time } = localTime(signedAt)
  switch (outcome) {
    case 'signed':
      return msg`Signed on ${day} at ${time}`
    case 'with_reservation':
      return msg`Signed with a reservation on ${day} at ${time}`
    case 'refused':
      return msg`Refused to sign on ${day} at ${time}`
    // Nothing here knows when, or whether, paper is signed.
    case 'on_paper':
      return msg`To be signed on paper`
  }
}

/** When the server received it by its own clock, and what the server knew otherwise than the device that made the document. */
export function SigningTimes({ protocol }: { protocol: Pick<HandoverProtocol, 'seal' | 'content' | 'contentHash'> }) {
  const { i18n } = useLingui()
  const { seal, content, contentHash } = protocol
  if (!seal) return null
  const names = content.parties
    .filter(({ id }) => seal.timesApart.includes(id))
    .map(({ name }) => onOneLine(name))
    .join(', ')
  return (
    <Box fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      {seal.receivedAt !== null && <Text>{i18n._(receivedAt(localTime(seal.receivedAt)))}</Text>}
      {names && (
        <Notice>
          <Text>
            <Trans>
              The time of signing of {names} is the device's own. It does not fit the server's: the device was without a
              connection for long, or its clock was wrong.
            </Trans>
          </Text>
        </Notice>
      )}
      {seal.propertyHere && (
        <Notice>
          <Text>{i18n._(propertyApart(seal.propertyHere))}</Text>
        </Notice>
      )}
      {contentHash && (
        <Text>
          <Trans>Fingerprint of what was signed (SHA-256): {contentHash}</Trans>
        </Text>
      )}
    </Box>
  )
}

const propertyApart = ({ name, address }: { name: string; address: string }) =>
  msg`The document writes the property's name or address differently. When it was received, the property was kept as: ${name}, ${address}.`

const receivedAt = ({ day, time }: ReturnType<typeof localTime>) => msg`Received by the server on ${day} at ${time}`
