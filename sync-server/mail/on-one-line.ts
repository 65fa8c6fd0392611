/** Texts that people wrote, so that a name cannot begin a paragraph of its own. */
export const onOneLine = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.replace(/\s+/gu, ' ').trim()]))
