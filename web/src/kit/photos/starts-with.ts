/** Whether bytes begin with a signature, written as one character for each byte. */
export const startsWith = (bytes: Uint8Array, signature: string) =>
  [...signature].every((character, index) => bytes[index] === character.charCodeAt(0))
