/** Behind its last line a PDF may have some more of whatever made it. */
const MOST_BEHIND_END = 4096

/** Whether a PDF has no end: what was not loaded whole. Many programs open it all the same, some without its last pages. */
export function isCutShort(pdf: Uint8Array): boolean {
  let end = pdf.length
  while (end > 0 && isBlank(pdf[end - 1])) end -= 1
  return !String.fromCharCode(...pdf.subarray(Math.max(0, end - MOST_BEHIND_END), end)).includes('%%EOF')
}

const isBlank = (byte: number | undefined) => byte === 0 || byte === 10 || byte === 13 || byte === 32
