/** More arguments than this at once are too many for some browsers. */
const PIECE = 0x80_00

/** Bytes as the text that pdfmake takes them in. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(text)
}
