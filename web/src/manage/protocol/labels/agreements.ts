import { msg } from '@lingui/core/macro'
import { leaves } from '#shared/handover/kind.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { formatExactly } from '#shared/money.ts'
import type { Pair, Say } from './column.ts'
import { depositFormNames, depositReleaseNames } from './protocol-labels.ts'

/** The deposit, and what the parties agreed on. */
export function agreementPairs(say: Say, content: ProtocolContent): Pair[] {
  const { agreements, kind, jurisdiction } = content
  const { depositAmount, depositForm } = agreements
  return [
    [say(msg`Deposit`), sayMoney(depositAmount, jurisdiction)],
    [say(msg`Form of the deposit`), depositForm ? say(depositFormNames[depositForm]) : ''],
    ...releasePairs(say, content),
    [say(msg`Account for the payout`), (leaves(kind) && agreements.payoutIban) || ''],
    ...agreedPairs(say, content),
  ]
}

/** What becomes of the deposit. Nobody who moves in gets one back. */
export function releasePairs(say: Say, { agreements, jurisdiction, kind }: ProtocolContent): Pair[] {
  const { release, withheldAmount, withheldBecause } = leaves(kind) ? agreements : {}
  return [
    [say(msg`Release of the deposit`), release ? say(depositReleaseNames[release]) : ''],
    [say(msg`Amount withheld`), sayMoney(withheldAmount, jurisdiction)],
    [say(msg`Withheld because`), withheldBecause ?? ''],
  ]
}

export const agreedPairs = (say: Say, { agreements: { outstandingWorks, text } }: ProtocolContent): Pair[] => [
  [say(msg`Works still to be done`), outstandingWorks ?? ''],
  [say(msg`Agreed`), text ?? ''],
]

const sayMoney = (value: number | null | undefined, jurisdiction: HomeCountry) =>
  value == null ? '' : formatExactly(value, jurisdiction)
