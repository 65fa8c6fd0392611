import { Box } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CopiesSent as Sent, HandoverProtocol } from '#shared/handover/protocol.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useWaiting } from '#web/manage/records/use-waiting.ts'
import { localTime } from '#web/manage/protocol/labels/local-time.ts'

/** When copies left by mail, and to whom: who asks whether the tenant has theirs finds it here. */
export function CopiesSent({ protocol }: { protocol: Pick<HandoverProtocol, 'id' | 'content' | 'copies'> }) {
  const { t, i18n } = useLingui()
  const { content } = protocol
  // A device that has not read its records anew since an update knows of none.
  const sent: readonly Sent[] = protocol.copies ?? []
  const isWaiting = useWaiting().commands?.some(({ name, about }) => name === 'sendCopies' && about.id === protocol.id)
  if (sent.length === 0 && !isWaiting) return null
  const whoGot = ({ partyIds, others }: Sent) => [
    ...content.parties.filter(({ id }) => partyIds.includes(id)).map(({ name }) => onOneLine(name)),
    ...(others > 0 ? [t`${plural(others, { one: '# further address', other: '# further addresses' })}`] : []),
  ]
  return (
    <Box as="ul" aria-label={t`Copies sent`} listStyleType="none" mt="2" overflowWrap="anywhere">
      {isWaiting && (
        <Text as="li">
          <Trans>Copies wait on this device: they leave once there is a connection.</Trans>
        </Text>
      )}
      {sent.toReversed().map((each) => {
        const { day, time } = localTime(each.at)
        const list = new Intl.ListFormat(i18n.locale).format(whoGot(each))
        return (
          <Text as="li" key={each.at} color="fg.muted">
            <Trans>
              Sent by mail on {day} at {time} to {list}
            </Trans>
          </Text>
        )
      })}
    </Box>
  )
}
