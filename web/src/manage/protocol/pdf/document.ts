import { msg } from '@lingui/core/macro'
import type { Content, Node, TDocumentDefinitions } from 'pdfmake/interfaces'
import { formatDate } from '#shared/dates.ts'
import { protocolTitles } from '#web/manage/protocol/labels/protocol-labels.ts'
import { defaultStyle, isInContent, pageMargins, styles } from '#web/manage/protocol/layout/page-style.ts'
import { agreementSections } from './agreement-sections.ts'
import { earlierSection } from './earlier-section.ts'
import { installationSections } from './installation-sections.ts'
import { openingOf } from './opening.ts'
import type { PdfContext } from './pdf-context.ts'
import { roomSections } from './room-sections.ts'
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

/** Enough of it to see that two pages belong together. */
const shortHash = (hash: string) => hash.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ')
