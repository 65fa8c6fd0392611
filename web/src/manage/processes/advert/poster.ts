import { msg } from '@lingui/core/macro'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { drawQrLines } from '#web/manage/processes/qr-code/draw-qr-lines.ts'
import { defaultStyle, styles } from '#web/manage/protocol/layout/page-style.ts'
import type { Advert } from './advert.ts'
import type { Paper } from './paper.ts'

/** Of A4, in points. */
const [WIDTH, MARGIN, FOOT, CODE_WIDTH, GAP] = [595.28, 48, 360, 270, 4]
const SMALLEST_LETTERS = 7.5
/** Of Roboto, an average letter's share of its size, rather more than less. */
const LETTER_WIDTH = 0.56

const letters = (points: number) => Math.max(SMALLEST_LETTERS, points)

/** A6 is A4 made half as wide and half as high. */
const scaleOf = (paper: Paper) => (paper === 'A4' ? 1 : 0.5)
export const contentWidth = (paper: Paper) => (WIDTH - 2 * MARGIN) * scaleOf(paper)

/**
 * One page to hang up: what is to let, to be read from two metres on A4, and below it how to apply, always in the same place.
 * @param shrink of the letters above, where an address is long
 * @param onPages told how many pages it takes
 */
export function posterOf(
  advert: Advert,
  paper: Paper,
  shrink: number,
  onPages: (pages: number) => void,
): TDocumentDefinitions {
  const { locale, heading, address, organizationName } = advert
  const scale = scaleOf(paper)
  const margin = MARGIN * scale
  return {
    pageSize: paper,
    pageMargins: [margin, margin, margin, FOOT * scale],
    language: locale,
    displayTitle: true,
    version: '1.7',
    info: { title: `${heading}, ${address}`, author: organizationName, creator: 'Einzug', producer: 'Einzug' },
    defaultStyle,
    styles,
    content: whatIsToLet(advert, scale, shrink),
    footer: (_page, pages) => {
      onPages(pages)
      return howToApply(advert, paper)
    },
  }
}

function whatIsToLet(advert: Advert, scale: number, shrink: number): Content {
  const { heading, type, address, measures, rent, start, organizationName } = advert
  const line = (text: string, ofA4: number, above: number, looks: object = {}): Content => ({
    text,
    fontSize: letters(ofA4 * scale) * shrink,
    lineHeight: 1.1,
    margin: [0, above * scale * shrink, 0, 0],
    ...looks,
  })
  return [
    line(heading, 58, 0, { bold: true }),
    line(address, 32, 4, { bold: true }),
    line([type, ...measures].filter(Boolean).join(' · '), 26, 18),
    ...(rent ? [line(rent.amount, 46, 14, { bold: true }), line(rent.note, 20, 0)] : []),
    line(start, 26, 14),
    line(organizationName, 16, 18, { style: 'quiet' }),
  ]
}

function howToApply({ say, code, link }: Advert, paper: Paper): Content {
  const scale = scaleOf(paper)
  const points = (ofA4: number) => ofA4 * scale
  const { svg, quiet } = drawQrLines(link)
  const width = points(CODE_WIDTH)
  const shownLink = link.replace(/^https?:\/\//, '')
  const room = contentWidth(paper)
  const linkSize = letters(Math.min(points(18), room / (shownLink.length * LETTER_WIDTH)))
  return {
    margin: [points(MARGIN), 0, points(MARGIN), 0],
    stack: [
      {
        columnGap: points(GAP),
        columns: [
          // On the left its empty border lies on that of the page: the code itself begins where the words do.
          { svg, width, margin: [-quiet * width, 0, 0, 0] },
          {
            width: '*',
            margin: [0, quiet * width, 0, 0],
            stack: [
              {
                text: say(msg`Scan the code with your phone and apply, without an account.`),
                fontSize: points(23),
                lineHeight: 1.15,
              },
              { text: say(msg`Code`), fontSize: letters(points(14)), margin: [0, points(18), 0, 0], style: 'quiet' },
              { text: inGroups(code), fontSize: points(38), bold: true, characterSpacing: points(1), lineHeight: 1.05 },
            ],
          },
        ],
      },
      { text: shownLink, link, fontSize: linkSize, margin: [0, points(4), 0, 0] },
    ],
  }
}

/** Threes are read out, and typed, without losing one's place. */
const inGroups = (code: string) => code.replace(/.{3}(?=.)/g, '$& ')
