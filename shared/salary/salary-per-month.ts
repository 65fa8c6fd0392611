import { latinDigits } from '#shared/latin-digits.ts'
import { readTypedNumber } from '#shared/number-typed.ts'

/**
 * A salary for each month, from what people write: "5'200 CHF", "ca. 3000 netto", "60.000 € pro Jahr". Undefined when it says no
 * number, or more than one: a wrong figure would be worse than none.
 */
export function readIncome(typed: string): number | undefined {
  const text = latinDigits(typed)
  const [written, ...others] = text.match(aNumber) ?? []
  if (written === undefined || others.length > 0 || isBound.test(text) || inThousands.test(text)) return undefined
  const income = readTypedNumber(written)
  return income === undefined ? undefined : perYear.test(text) ? income / 12 : income
}

/** With its groups, of which a space is one only before three digits. */
const aNumber = /\d(?:[\d.,'’]|[ \u00A0\u202F](?=\d{3}(?!\d)))*\d|\d/g
/** That it is more, or less, than it says: the last range of a country's pack. */
const isBound = /[<>]/
/** That it is a thousand times what it says, or something else. */
export const inThousands = /\d\s*k\b|\d\s*(tsd|tausend|mille)/i
/** What says that it is for a year, in each of our languages (shared/languages.ts). */
export const perYear =
  /jahr|jährlich|p\.?\s?a\b|\byear|ann?ua|annuel|annui|par an\b|\ban\b|all['’]anno|(por|ao|\/) ?ano\b|anuais|yıl|yillik|senelik|річн|рік|щорок|щоріч|سنوي|السنة/i
/** What says that it is for a month, in each of them. */
export const perMonth = /monat|mtl\b|month|mois|mensu|mese|mensil|mês|mensa|ayl[ıi]k|ayda|місяц|щоміся|شهر/i
