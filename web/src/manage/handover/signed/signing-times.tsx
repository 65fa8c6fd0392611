import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { localTime } from '#web/manage/protocol/labels/local-time.ts'

/** When the server received it by its own clock, and that it and the device's cannot both be right. */
export function SigningTimes({ protocol }: { protocol: Pick<HandoverProtocol, 'seal' | 'content' | 'contentHash'> }) {
  const { seal, content, contentHash } = protocol
  if (!seal) return null
  const apart = content.parties
    .filter(({ id }) => seal.timesApart.includes(id))
    .map(({ name }) => name)
    .join(', ')
  return (
    <Box fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      {seal.receivedAt !== null && <ReceivedAt {...localTime(seal.receivedAt, content.jurisdiction)} />}
      {apart && <ClocksApart names={apart} />}
      {contentHash && (
        <Text>
          <Trans>Fingerprint of what was signed (SHA-256): {contentHash}</Trans>
        </Text>
      )}
    </Box>
  )
}

const ReceivedAt = ({ day, time }: ReturnType<typeof localTime>) => (
  <Text>
    <Trans>
      Received by the server on {day} at {time}
    </Trans>
  </Text>
)

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
