import { readZipParts } from './zip-parts.ts'

/** Unpacks bytes; undefined when there is something wrong with them, or more than `most` would come out. */
export type Inflate = (deflated: Uint8Array, most: number) => Promise<Uint8Array | undefined>

/** What says of the parts what they are is short in every document; more would only be work. */
const MOST_LISTS = 200
/** Of all of them together. */
const MOST_BYTES = 2 * 1024 * 1024
/** Letters that are written as numbers: a document needs hardly any, and who hides words needs them all. */
const MOST_NUMBERS = 10_000

/**
 * Whether a Word document brings programs, or hides what it brings. By what makes Word run them, and not by the usual name alone, which may
 * be any: in a DOCX the types of its parts and their relations, in a DOC the names of its streams.
 */
export async function mayRunMacros(bytes: Uint8Array, kind: 'doc' | 'docx', inflate: Inflate): Promise<boolean> {
  if (kind === 'doc') return hasMacroStream(bytes)
  const parts = readZipParts(bytes) ?? []
  const lists = parts.filter(({ name }) => /(?:^|\/)\[Content_Types\]\.xml$|\.rels$/i.test(name))
  if (parts.some(({ name }) => /(?:^|\/)vbaProject\.bin$/i.test(name))) return true
  if (lists.length === 0 || lists.length > MOST_LISTS) return true
  let left = MOST_BYTES
  for (const list of lists) {
    const content = list.isDeflated ? await inflate(list.bytes, left) : list.bytes
    if (!content || content.length > left) return true
    left -= content.length
    if (speaksOfMacros(readText(content))) return true
  }
  return false
}

/** As many letters as one call takes as its arguments everywhere. */
const AT_ONCE = 8192

/** Without the zeros of UTF-16: the words that are looked for are the same in both. */
function readText(content: Uint8Array): string {
  const letters = content.filter((byte) => byte !== 0)
  let text = ''
  for (let at = 0; at < letters.length; at += AT_ONCE) {
    text += String.fromCharCode(...letters.subarray(at, at + AT_ONCE))
  }
  return text
}

/** The standard forbids a list of own entities in it; with one every word could be written as another. */
function speaksOfMacros(xml: string): boolean {
  if (xml.split('&#', MOST_NUMBERS + 2).length > MOST_NUMBERS + 1) return true
  const plain = xml.replaceAll(/&#(x?)([\da-f]{1,8});/gi, character)
  return /<!(?:DOCTYPE|ENTITY)|vba(?:Project|Data)|macroEnabled/i.test(plain) || fetchesTemplate(plain)
}

/** A template from the web is fetched when the document is opened, and may bring programs. Ones on a disk are in most letters of an office. */
const fetchesTemplate = (xml: string) =>
  (xml.match(/<(?:\w+:)?Relationship\b[^>]*>/gi) ?? []).some(
    (relation) =>
      /attachedTemplate/i.test(relation) && /Target\s*=\s*["']\s*(?:https?|ftp|file):?[/\\]{2}(?!\/)/i.test(relation),
  )

const character = (_: string, hexadecimal: string, digits: string) => {
  const code = Number.parseInt(digits, hexadecimal ? 16 : 10)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** As the directory of the file has them: 128 bytes each, wherever its parts lie. */
const ENTRY_BYTES = 128
const macroStreams = new Set(['MACROS', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'PROJECTWM'])

function hasMacroStream(bytes: Uint8Array): boolean {
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const name = streamName(bytes.subarray(at, at + ENTRY_BYTES))
    if (name !== undefined && macroStreams.has(name.toUpperCase())) return true
  }
  return false
}

/** Undefined for what is no entry of a directory. */
function streamName(entry: Uint8Array): string | undefined {
  const [length = 0, high, type = 0] = [entry[64], entry[65], entry[66]]
  if (high !== 0 || length < 4 || length > 64 || length % 2 !== 0 || type === 0 || type > 5) return undefined
  let name = ''
  for (let at = 0; at < length - 2; at += 2) {
    if (entry[at + 1] !== 0) return undefined
    name += String.fromCharCode(entry[at] ?? 0)
  }
  return name
}
