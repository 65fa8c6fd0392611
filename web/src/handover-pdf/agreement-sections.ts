import { msg } from '@lingui/core/macro'
import type { Content } from 'pdfmake/interfaces'
import { keepTogether } from './keep-together.ts'
import { heading } from './page-style.ts'
import type { PdfContext } from './pdf-context.ts'
import { pairsOf } from './tables.ts'
import { agreementPairs } from '#web/handover/recorded/agreements.ts'

/** What the parties agreed on, and what else was said; nothing where nothing was. */
export function agreementSections({ say, protocol }: PdfContext): Content[] {
  const { remarks } = protocol.content
  const agreed = pairsOf(agreementPairs(say, protocol.content))
  return [
    ...(agreed.length > 0 ? [keepTogether(heading(say(msg`Deposit and agreements`)), ...agreed)] : []),
    ...(remarks ? [keepTogether(heading(say(msg`Remarks`)), { text: remarks })] : []),
  ]
}
