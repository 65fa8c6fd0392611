import { msg } from '@lingui/core/macro'
import type { Content } from 'pdfmake/interfaces'
import { formatDate } from '#shared/dates.ts'
import type { Party } from '#shared/handover/party.ts'
import { heading, rule } from './page-style.ts'
import type { PdfContext } from './pdf-context.ts'
import { pairsOf, tableOf } from './tables.ts'
import { protocolTitles, roleNames } from '#web/handover/protocol-words.ts'

/** What was handed over, when, and who was there. */
export function openingOf(context: PdfContext): Content[] {
  const { say, protocol, property, organizationName } = context
  const { content, edition } = protocol
  return [
    { text: organizationName, style: 'quiet' },
    { text: say(protocolTitles[content.kind]), style: 'title', margin: [0, 4, 0, 2] },
    { text: property.name, fontSize: 12, bold: true },
    { text: property.address, fontSize: 11 },
    ...stateOf(context).map((text): Content => ({ text, bold: true, margin: [0, 8, 0, 0] })),
    rule(12, 4),
    ...pairsOf([
      [say(msg`Date`), formatDate(content.date)],
      [say(msg`Place`), content.place],
      [say(msg`Property code`), property.code],
      [say(msg`Version`), edition > 1 ? say(msg`${edition}, replaces the one before`) : ''],
    ]),
    heading(say(msg`Parties`)),
    ...(content.parties.length > 0 ? [partiesOf(context)] : [{ text: say(msg`None recorded.`), style: 'quiet' }]),
  ]
}

/** What a reader has to know before anything else. */
function stateOf({ say, protocol: { status, voidedBecause } }: PdfContext): string[] {
  if (status === 'draft') return [say(msg`Draft. Nothing in it has been signed, and all of it can still change.`)]
  if (status === 'superseded') return [say(msg`Replaced by a newer version.`)]
  return status === 'void' ? [say(msg`Declared void: ${voidedBecause}`)] : []
}

function partiesOf({ say, protocol }: PdfContext): Content {
  return tableOf<Party>(
    [
      { title: say(msg`Role`), width: 96, cell: ({ role }) => say(roleNames[role]) },
      {
        title: say(msg`Name`),
        width: '*',
        cell: ({ name, company, representedBy }) =>
          [name, company, representedBy && say(msg`represented by ${representedBy}`)].filter(Boolean).join('\n'),
      },
      { title: say(msg`New address`), width: '*', cell: ({ newAddress }) => newAddress },
      {
        title: say(msg`In person`),
        width: 56,
        cell: ({ isPresent }) => (isPresent ? say(msg`Yes`) : say(msg`No`)),
      },
    ],
    protocol.content.parties,
  )
}
