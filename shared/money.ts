/** Property countries for rent (applicant.md, Formats). */
export const rentCountries = ['DE', 'CH'] as const
export type RentCountry = (typeof rentCountries)[number]

export const currencyOf = (country: RentCountry) => (country === 'CH' ? 'CHF' : '€')

const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })
const toTenths = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
const toCents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `2.450 €` in Germany, `CHF 2.450` in Switzerland: German grouping, no decimals; N/A when negative or missing. */
export function formatMoney(amount: number | null | undefined, country: RentCountry): string {
  if (amount == null || !(amount >= 0)) return 'N/A'
  return inMoneyOf(country, whole.format(amount))
}

/** What a square metre costs: a franc more or less tells homes apart. */
export const formatUnitPrice = (amount: number, country: RentCountry) => inMoneyOf(country, toTenths.format(amount))

/** To the cent, because it is what people sign. @param country AT counts in euros too */
export const formatExactly = (amount: number, country: RentCountry | 'AT') => inMoneyOf(country, toCents.format(amount))

const inMoneyOf = (country: RentCountry | 'AT', digits: string) => (country === 'CH' ? `CHF ${digits}` : `${digits} €`)

/** Base rent plus side costs; undefined when the rent is not known. */
export const totalRent = (rent: number | null | undefined, sideCosts: number | null | undefined) =>
  rent == null ? undefined : rent + (sideCosts ?? 0)
