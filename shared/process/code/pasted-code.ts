import { CODE_LENGTH, readTypedCode } from './code.ts'

const characters = `[A-Z0-9]{${CODE_LENGTH}}`
/** Six characters, perhaps in groups; nothing that goes on. */
const grouped = `((?:[A-Z0-9][-–._\\s]?){${CODE_LENGTH - 1}}[A-Z0-9])(?![A-Z0-9])`

/** Where people have codes from, the surest first: our link, after "Code:", one word in capitals, all there is. */
const places = [
  new RegExp(`[?&]code=(${characters})(?![A-Z0-9])`, 'i'),
  new RegExp(`code\\s*[:=]\\W*${grouped}`, 'i'),
  new RegExp(`(?<![A-Z0-9/])(${characters})(?![A-Z0-9])`),
  new RegExp(`^\\W*(?:code\\b)?\\W*${grouped}\\W*$`, 'i'),
]

/** The code in what somebody pastes: a link, a line of a mail, a code in groups. Of anything else what may be the beginning of one. */
export function readPastedCode(text: string): string {
  const seen = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  for (const place of places) {
    const found = place.exec(seen)?.[1]
    if (found) return found.replaceAll(/[^a-z0-9]/gi, '').toUpperCase()
  }
  const rest = seen.replaceAll(/[^a-z0-9]/gi, '')
  return rest.length < CODE_LENGTH ? readTypedCode(rest) : ''
}
