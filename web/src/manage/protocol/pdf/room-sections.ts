import { msg } from '@lingui/core/macro'
import type { Content, ContentText } from 'pdfmake/interfaces'
import { formatDate } from '#shared/dates.ts'
import { inOrder, numberDefects } from '#shared/handover/room/number-defects.ts'
import type { ProtocolRoom } from '#shared/handover/room/room.ts'
import { earlierColumns, earlierRows, earlierTitle } from '#web/manage/protocol/labels/earlier.ts'
import { componentColumns, sayCoverage, sayNoDefects } from '#web/manage/protocol/labels/room.ts'
import { keepTogether } from '#web/manage/protocol/layout/keep-together.ts'
import { heading } from '#web/manage/protocol/layout/page-style.ts'
import { tableOf } from '#web/manage/protocol/layout/tables.ts'
import { defectBlock } from './defect-block.ts'
import type { PdfContext } from './pdf-input.ts'
import { photoRows } from './photo-rows.ts'

/** Room by room as people walked: its parts, its defects, its photos. */
export function roomSections(context: PdfContext): Content[] {
  const { say, rooms } = context
  const numbered = numberDefects(rooms)
  const title = heading(say(msg`All rooms`))
  if (rooms.length === 0) return [title, { text: say(msg`None recorded.`), style: 'quiet' }]
  return inOrder(rooms).flatMap((room, at) => [
    ...roomOf(context, room, at === 0 ? [title] : []),
    ...numbered.filter((each) => each.room.id === room.id).flatMap((each) => defectBlock(context, each)),
  ])
}

/** @param above the first of them */
function roomOf(context: PdfContext, { content }: ProtocolRoom, above: readonly ContentText[]): Content[] {
  const { say } = context
  const { name, components, note, photoIds } = content
  const noDefects = sayNoDefects(say, content)
  const below = noDefects === undefined ? [] : [{ text: noDefects }]
  const coverage: ContentText = { text: sayCoverage(say, content), style: 'quiet', margin: [0, 0, 0, 4] }
  const headings = [...above, heading(name, 'room'), coverage]
  return [
    components.length > 0
      ? tableOf(componentColumns(say), components, headings, below)
      : keepTogether(...headings, ...below),
    ...(note ? [{ text: note, margin: [0, 6, 0, 0] } satisfies Content] : []),
    ...photoRows(context, photoIds, (photo) => say(msg`${name}, photo ${photo}`)),
    ...components.flatMap(({ type, photoIds: ofPart }) =>
      photoRows(context, ofPart, (photo) => say(msg`${name}, ${type}, photo ${photo}`)),
    ),
  ]
}

/** What the protocol before had recorded and this one has not: whether somebody looked for it is said, and nothing is concluded. */
export function earlierSection({ say, rooms, baseline }: PdfContext): Content[] {
  const found = earlierRows(say, rooms, baseline?.rooms ?? [])
  if (found.length === 0) return []
  const title = earlierTitle(say, baseline && formatDate(baseline.date))
  return [tableOf(earlierColumns(say), found, [heading(title)])]
}
