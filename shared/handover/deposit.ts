import { asksPayout, asksWithheld } from './only-asked.ts'
import type { ProtocolContent } from './protocol.ts'

type Deposit = Pick<ProtocolContent, 'kind' | 'agreements'>

/** Of a deposit whose amount nobody has said nothing is too much. */
export function isTooMuchWithheld(deposit: Deposit): boolean {
  const { depositAmount, withheldAmount } = deposit.agreements
  return asksWithheld(deposit) && (withheldAmount ?? 0) > (depositAmount ?? Number.POSITIVE_INFINITY)
}

/** Something stands where the account belongs, and no money would ever come there. */
export function hasWrongIban(deposit: Deposit): boolean {
  const typed = deposit.agreements.payoutIban ?? ''
  return asksPayout(deposit) && typed.trim() !== '' && !isIban(typed)
}

/** By its check digits, which any one wrong letter breaks (ISO 13616, ISO 7064); with blanks wherever people write them. */
export function isIban(typed: string): boolean {
  const iban = typed.toUpperCase().replaceAll(/\s/g, '')
  if (!/^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}
