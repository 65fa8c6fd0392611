import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CalendarDate } from '#shared/dates.ts'
import { unseen } from '#web/kit/ui/fitting.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { FeedState } from '#web/manage/frame/feed-state.tsx'
import { VirtualList } from '#web/manage/lists/virtual-list.tsx'
import { useDatabaseQuery } from '#web/manage/records/use-manager.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { useToday } from '#web/manage/records/use-today.ts'
import { readWithStatus } from '#web/manage/sync/commands/read-shown.ts'
import { ProtocolCard } from './protocol-card.tsx'

/** What is still to be signed, of all properties: what is nearest to today first, whether it comes or was forgotten. */
export function UnsignedProtocols({ properties }: { properties: readonly Shown<'property'>[] }) {
  const { t } = useLingui()
  const today = useToday()
  const drafts = useDatabaseQuery((database) => readWithStatus(database, 'protocol', ['draft']), [])
  const homes = new Map(properties.map((property) => [property.id, property]))
  const nearest = drafts?.toSorted((a, b) => awayFrom(today, a) - awayFrom(today, b))
  return (
    <>
      <Box role="status" css={unseen}>
        {nearest && <Plural value={nearest.length} one="# protocol" other="# protocols" />}
      </Box>
      <FeedState records={drafts}>
        <Box py="6">
          <Text color="fg.muted">
            <Trans>No handover waits to be signed. Choose a property to see the protocols of it.</Trans>
          </Text>
        </Box>
      </FeedState>
      {nearest && (
        <VirtualList items={nearest} keyOf={({ id }) => id} usualHeight={200} label={t`Handover protocols`}>
          {(protocol) => <ProtocolCard protocol={protocol} all={nearest} home={homes.get(protocol.propertyId)} />}
        </VirtualList>
      )}
    </>
  )
}

const awayFrom = (today: CalendarDate, { date }: { date: string }) =>
  Math.abs(Date.parse(date.slice(0, 10)) - Date.parse(today))
