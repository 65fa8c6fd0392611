import { currencies, type HomeCountry } from '#shared/home-countries.ts'
import type { Basis } from './income-said.ts'

/** What keeps an income from being counted with others in the money of the home: it says to be the other one, or is in other money. */
export type SalaryMark = Basis | 'other_currency' | `${Basis}_other_currency`

/**
 * @param country of the home; undefined where it is not known: then no money is another one
 * @param asked what somebody was asked for
 */
export function markOfSalary(
  text: string,
  country: HomeCountry | undefined,
  asked: Basis = 'gross',
): SalaryMark | undefined {
  const other: Basis = asked === 'gross' ? 'net' : 'gross'
  const saysOtherOne = says[other].test(text)
  if (country !== undefined && saysOther[currencies[country]].test(text))
    return saysOtherOne ? `${other}_other_currency` : 'other_currency'
  return saysOtherOne ? other : undefined
}

/** In each of our languages (shared/languages.ts). */
export const saysNet =
  /(?<!\p{L})(nets?|nett[ei]?s?|nett?o\p{L}*|after tax|nach steuern|ausbezahlt|auf die hand|líquid\p{L}+|liquid[oa]s?|ele geçen|нетто|чист\p{L}+|на руки|صافي?)(?!\p{L})/iu

const saysGross =
  /(?<!\p{L})(gross|\p{L}*brutto\p{L}*|brut[oae]?s?|lord[oaie]|brüt\p{L}*|ilíquid\p{L}+|брутто|(ال)?[إا]جمالي(ة)?|before (tax(es)?|deductions)|vor (steuern|abzug|abzügen)|avant (imp[oô]ts?|déductions)|vergi öncesi|до (оподаткування|вирахування|сплати податків)|قبل (الضريبة|الضرائب|الخصم))(?!\p{L})/iu
const says: Record<Basis, RegExp> = { gross: saysGross, net: saysNet }

const euros = String.raw`€|(?<!\p{L})(eur|euros?|avro|євро|يورو)(?!\p{L})`
const francs = String.raw`(?<!\p{L})(chf|s?fr|sfr|franken|francs?|franchi|francos?|frank|франк\p{L}*|فرنك)(?!\p{L})`
const others = String.raw`[$£¥₺₴₹]|zł|(?<!\p{L})(usd|gbp|pln|czk|huf|sek|nok|dkk|try|uah|ron|bgn|rsd|dollars?|pounds?|pfund|livres?|zloty|kronen)(?!\p{L})`

const saysOther: Record<(typeof currencies)[HomeCountry], RegExp> = {
  EUR: new RegExp(`${francs}|${others}`, 'iu'),
  CHF: new RegExp(`${euros}|${others}`, 'iu'),
}
