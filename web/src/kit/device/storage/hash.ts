/** Lower-case hexadecimal SHA-256, undefined where the page is not secure enough for the browser to offer it. */
export async function hashOf(bytes: BufferSource): Promise<string | undefined> {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
  if (!subtle) return undefined
  return Array.from(new Uint8Array(await subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
