import { msg } from '@lingui/core/macro'
import type { EarlierDefect } from '#shared/handover/compare.ts'
import type { ProtocolRoom } from '#shared/handover/room.ts'
import type { Column, Say } from './column.ts'
import { partOf } from './defect.ts'
import { earlierStateNames } from './protocol-words.ts'
import { sayDefect } from './say-defect.ts'

type Earlier = EarlierDefect & { room: ProtocolRoom }

/** What the protocol before had recorded and this one has not: whether somebody looked for it is said, and nothing is concluded. */
export const earlierColumns = (say: Say): Column<Earlier>[] => [
  { title: say(msg`Where`), width: 120, cell: ({ room }) => room.content.name },
  {
    title: say(msg`Defects`),
    width: '*',
    cell: ({ room, before }) =>
      [partOf(room, before), before.place, sayDefect(before, say)].filter(Boolean).join(' – '),
  },
  { title: say(msg`Today`), width: 110, cell: ({ state }) => say(earlierStateNames[state]) },
]
