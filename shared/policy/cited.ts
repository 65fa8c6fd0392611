/** How a rule is cited in a language: the Swiss Code of Obligations, which packs call OR, is CO in French and Italian. */
export const cited = (source: string, locale: string): string =>
  /^(fr|it)/.test(locale) ? source.replace(/\bOR\b/, 'CO') : source
