import SignaturePad from 'signature_pad'
import type { Strokes } from '#shared/handover/signing-draft.ts'
import { PAPER, toGroups } from './pad-strokes.ts'

/** The field is this many times as wide as high. */
export const FIELD_RATIO = 2
/** Large enough to be printed 8 cm wide. */
const [WIDTH, DENSITY] = [600, 2]

/**
 * The signature as a picture: dark on white, of the same size whatever device it was written on. PNG in base64.
 * @throws Error when the browser cannot draw it; nobody has signed then
 */
export async function signaturePicture(strokes: Strokes): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: WIDTH * DENSITY,
    height: (WIDTH / FIELD_RATIO) * DENSITY,
  })
  canvas.getContext('2d')?.scale(DENSITY, DENSITY)
  const pad = new SignaturePad(canvas, { backgroundColor: PAPER })
  pad.off()
  pad.fromData(toGroups(strokes, WIDTH, 1))
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob || blob.size === 0) throw new Error('the signature could not be drawn')
  return base64(new Uint8Array(await blob.arrayBuffer()))
}

/** In pieces, because a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
