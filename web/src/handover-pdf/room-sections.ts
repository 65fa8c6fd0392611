import { msg } from '@lingui/core/macro'
import type { Content } from 'pdfmake/interfaces'
import { inOrder, numberDefects } from '#shared/handover/number-defects.ts'
import type { Component, ProtocolRoom } from '#shared/handover/room.ts'
import { defectBlock } from './defect-block.ts'
import { keepTogether } from './keep-together.ts'
import { heading } from './page-style.ts'
import type { PdfContext } from './pdf-context.ts'
import { photoRows } from './photo-rows.ts'
import { tableOf } from './tables.ts'
import { conditionNames, coverageNames, workingNames } from '#web/handover/protocol-words.ts'

/** Room by room as people walked: its parts, its defects, its photos. */
export function roomSections(context: PdfContext): Content[] {
  const { say, rooms } = context
  const numbered = numberDefects(rooms)
  return [
    heading(say(msg`All rooms`)),
    ...(rooms.length === 0 ? [{ text: say(msg`None recorded.`), style: 'quiet' }] : []),
    ...inOrder(rooms).flatMap((room) => [
      ...roomOf(context, room),
      ...numbered.filter((each) => each.room.id === room.id).flatMap((each) => defectBlock(context, each)),
    ]),
  ]
}

function roomOf(context: PdfContext, { content }: ProtocolRoom): Content[] {
  const { say } = context
  const { name, coverage, coverageReason, components, defects, note, photoIds } = content
  const seen = [coverage ? say(coverageNames[coverage]) : say(msg`Not recorded yet`), coverageReason]
  return [
    keepTogether(
      heading(name, 'room'),
      { text: seen.filter(Boolean).join(' – '), style: 'quiet', margin: [0, 0, 0, 4], headlineLevel: 3 },
      ...(components.length > 0 ? [componentTable(context, components)] : []),
    ),
    ...(note ? [{ text: note, margin: [0, 6, 0, 0] } satisfies Content] : []),
    ...photoRows(context, photoIds, (photo) => say(msg`${name}, photo ${photo}`)),
    ...components.flatMap(({ type, photoIds: ofPart }) =>
      photoRows(context, ofPart, (photo) => say(msg`${name}, ${type}, photo ${photo}`)),
    ),
    // Of a room that nobody saw, this would say too much.
    ...(defects.length === 0 && (coverage === 'inspected' || coverage === 'partly')
      ? [{ text: say(msg`No defects recorded.`), margin: [0, 6, 0, 0] } satisfies Content]
      : []),
  ]
}

function componentTable({ say }: PdfContext, components: readonly Component[]): Content {
  return tableOf<Component>(
    [
      { title: say(msg`Part`), width: 120, cell: ({ type }) => type },
      {
        title: say(msg`Condition`),
        width: 70,
        cell: ({ condition }) => (condition ? say(conditionNames[condition]) : ''),
      },
      { title: say(msg`Works`), width: 60, cell: ({ works }) => (works ? say(workingNames[works]) : '') },
      {
        title: say(msg`Installed`),
        width: 50,
        cell: ({ installedYear }) => (installedYear === null ? '' : String(installedYear)),
      },
      { title: say(msg`Note`), width: '*', cell: ({ note }) => note },
    ],
    components,
  )
}
