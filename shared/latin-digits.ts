/** Digits as Arabic and Persian keyboards write them, and their signs between digits, as everything here reads them: `٢٧` is 27, `٦٬٥٠٠` 6'500. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066C', '’')
    .replaceAll('\u066B', ',')
