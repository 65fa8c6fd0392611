import { msg } from '@lingui/core/macro'
import type { Content } from 'pdfmake/interfaces'
import { localTime } from '#web/manage/protocol/labels/local-time.ts'
import { roleNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { chunk } from '#web/manage/protocol/layout/chunk.ts'
import { keepTogether } from '#web/manage/protocol/layout/keep-together.ts'
import { CONTENT_WIDTH } from '#web/manage/protocol/layout/page-style.ts'
import type { PdfContext, PdfSignature } from './pdf-input.ts'
import { fitting } from './pictures.ts'

const GAP = 28
const WIDTH = (CONTENT_WIDTH - GAP) / 2
/** Of the place to sign in; every line lies at the same height. */
const HEIGHT = 64

/** Two beside each other, each with a name and a time; whoever refused stands there as well. */
export const signatureRows = (context: PdfContext): Content[] =>
  chunk(context.signatures, 2).map((row) =>
    keepTogether({
      margin: [0, 4, 0, 14],
      columnGap: GAP,
      columns: row.map((signature) => ({ width: WIDTH, stack: signatureOf(context, signature) })),
    }),
  )

function signatureOf(context: PdfContext, signature: PdfSignature): Content[] {
  const { say, protocol } = context
  const party = protocol.content.parties.find(({ id }) => id === signature.partyId)
  const about = [party && say(roleNames[party.role]), party?.company].filter(Boolean).join(', ')
  const { representedBy = '' } = party ?? {}
  return [
    drawnOf(context, signature),
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.8 }], margin: [0, 2, 0, 3] },
    { text: party?.name ?? '', bold: true },
    ...(representedBy ? [{ text: say(msg`represented by ${representedBy}`) }] : []),
    { text: about, style: 'quiet' },
    ...timeOf(context, signature),
    ...outcomeOf(context, signature),
  ]
}

function drawnOf({ say, drawnSignatures }: PdfContext, { partyId, outcome }: PdfSignature): Content {
  const picture = drawnSignatures.get(partyId)
  if (outcome === 'refused') return inPlace({ text: say(msg`Refused to sign`), bold: true }, 12)
  // The line is theirs to sign on.
  if (outcome === 'on_paper') return inPlace('', 0)
  if (!picture) return inPlace({ text: say(msg`No drawing`), style: 'quiet' }, 12)
  const size = fitting(picture, WIDTH, HEIGHT)
  return inPlace({ image: picture.name, ...size }, size.height)
}

/** Nothing here knows when, or whether, paper is signed. */
function timeOf({ say }: PdfContext, { outcome, signedAt }: PdfSignature): Content[] {
  if (outcome === 'on_paper') return [{ text: say(msg`To be signed here, on paper`), bold: true }]
  const { day, time } = localTime(signedAt)
  return [{ text: `${day}, ${time}`, style: 'quiet' }]
}

/** Stands on the line, whatever its height. */
const inPlace = (content: Content, height: number): Content => ({
  stack: [content],
  margin: [0, Math.max(0, HEIGHT - height), 0, 0],
})

function outcomeOf({ say }: PdfContext, { outcome, reason, witness }: PdfSignature): Content[] {
  if (outcome === 'signed' || reason === '') return []
  const words =
    outcome === 'with_reservation' ? say(msg`Signed under reservation: ${reason}`) : say(msg`Reason: ${reason}`)

  return [{ text: words, margin: [0, 3, 0, 0] }, ...(witness ? [{ text: say(msg`Witness: ${witness}`) }] : [])]
}
