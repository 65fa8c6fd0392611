import { msg } from '@lingui/core/macro'
import { leaves } from '#shared/handover/kind.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import { sayAmount } from './amounts.ts'
import type { Pair, Say } from './column.ts'
import { depositFormNames, depositReleaseNames } from './protocol-labels.ts'

/** The deposit, and what the parties agreed on. */
export function agreementPairs(say: Say, { agreements, jurisdiction, kind }: ProtocolContent): Pair[] {
  // Nobody who moves in gets a deposit back.
  const { release, withheldAmount, withheldBecause, payoutIban } = leaves(kind) ? agreements : {}
  const amount = (value: number | null | undefined) => (value == null ? '' : sayAmount(value, jurisdiction))
  return [
    [say(msg`Deposit`), amount(agreements.depositAmount)],
    [say(msg`Form of the deposit`), agreements.depositForm ? say(depositFormNames[agreements.depositForm]) : ''],
    [say(msg`Release of the deposit`), release ? say(depositReleaseNames[release]) : ''],
    [say(msg`Amount withheld`), amount(withheldAmount)],
    [say(msg`Withheld because`), withheldBecause ?? ''],
    [say(msg`Account for the payout`), payoutIban ?? ''],
    [say(msg`Works still to be done`), agreements.outstandingWorks ?? ''],
    [say(msg`Agreed`), agreements.text ?? ''],
  ]
}
