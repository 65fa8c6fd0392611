import SignaturePad from 'signature_pad'
import type { Strokes } from '#shared/handover/signing-draft.ts'
import { PAPER, toGroups } from './pad-strokes.ts'

/** The field is this many times as wide as high. */
const FIELD_RATIO = 2
/** Large enough to be printed 8 cm wide. */
const [WIDTH, DENSITY] = [600, 2]

/**
 * The signature as a picture: dark on white, of the same size whatever device it was written on. PNG in base64.
 * At once: `toBlob` waits until the page has nothing else to do, for seconds on a phone that is busy.
 * @throws Error when the browser cannot draw it; nobody has signed then
 */
export function signaturePicture(strokes: Strokes): string {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: WIDTH * DENSITY,
    height: (WIDTH / FIELD_RATIO) * DENSITY,
  })
  canvas.getContext('2d')?.scale(DENSITY, DENSITY)
  const pad = new SignaturePad(canvas, { backgroundColor: PAPER })
  pad.off()
  pad.fromData(toGroups(strokes, WIDTH, 1))
  const [, picture] = canvas.toDataURL('image/png').split('base64,')
  if (!picture) throw new Error('the signature could not be drawn')
  return picture
}
