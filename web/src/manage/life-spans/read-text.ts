/** More than any grid has, and little to read at once. */
export const MAX_GRID_BYTES = 1024 * 1024

/** What is no text: a spreadsheet as it is saved by itself, a picture, a PDF. */
export type TextProblem = { why: 'not_text' | 'too_large' }

/** The text of a file, as UTF-8 or UTF-16, or as spreadsheets in western Europe save it (Windows-1252). */
export function readText(bytes: Uint8Array): string | TextProblem {
  if (bytes.length > MAX_GRID_BYTES) return { why: 'too_large' }
  const text = decode(bytes)
  // No table has these; every file that is no text does.
  return /[^\P{Cc}\t\n\r]/u.test(text) ? { why: 'not_text' } : text
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
