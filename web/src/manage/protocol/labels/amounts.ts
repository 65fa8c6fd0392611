import type { Jurisdiction } from '#shared/handover/protocol.ts'

const decimal = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const percent = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

/** To the cent, because it is what people sign; grouped as everywhere else (applicant.md, Formats). */
export const sayAmount = (amount: number, jurisdiction: Jurisdiction) =>
  jurisdiction === 'CH' ? `CHF ${decimal.format(amount)}` : `${decimal.format(amount)} €`

export const sayPercent = (share: number) => `${percent.format(share)} %`
