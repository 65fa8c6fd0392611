import { msg } from '@lingui/core/macro'
import type { Content, Node, TDocumentDefinitions } from 'pdfmake/interfaces'
import { formatDate } from '#shared/dates.ts'
import { standsBeside } from '#shared/handover/room/then-and-now.ts'
import { nameOfCountry } from '#web/kit/i18n/texts.ts'
import { openingPairs, partyColumns } from '#web/manage/protocol/labels/opening.ts'
import { protocolTitles } from '#web/manage/protocol/labels/protocol-labels.ts'
import { shortHash } from '#web/manage/protocol/labels/short-hash.ts'
import { sayBefore } from '#web/manage/protocol/labels/then-and-now.ts'
import {
  defaultStyle,
  heading,
  isInContent,
  pageMargins,
  rule,
  styles,
} from '#web/manage/protocol/layout/page-style.ts'
import { pairsOf, tableOf } from '#web/manage/protocol/layout/tables.ts'
import { agreementSections, installationSections } from './installation-sections.ts'
import type { PdfContext } from './pdf-input.ts'
import { earlierSection, roomSections } from './room-sections.ts'
import { signingSections } from './signing-sections.ts'

/** The whole protocol, in the order in which people read it. */
export function documentOf(context: PdfContext): TDocumentDefinitions {
  const { say, protocol, property, organizationName, language } = context
  const title = say(protocolTitles[protocol.content.kind])
  return {
    pageSize: 'A4',
    pageMargins,
    language,
    displayTitle: true,
    version: '1.7',
    info: {
      title: `${title}, ${property.name}, ${formatDate(protocol.content.date)}`,
      author: organizationName,
      creator: 'Einzug',
      producer: 'Einzug',
      // Of the content and not of this moment: the same protocol is the same file.
      creationDate: new Date(protocol.signedAt ?? `${protocol.content.date}T00:00:00Z`),
    },
    images: Object.fromEntries(
      [...context.pictures.values(), ...context.drawnSignatures.values()].map(({ name, source }) => [name, source]),
    ),
    defaultStyle,
    styles,
    header: () => headerOf(context),
    footer: (page, pages) => footerOf(context, page, pages),
    content: [
      ...openingOf(context),
      ...roomSections(context),
      ...earlierSection(context),
      ...installationSections(context),
      ...agreementSections(context),
      ...signingSections(context),
    ],
    pageBreakBefore: ({ headlineLevel }, { getFollowingNodesOnPage }) =>
      headlineLevel !== undefined && !getFollowingNodesOnPage().some(isBelowHeading),
  }
}

function headerOf({ say, protocol, property }: PdfContext): Content {
  const place = [property.name, property.address].filter(Boolean).join(', ')
  const draft = { text: say(msg`Draft, not signed`), bold: true, width: 'auto' }
  return {
    margin: [pageMargins[0], 34, pageMargins[2], 0],
    columnGap: 16,
    fontSize: 8,
    columns: [
      { text: place, width: '*' },
      ...(protocol.status === 'draft' ? [draft] : []),
      { text: formatDate(protocol.content.date), width: 'auto', alignment: 'right' },
    ],
  }
}

function footerOf({ say, contentHash }: PdfContext, page: number, pages: number): Content {
  const hash = shortHash(contentHash)
  return {
    margin: [pageMargins[0], 22, pageMargins[2], 0],
    style: 'small',
    columns: [
      { text: hash && say(msg`Content ${hash}`), width: '*' },
      { text: say(msg`Page ${page} of ${pages}`), width: 'auto', alignment: 'right' },
    ],
  }
}

/** What has come with the heading onto its page: not the lines that are on every page, nor another heading. */
const isBelowHeading = ({ headlineLevel, startPosition }: Node) =>
  headlineLevel === undefined && isInContent(startPosition.top)

/** What was handed over, when, and who was there. */
function openingOf(context: PdfContext): Content[] {
  const { say, protocol, property, organizationName, language } = context
  const { content, edition } = protocol
  const law = nameOfCountry(content.jurisdiction, language)
  return [
    { text: organizationName, style: 'quiet' },
    { text: say(protocolTitles[content.kind]), style: 'title', margin: [0, 4, 0, 2] },
    { text: property.name, fontSize: 12, bold: true },
    { text: property.address, fontSize: 11 },
    ...stateOf(context).map((text): Content => ({ text, bold: true, margin: [0, 8, 0, 0] })),
    rule(12, 4),
    ...pairsOf(openingPairs(say, { content, edition, code: property.code, law, before: comparedWith(context) })),
    ...(content.parties.length > 0
      ? [tableOf(partyColumns(say), content.parties, [heading(say(msg`Parties`))])]
      : [heading(say(msg`Parties`)), { text: say(msg`None recorded.`), style: 'quiet' }]),
  ]
}

/** Where another protocol belongs beside this one and was not there when this was written, the document says so. */
function comparedWith({ say, protocol, baseline }: PdfContext): string {
  if (!standsBeside(protocol.content) || protocol.baselineId === null) return ''
  return baseline ? sayBefore(say, baseline) : say(msg`A protocol that was not on the device which made this document`)
}

/** What a reader has to know before anything else. */
function stateOf({ say, protocol: { status, voidedBecause } }: PdfContext): string[] {
  if (status === 'draft') return [say(msg`Draft. Nothing in it has been signed, and all of it can still change.`)]
  if (status === 'superseded') return [say(msg`Replaced by a newer version.`)]
  return status === 'void' ? [say(msg`Declared void: ${voidedBecause}`)] : []
}
