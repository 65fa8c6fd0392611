import type { Inflate } from '#shared/document/macros.ts'

/** Read piece by piece, so that a small file cannot become a phone's whole memory. */
export const inflate: Inflate = async (deflated, most) => {
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    const reader = new Blob([new Uint8Array(deflated)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      pieces.push(next.value)
      size += next.value.length
      if (size <= most) continue
      await reader.cancel()
      return undefined
    }
  } catch {
    return undefined
  }
  return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer())
}

/** Older browsers cannot; then the server says alone what it takes. */
export function canInflate(): boolean {
  try {
    return Boolean(new DecompressionStream('deflate-raw'))
  } catch {
    return false
  }
}
