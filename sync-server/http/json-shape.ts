/** Bytes of JSON's own signs; in UTF-8 none of them is part of another character. */
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, COMMA] = Array.from('"\\[]{},', (sign) =>
  sign.charCodeAt(0),
)

/**
 * How deep a JSON text is nested, and how many values it has at least. It looks at each byte once and makes nothing of it: a megabyte
 * of empty objects takes a hundred times as long to be read, and longer to be understood. Of what is no JSON it says anything.
 */
export function jsonShape(bytes: Uint8Array): { depth: number; values: number } {
  let depth = 0
  let deepest = 0
  let values = 1
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === QUOTE) at = endOfText(bytes, at + 1)
    else if (byte === COMMA) values += 1
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1
      values += 1
      if (depth > deepest) deepest = depth
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1
  }
  return { depth: deepest, values }
}

/** Where the quote is that ends a text. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return at
}
