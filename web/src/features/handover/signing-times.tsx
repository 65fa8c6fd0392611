import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import { lastSignature } from '#shared/handover/seal.ts'
import { isDrawn } from '#shared/handover/signing-draft.ts'
import type { SigningOutcome } from '#shared/handover/signing.ts'
import { Notice } from '#web/ui/notice.tsx'
import { dayAndTime } from '#web/ui/moment.ts'
import { Text } from '#web/ui/typography.ts'

/** When it was signed by the clock of the device, when the server received it by its own, and that the two cannot both be right. */
export function SigningTimes({ protocol }: { protocol: Pick<HandoverProtocol, 'seal' | 'content' | 'contentHash'> }) {
  const { seal, content, contentHash } = protocol
  if (!seal) return null
  const last = lastSignature({ signatures: seal.signatures.filter(isDrawn) })
  const namesOf = (ids: readonly string[]) =>
    content.parties
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ')
  const whoSaid = (said: SigningOutcome) =>
    namesOf(seal.signatures.filter(({ outcome }) => outcome === said).map(({ partyId }) => partyId))
  const [onPaper, refused, apart] = [whoSaid('on_paper'), whoSaid('refused'), namesOf(seal.timesApart)]
  return (
    <Box fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      {last !== undefined && <SignedAt moment={last} />}
      {onPaper && (
        <Text>
          <Trans>To be signed on paper by: {onPaper}</Trans>
        </Text>
      )}
      {refused && (
        <Text>
          <Trans>Refused to sign: {refused}</Trans>
        </Text>
      )}
      {seal.receivedAt !== null && <ReceivedAt moment={seal.receivedAt} />}
      {apart && <ClocksApart names={apart} />}
      {contentHash && (
        <Text>
          <Trans>Fingerprint of what was signed (SHA-256): {contentHash}</Trans>
        </Text>
      )}
    </Box>
  )
}

function SignedAt({ moment }: { moment: string }) {
  const when = dayAndTime(moment)
  return (
    <Text>
      <Trans>
        Signed on {when.day} at {when.time}
      </Trans>
    </Text>
  )
}

function ReceivedAt({ moment }: { moment: string }) {
  const when = dayAndTime(moment)
  return (
    <Text>
      <Trans>
        Received by the server on {when.day} at {when.time}
      </Trans>
    </Text>
  )
}

const ClocksApart = ({ names }: { names: string }) => (
  <Notice>
    <Text>
      <Trans>
        The time of signing of {names} is the device's own. It is more than a day from the server's: the device was
        without a connection for long, or its clock was wrong.
      </Trans>
    </Text>
  </Notice>
)
