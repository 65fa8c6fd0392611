/** Plain text as an operator writes it in any editor: blank lines part paragraphs, single line breaks stay. */
export const paragraphs = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/)
