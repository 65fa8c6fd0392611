import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { earlierDefects } from '#shared/handover/compare.ts'
import type { ProtocolRoom } from '#shared/handover/room.ts'
import { Card } from '#web/desk/card.tsx'
import { earlierStateNames } from '#web/handover/protocol-words.ts'
import { sayDefect } from '#web/handover/say-defect.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import type { Baseline } from './use-walk.ts'

/** What the protocol before had recorded and this one has not, as the document says it. */
export function EarlierList({ rooms, baseline }: { rooms: readonly ProtocolRoom[]; baseline: Baseline }) {
  const { i18n } = useLingui()
  const found = earlierDefects(rooms, baseline.rooms)
  const day = formatDate(baseline.protocol.date)
  if (found.length === 0) return null
  return (
    <Card>
      <Heading as="h2" size="lg" mb="2">
        <Trans>Recorded on {day} and not again</Trans>
      </Heading>
      <Box as="ul" listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        {found.map(({ room, before, state }) => (
          <li key={before.id}>
            <Text fontWeight="medium" overflowWrap="anywhere">
              {[room.content.name, before.place, sayDefect(before, (words) => i18n._(words))]
                .filter(Boolean)
                .join(' – ')}
            </Text>
            <Text fontSize="sm" color="fg.muted">
              {i18n._(earlierStateNames[state])}
            </Text>
          </li>
        ))}
      </Box>
    </Card>
  )
}
