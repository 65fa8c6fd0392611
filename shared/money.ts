/** Property countries for rent (applicant.md, Formats). */
export const rentCountries = ['DE', 'CH'] as const
export type RentCountry = (typeof rentCountries)[number]

export const currencyOf = (country: RentCountry) => (country === 'CH' ? 'CHF' : '€')

const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })

/** `2.450 €` in Germany, `CHF 2.450` in Switzerland: German grouping, no decimals; N/A when negative or missing. */
export function formatMoney(amount: number | null | undefined, country: RentCountry): string {
  if (amount == null || !(amount >= 0)) return 'N/A'
  return country === 'CH' ? `CHF ${whole.format(amount)}` : `${whole.format(amount)} €`
}

/** Base rent plus side costs; undefined when the rent is not known. */
export const totalRent = (rent: number | null | undefined, sideCosts: number | null | undefined) =>
  rent == null ? undefined : rent + (sideCosts ?? 0)
