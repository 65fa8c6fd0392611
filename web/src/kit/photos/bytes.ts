/** Whether bytes begin with a signature, written as one character for each byte. */
export const startsWith = (bytes: Uint8Array, signature: string) =>
  [...signature].every((character, index) => bytes[index] === character.charCodeAt(0))

/** One after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
