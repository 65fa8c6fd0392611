import { msg } from '@lingui/core/macro'
import type { Content, ContentText } from 'pdfmake/interfaces'
import { formatDate } from '#shared/dates.ts'
import { inOrder, numberDefects } from '#shared/handover/room/number-defects.ts'
import type { RoomContent } from '#shared/handover/room/room.ts'
import { partsBeside, type RoomBeside, standsBeside } from '#shared/handover/room/then-and-now.ts'
import { earlierColumns, earlierRows, earlierTitle } from '#web/manage/protocol/labels/earlier.ts'
import { componentColumns, sayCoverage, sayNoDefects } from '#web/manage/protocol/labels/room.ts'
import { daysOf, partColumns, sayRoomBefore } from '#web/manage/protocol/labels/then-and-now.ts'
import { keepTogether } from '#web/manage/protocol/layout/keep-together.ts'
import { heading } from '#web/manage/protocol/layout/page-style.ts'
import { tableOf } from '#web/manage/protocol/layout/tables.ts'
import { defectBlock } from './defect-block.ts'
import type { PdfContext } from './pdf-input.ts'
import { photoRows } from './photo-rows.ts'

/** Room by room as people walked: its parts, as they were too where a protocol before says it, its defects, its photos. */
export function roomSections(context: PdfContext): Content[] {
  const { say, rooms, baseline, protocol, beside } = context
  const numbered = numberDefects(rooms)
  const title = heading(say(msg`All rooms`))
  if (rooms.length === 0) return [title, { text: say(msg`None recorded.`), style: 'quiet' }]
  const days = baseline && standsBeside(protocol.content) ? daysOf(baseline, protocol) : undefined
  return [
    ...inOrder(rooms).flatMap((room, at) => [
      ...roomOf(context, room.content, at === 0 ? [title] : [], days && { found: beside.before.get(room.id), days }),
      ...numbered.filter((each) => each.room.id === room.id).flatMap((each) => defectBlock(context, each)),
    ]),
    ...(days ? beside.left.map(({ content }) => leftRoom(context, content, days)) : []),
  ]
}

type Days = Parameters<typeof partColumns>[1]

/**
 * @param above the first of them
 * @param beside the same room in the protocol before, where there is one
 */
function roomOf(
  context: PdfContext,
  content: RoomContent,
  above: readonly ContentText[],
  beside: { found: RoomBeside | undefined; days: Days } | undefined,
): Content[] {
  const { say } = context
  const { name, components, note, photoIds } = content
  const noDefects = sayNoDefects(say, content)
  const below = noDefects === undefined ? [] : [{ text: noDefects }]
  const coverage: ContentText = { text: sayCoverage(say, content), style: 'quiet', margin: [0, 0, 0, 4] }
  const headings = [
    ...above,
    heading(name, 'room'),
    coverage,
    ...(beside ? [quiet(sayRoomBefore(say, beside.found?.was, beside.days.was))] : []),
  ]
  const parts = beside?.found?.parts ?? []
  return [
    parts.length > 0 && beside
      ? tableOf(partColumns(say, beside.days), parts, headings, below)
      : components.length > 0
        ? tableOf(componentColumns(say), components, headings, below)
        : keepTogether(...headings, ...below),
    ...(note ? [{ text: note, margin: [0, 6, 0, 0] } satisfies Content] : []),
    ...photoRows(context, photoIds, (photo) => say(msg`${name}, photo ${photo}`)),
    ...components.flatMap(({ type, photoIds: ofPart }) =>
      photoRows(context, ofPart, (photo) => say(msg`${name}, ${type}, photo ${photo}`)),
    ),
  ]
}

/** It was recorded then and is not now: what it was like stands here all the same. */
function leftRoom({ say }: PdfContext, was: RoomContent, days: Days): Content {
  const headings = [
    heading(was.name, 'room'),
    quiet(say(msg`This room is not recorded now.`)),
    quiet(sayRoomBefore(say, was, days.was)),
  ]
  const parts = partsBeside(was, { components: [], defects: [] })
  return parts.length > 0 ? tableOf(partColumns(say, days), parts, headings) : keepTogether(...headings)
}

const quiet = (text: string): ContentText => ({ text, style: 'quiet', margin: [0, 0, 0, 4] })

/** What the protocol before had recorded and this one has not: whether somebody looked for it is said, and nothing is concluded. */
export function earlierSection({ say, rooms, baseline }: PdfContext): Content[] {
  const found = earlierRows(say, rooms, baseline?.rooms ?? [])
  if (found.length === 0) return []
  const title = earlierTitle(say, baseline && formatDate(baseline.protocol.content.date))
  return [tableOf(earlierColumns(say), found, [heading(title)])]
}
