/** A part of a ZIP archive, as its directory at the end has it: what every program goes by, and not what stands before the bytes. */
export interface ZipPart {
  name: string
  /** As they lie in the archive. */
  bytes: Uint8Array
  isDeflated: boolean
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const LONGEST_COMMENT = 0xffff

/** Undefined for an archive that is not whole, is locked, or is packed in a way that no document is. */
export function readZipParts(zip: Uint8Array): ZipPart[] | undefined {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const parts: ZipPart[] = []
  let at = view.getUint32(end + 16, true)
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return undefined
    const [flags, method, size] = [
      view.getUint16(at + 8, true),
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
    ]
    const [nameLength, local] = [view.getUint16(at + 28, true), view.getUint32(at + 42, true)]
    const isKnown = (flags & 1) === 0 && (method === 0 || method === 8)
    if (!isKnown || local + LOCAL_BYTES > end || view.getUint32(local, true) !== LOCAL) return undefined
    const start = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    if (start + size > end) return undefined
    const name = String.fromCharCode(...zip.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength))
    parts.push({ name, bytes: zip.subarray(start, start + size), isDeflated: method === 8 })
    at += ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return parts
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  return undefined
}
