import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { formatDate } from '#shared/dates.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { protocolPath, protocolsPath } from '#web/manage/addresses/record-paths.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { FeedState } from '#web/manage/frame/feed-state.tsx'
import { useFrom } from '#web/manage/frame/way-back.ts'
import { ErasedFrom } from '#web/manage/facts/erased-from.tsx'
import { kindNames, statusMark } from '#web/manage/handover/draft/draft-labels.ts'
import { type Shown, useRecords } from '#web/manage/records/use-records.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { Badge } from '#web/manage/ui/role-badge.tsx'

/** The handover protocols of a home, the newest day first; they are made on their own page. */
export function PropertyProtocols({ property: { id, name } }: { property: Shown<'property'> }) {
  const { t } = useLingui()
  const from = useFrom()
  const protocols = useRecords('protocol', id)
  const newestFirst = protocols?.toSorted((a, b) => (`${a.date} ${a.createdAt}` < `${b.date} ${b.createdAt}` ? 1 : -1))
  return (
    <Card as="section" aria-labelledby="protocols">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="3">
        <Heading as="h2" size="md" id="protocols">
          <Trans>Handover protocols</Trans>
        </Heading>
        <Button asChild variant="outline">
          <Link to={protocolsPath(id)} state={from} aria-label={t`Handovers: ${name}`}>
            <Trans>Handovers</Trans>
          </Link>
        </Button>
      </Flex>
      <FeedState records={protocols}>
        <Text color="fg.muted">
          <Trans>There is no protocol of this property yet.</Trans>
        </Text>
      </FeedState>
      <Box as="ul" listStyleType="none" aria-labelledby="protocols">
        {newestFirst?.map((protocol) => (
          <Protocol key={protocol.id} protocol={protocol} />
        ))}
      </Box>
    </Card>
  )
}

function Protocol({ protocol }: { protocol: Shown<'protocol'> }) {
  const { i18n } = useLingui()
  const from = useFrom()
  const { id, date, edition, content, waiting } = protocol
  const mark = statusMark(protocol)
  return (
    <Box as="li" borderTopWidth="1px" py="1">
      <Flex gap="2" wrap="wrap" align="center">
        <Box asChild display="inline-flex" alignItems="center" minH="11" fontWeight="semibold">
          <Link to={protocolPath(id)} state={from}>
            {`${i18n._(kindNames[content.kind])}, ${formatDate(date)}`}
          </Link>
        </Box>
        {edition > 1 && <Trans>version {edition}</Trans>}
        <Badge tone={mark.tone}>{i18n._(mark.words)}</Badge>
        <WaitingMark waiting={waiting} />
      </Flex>
      <ErasedFrom protocol={protocol} />
    </Box>
  )
}
