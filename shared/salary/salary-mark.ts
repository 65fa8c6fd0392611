import { currencies, type HomeCountry } from '#shared/home-countries.ts'

/** What keeps a salary from being counted with gross ones in the money of the home. */
export type SalaryMark = 'net' | 'other_currency' | 'net_other_currency'

/** @param country of the home; undefined where it is not known: then no money is another one */
export function markOfSalary(text: string, country: HomeCountry | undefined): SalaryMark | undefined {
  const isNet = saysNet.test(text)
  if (country !== undefined && saysOther[currencies[country]].test(text))
    return isNet ? 'net_other_currency' : 'other_currency'
  return isNet ? 'net' : undefined
}

/** In each of our languages (shared/languages.ts). */
const saysNet =
  /(?<!\p{L})(nets?|nett[ei]?s?|nett?o\p{L}*|after tax|nach steuern|ausbezahlt|auf die hand|líquid\p{L}+|liquid[oa]s?|ele geçen|нетто|чист\p{L}+|на руки|صافي?)(?!\p{L})/iu

const euros = String.raw`€|(?<!\p{L})(eur|euros?|avro|євро|يورو)(?!\p{L})`
const francs = String.raw`(?<!\p{L})(chf|s?fr|sfr|franken|francs?|franchi|francos?|frank|франк\p{L}*|فرنك)(?!\p{L})`
const others = String.raw`[$£¥₺₴₹]|zł|(?<!\p{L})(usd|gbp|pln|czk|huf|sek|nok|dkk|try|uah|ron|bgn|rsd|dollars?|pounds?|pfund|livres?|zloty|kronen)(?!\p{L})`

const saysOther: Record<(typeof currencies)[HomeCountry], RegExp> = {
  EUR: new RegExp(`${francs}|${others}`, 'iu'),
  CHF: new RegExp(`${euros}|${others}`, 'iu'),
}
