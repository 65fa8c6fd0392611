import { onOneLine, withNothingUnseen } from '#shared/plain-text.ts'

/** Who, what and where, each on a line of its own: a break in one would begin another line of the document. */
const lines = new Set([
  'name',
  'company',
  'representedBy',
  'newAddress',
  'place',
  'address',
  'organizationName',
  'witness',
])

/**
 * A copy for the screen and for paper, in which nothing turns letters around, hides or begins a line of its own. What was kept by an older
 * app, or by somebody's own client, stays what it is, and so do the signatures that are bound to it: people read what it says, and not what
 * it was made to look like.
 */
export function asItReads<Said>(said: Said, key = ''): Said {
  return read(said, key) as Said
}

function read(said: unknown, key: string): unknown {
  if (typeof said === 'string') return lines.has(key) ? onOneLine(said) : withNothingUnseen(said)
  if (Array.isArray(said)) return said.map((each) => read(each, key))
  if (!isPlain(said)) return said
  return Object.fromEntries(Object.entries(said).map(([name, each]) => [name, read(each, name)]))
}

/** And no bytes, and nothing of the browser's own. */
const isPlain = (said: unknown): said is object =>
  typeof said === 'object' && said !== null && Object.getPrototypeOf(said) === Object.prototype
