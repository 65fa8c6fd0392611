import { msg } from '@lingui/core/macro'
import type { Content } from 'pdfmake/interfaces'
import { formatDate } from '#shared/dates.ts'
import type { NumberedDefect } from '#shared/handover/number-defects.ts'
import { sayAmount, sayPercent } from '#web/handover/amounts.ts'
import { chunk } from './chunk.ts'
import { keepTogether } from './keep-together.ts'
import { rule } from './page-style.ts'
import type { PdfContext } from './pdf-context.ts'
import { photoRows } from './photo-rows.ts'
import { sayDefect } from '#web/handover/say-defect.ts'
import { positionNames, remedyNames, responsibilityNames } from '#web/handover/protocol-words.ts'

/** Facts beside each other. */
const ACROSS = 4

/** One defect with everything that makes it a notice of defects: what, where, how large, what is to be done, and who bears it. */
export function defectBlock(context: PdfContext, { number, room, defect }: NumberedDefect): Content[] {
  const { say } = context
  const part = room.content.components.find(({ id }) => id === defect.componentId)?.type
  const label = say(msg`Defect ${number}`)
  const text = [part, sayDefect(defect, say)].filter(Boolean).join(' – ')
  const captionOf = (photo: number) => say(msg`Defect ${number}, photo ${photo}`)
  const [firstPhotos = [], ...otherPhotos] = photoRows(context, defect.photoIds, captionOf)
  return [
    keepTogether(
      rule(9, 6),
      { text: [{ text: `${label}  `, bold: true }, text], fontSize: 10, margin: [0, 0, 0, 4] },
      ...factRows(context, defect),
      ...positionsOf(context, defect),
      firstPhotos,
    ),
    ...otherPhotos,
  ]
}

function factRows({ say, protocol }: PdfContext, defect: NumberedDefect['defect']): Content[] {
  const { jurisdiction } = protocol.content
  const { place, size, remedy, responsible, share, amount, deadline, baselineDefectId } = defect
  const facts = [
    [say(msg`Where`), place],
    [say(msg`How large`), size],
    [say(msg`To be done`), say(remedyNames[remedy])],
    [say(msg`Borne by`), say(responsibilityNames[responsible])],
    [say(msg`Share of the tenant`), share === null ? '' : sayPercent(share)],
    [say(msg`Amount`), amount === null ? '' : sayAmount(amount, jurisdiction)],
    [say(msg`Until`), deadline === null ? '' : formatDate(deadline)],
    [say(msg`Protocol before`), baselineDefectId === null ? '' : say(msg`Recorded there already`)],
  ].filter(([, value]) => value !== '')
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

/** In the order of the parties. */
function positionsOf({ say, protocol }: PdfContext, { positions }: NumberedDefect['defect']): Content[] {
  return protocol.content.parties.flatMap(({ id, name }) => {
    const taken = positions[id]
    if (!taken) return []
    const words = say(positionNames[taken.position])
    return [
      {
        text: [{ text: name, bold: true }, ` ${words}`, taken.text ? ` – ${taken.text}` : ''],
        margin: [0, 0, 0, 2],
      } satisfies Content,
    ]
  })
}
