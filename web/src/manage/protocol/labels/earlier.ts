import { msg, plural } from '@lingui/core/macro'
import { type EarlierDefect, earlierDefects, unknownGone } from '#shared/handover/room/compare.ts'
import type { ProtocolRoom } from '#shared/handover/room/room.ts'
import type { Column, Say } from './column.ts'
import { partOf, sayDefect } from './defect.ts'
import { earlierStateNames } from './protocol-labels.ts'

interface EarlierRow extends Pick<EarlierDefect, 'state'> {
  id: string
  where: string
  what: string
}

/**
 * What the protocol before had recorded and this one has not: whether somebody looked for it is said, and nothing is concluded.
 * @param baseline rooms of the protocol before; none where it is not on this device
 */
export function earlierRows(say: Say, now: readonly ProtocolRoom[], baseline: readonly ProtocolRoom[]): EarlierRow[] {
  const known = earlierDefects(now, baseline).map(({ room, before, state }) => ({
    id: before.id,
    where: room.content.name,
    what: [partOf(room, before), before.place, sayDefect(before, say)].filter(Boolean).join(' – '),
    state,
  }))
  const unknown = unknownGone(now, baseline).map(({ room, count }) => ({
    id: room.id,
    where: room.content.name,
    what: say(msg`${plural(count, { one: '# defect', other: '# defects' })}`),
    state: 'gone' as const,
  }))
  return [...known, ...unknown]
}

export const earlierColumns = (say: Say): Column<EarlierRow>[] => [
  { title: say(msg`Where`), width: 120, cell: ({ where }) => where },
  { title: say(msg`Defects`), width: '*', cell: ({ what }) => what },
  { title: say(msg`Today`), width: 110, cell: ({ state }) => say(earlierStateNames[state]) },
]

/** @param day of the protocol before; undefined where it is not on this device */
export const earlierTitle = (say: Say, day: string | undefined): string =>
  day === undefined
    ? say(msg`Recorded in the protocol before and not again`)
    : say(msg`Recorded on ${day} and not again`)
