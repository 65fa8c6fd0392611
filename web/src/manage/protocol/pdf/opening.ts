import { msg } from '@lingui/core/macro'
import type { Content } from 'pdfmake/interfaces'
import { openingPairs, partyColumns } from '#web/manage/protocol/labels/opening.ts'
import { protocolTitles } from '#web/manage/protocol/labels/protocol-labels.ts'
import { heading, rule } from '#web/manage/protocol/layout/page-style.ts'
import { pairsOf, tableOf } from '#web/manage/protocol/layout/tables.ts'
import type { PdfContext } from './pdf-context.ts'

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
    ...pairsOf(openingPairs(say, { content, edition, code: property.code })),
    ...(content.parties.length > 0
      ? [tableOf(partyColumns(say), content.parties, [heading(say(msg`Parties`))])]
      : [heading(say(msg`Parties`)), { text: say(msg`None recorded.`), style: 'quiet' }]),
  ]
}

/** What a reader has to know before anything else. */
function stateOf({ say, protocol: { status, voidedBecause } }: PdfContext): string[] {
  if (status === 'draft') return [say(msg`Draft. Nothing in it has been signed, and all of it can still change.`)]
  if (status === 'superseded') return [say(msg`Replaced by a newer version.`)]
  return status === 'void' ? [say(msg`Declared void: ${voidedBecause}`)] : []
}
