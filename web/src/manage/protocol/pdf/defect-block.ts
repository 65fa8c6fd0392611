import { msg } from '@lingui/core/macro'
import type { Content } from 'pdfmake/interfaces'
import type { NumberedDefect } from '#shared/handover/room/number-defects.ts'
import { defectPairs, defectPositions, sayDefectOfPart } from '#web/manage/protocol/labels/defect.ts'
import { sayWorkedOut } from '#web/manage/protocol/labels/worked-out.ts'
import { chunk } from '#web/manage/protocol/layout/chunk.ts'
import { keepTogether } from '#web/manage/protocol/layout/keep-together.ts'
import { rule } from '#web/manage/protocol/layout/page-style.ts'
import type { PdfContext } from './pdf-input.ts'
import { photoRows } from './photo-rows.ts'

/** Facts beside each other. */
const ACROSS = 4

/** One defect with everything that makes it a notice of defects: what, where, how large, what is to be done, and who bears it. */
export function defectBlock(context: PdfContext, numbered: NumberedDefect): Content[] {
  const { say } = context
  const { number, defect } = numbered
  const label = say(msg`Defect ${number}`)
  const text = sayDefectOfPart(say, numbered)
  const captionOf = (photo: number) => say(msg`Defect ${number}, photo ${photo}`)
  const [firstPhotos = [], ...otherPhotos] = photoRows(context, defect.photoIds, captionOf)
  return [
    keepTogether(
      rule(9, 6),
      { text: [{ text: `${label}  `, bold: true }, text], fontSize: 10, margin: [0, 0, 0, 4] },
      ...factRows(context, defect),
      ...workedOutOf(context, defect),
      ...positionsOf(context, defect),
      firstPhotos,
    ),
    ...otherPhotos,
  ]
}

function factRows({ say, protocol }: PdfContext, defect: NumberedDefect['defect']): Content[] {
  const facts = defectPairs(say, defect, protocol.content).filter(([, value]) => value !== '')
  return chunk(facts, ACROSS).map(
    (row): Content => ({
      margin: [0, 0, 0, 4],
      columnGap: 12,
      columns: [...row, ...Array.from({ length: ACROSS - row.length }, () => ['', ''])].map(
        ([name = '', value = '']) => ({
          width: '*',
          stack: [{ text: name, style: 'label' }, { text: value }],
        }),
      ),
    }),
  )
}

function workedOutOf({ say, protocol }: PdfContext, defect: NumberedDefect['defect']): Content[] {
  const text = sayWorkedOut(say, defect, protocol.content)
  return text === '' ? [] : [{ text, style: 'quiet', margin: [0, 0, 0, 4] }]
}

const positionsOf = ({ say, protocol }: PdfContext, defect: NumberedDefect['defect']): Content[] =>
  defectPositions(say, defect, protocol.content).map(({ name, words }) => ({
    text: [{ text: name, bold: true }, ` ${words}`],
    margin: [0, 0, 0, 2],
  }))
