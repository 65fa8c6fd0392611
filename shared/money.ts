import { currencies, type HomeCountry } from './home-countries.ts'

/** Of homes there are. */
export type Currency = (typeof currencies)[HomeCountry]

/** As it is written beside an amount. */
export const currencyOf = (country: HomeCountry) => (currencies[country] === 'EUR' ? '€' : currencies[country])

const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })
const toTenths = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
const toCents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * `2.450 €` in Germany, `CHF 2.450` in Switzerland: German grouping, no decimals; N/A when negative or missing. Of a home that is not
 * known, or of a country that only a later release knows, no money is named rather than a wrong one.
 */
export function formatMoney(amount: number | null | undefined, country: HomeCountry | undefined): string {
  if (amount == null || !(amount >= 0)) return 'N/A'
  return inMoneyOf(country, whole.format(amount))
}

/** What a square metre costs: a franc more or less tells homes apart. */
export const formatUnitPrice = (amount: number, country: HomeCountry) => inMoneyOf(country, toTenths.format(amount))

/** To the cent, because it is what people sign. */
export const formatExactly = (amount: number, country: HomeCountry | undefined) =>
  inMoneyOf(country, toCents.format(amount))

/** Euros stand behind, as they are written in German; francs before. */
export function inMoneyOf(country: HomeCountry | undefined, digits: string): string {
  if (country === undefined) return digits
  return currencies[country] === 'EUR' ? `${digits} €` : `${currencies[country]} ${digits}`
}

/** Base rent plus side costs; undefined when the rent is not known. */
export const totalRent = (rent: number | null | undefined, sideCosts: number | null | undefined) =>
  rent == null ? undefined : rent + (sideCosts ?? 0)
