import { readZipParts, type ZipPart } from './zip-parts.ts'

/** Unpacks bytes; undefined when there is something wrong with them, or more than `most` would come out. */
export type Inflate = (deflated: Uint8Array, most: number) => Promise<Uint8Array | undefined>

/** What says of the parts what they are is short in every document; more would only be work. */
const MOST_LISTS = 200
const MOST_BYTES = 1024 * 1024

/**
 * Whether a Word document brings programs, or hides what it brings. By what makes Word run them, and not by names, which may be any: in
 * a DOCX the types of its parts and their relations, in a DOC the names of its streams.
 */
export async function mayRunMacros(bytes: Uint8Array, kind: 'doc' | 'docx', inflate: Inflate): Promise<boolean> {
  if (kind === 'doc') return hasMacroStream(bytes)
  const lists = readZipParts(bytes)?.filter(({ name }) => /(?:^|\/)\[Content_Types\]\.xml$|\.rels$/i.test(name))
  if (!lists || lists.length === 0 || lists.length > MOST_LISTS) return true
  for (const list of lists) {
    const text = await readText(list, inflate)
    if (text === undefined || speaksOfMacros(text)) return true
  }
  return false
}

async function readText({ bytes, isDeflated }: ZipPart, inflate: Inflate): Promise<string | undefined> {
  const content = isDeflated ? await inflate(bytes, MOST_BYTES) : bytes
  if (!content || content.length > MOST_BYTES) return undefined
  // Without the zeros of UTF-16: the words that are looked for are the same in both.
  let text = ''
  for (const byte of content) if (byte !== 0) text += String.fromCharCode(byte)
  return text
}

/** The standard forbids a list of own entities in it; with one every word could be written as another. */
const speaksOfMacros = (xml: string) =>
  /<!(?:DOCTYPE|ENTITY)|vba(?:Project|Data)|macroEnabled/i.test(xml.replaceAll(/&#(x?)([\da-f]{1,8});/gi, character))

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
