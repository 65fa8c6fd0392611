import { msg } from '@lingui/core/macro'
import type { Content } from 'pdfmake/interfaces'
import { leaves } from '#shared/handover/kind.ts'
import { sayAmount } from '#web/handover/amounts.ts'
import { keepTogether } from './keep-together.ts'
import { heading } from './page-style.ts'
import type { PdfContext } from './pdf-context.ts'
import { pairsOf } from './tables.ts'
import { depositFormNames, depositReleaseNames } from '#web/handover/protocol-words.ts'

/** What the parties agreed on, and what else was said; nothing where nothing was. */
export function agreementSections(context: PdfContext): Content[] {
  const { say, protocol } = context
  const { remarks } = protocol.content
  const agreed = agreedOf(context)
  return [
    ...(agreed.length > 0 ? [keepTogether(heading(say(msg`Deposit and agreements`)), ...agreed)] : []),
    ...(remarks ? [keepTogether(heading(say(msg`Remarks`)), { text: remarks })] : []),
  ]
}

function agreedOf({ say, protocol }: PdfContext): Content[] {
  const { agreements, jurisdiction } = protocol.content
  // Nobody who moves in gets a deposit back.
  const { release, withheldAmount, withheldBecause, payoutIban } = leaves(protocol.content.kind) ? agreements : {}
  const amount = (value: number | null | undefined) => (value == null ? '' : sayAmount(value, jurisdiction))
  return pairsOf([
    [say(msg`Deposit`), amount(agreements.depositAmount)],
    [say(msg`Form of the deposit`), agreements.depositForm ? say(depositFormNames[agreements.depositForm]) : ''],
    [say(msg`Release of the deposit`), release ? say(depositReleaseNames[release]) : ''],
    [say(msg`Amount withheld`), amount(withheldAmount)],
    [say(msg`Withheld because`), withheldBecause ?? ''],
    [say(msg`Account for the payout`), payoutIban ?? ''],
    [say(msg`Works still to be done`), agreements.outstandingWorks ?? ''],
    [say(msg`Agreed`), agreements.text ?? ''],
  ])
}
