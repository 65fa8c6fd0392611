import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import type { ProtocolRoom } from '#shared/handover/room/room.ts'
import { Heading } from '#web/kit/ui/typography.ts'
import type { Baseline } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { SaidRows } from '#web/manage/handover/read/said-rows.tsx'
import type { Say } from '#web/manage/protocol/labels/column.ts'
import { earlierColumns, earlierRows, earlierTitle } from '#web/manage/protocol/labels/earlier.ts'
import { Card } from '#web/manage/ui/card.tsx'

/** What the protocol before had recorded and this one has not, as the document says it. */
export function EarlierList({ rooms, baseline }: { rooms: readonly ProtocolRoom[]; baseline: Baseline | null }) {
  const { i18n } = useLingui()
  const say: Say = (words) => i18n._(words)
  const found = earlierRows(say, rooms, baseline?.rooms ?? [])
  if (found.length === 0) return null
  return (
    <Card>
      <Heading as="h2" size="lg" mb="2">
        {earlierTitle(say, baseline ? formatDate(baseline.protocol.date) : undefined)}
      </Heading>
      <SaidRows columns={earlierColumns(say)} rows={found} />
    </Card>
  )
}
