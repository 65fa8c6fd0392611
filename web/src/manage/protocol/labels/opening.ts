import { msg } from '@lingui/core/macro'
import { formatDate } from '#shared/dates.ts'
import type { Party } from '#shared/handover/party.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import type { Column, Pair, Say } from './column.ts'
import { roleNames } from './protocol-labels.ts'

interface Opening {
  content: ProtocolContent
  edition: number
  code: string
  /** Of which country the law holds, by its name. */
  law: string
  /** Which protocol stands beside it; empty where none does. */
  before: string
}

/** Of what, when and where, and whose law holds. */
export const openingPairs = (say: Say, { content, edition, code, law, before }: Opening): Pair[] => [
  [say(msg`Date`), formatDate(content.date)],
  [say(msg`Place`), content.place],
  [say(msg`Handed over on moving in`), content.enteredOn ? formatDate(content.enteredOn) : ''],
  [say(msg`Law of`), law],
  [say(msg`Property code`), code],
  [
    say(msg`Version`),
    edition > 1 ? say(msg`${edition}, takes the place of the one before once all have signed it`) : '',
  ],
  [say(msg`Compared with`), before],
]

export const partyColumns = (say: Say): Column<Party>[] => [
  {
    title: say(msg`Role`),
    width: 96,
    cell: ({ role, roleIsOpen, signs }) =>
      [say(roleIsOpen ? msg`Not said yet` : roleNames[role]), signs && say(msg`Asked to sign`)]
        .filter(Boolean)
        .join('\n'),
  },
  {
    title: say(msg`Name`),
    width: '*',
    cell: ({ name, company, address, representedBy }) =>
      [name, company, address, representedBy && say(msg`represented by ${representedBy}`)].filter(Boolean).join('\n'),
  },
  { title: say(msg`New address`), width: '*', cell: ({ newAddress }) => newAddress },
  { title: say(msg`In person`), width: 56, cell: ({ isPresent }) => (isPresent ? say(msg`Yes`) : say(msg`No`)) },
]
