import { msg } from '@lingui/core/macro'
import type { Content } from 'pdfmake/interfaces'
import { agreementPairs } from '#web/manage/protocol/labels/agreements.ts'
import { keepTogether } from '#web/manage/protocol/layout/keep-together.ts'
import { heading } from '#web/manage/protocol/layout/page-style.ts'
import { pairsOf } from '#web/manage/protocol/layout/tables.ts'
import type { PdfContext } from './pdf-context.ts'

/** What the parties agreed on, and what else was said; nothing where nothing was. */
export function agreementSections({ say, protocol }: PdfContext): Content[] {
  const { remarks } = protocol.content
  const agreed = pairsOf(agreementPairs(say, protocol.content))
  return [
    ...(agreed.length > 0 ? [keepTogether(heading(say(msg`Deposit and agreements`)), ...agreed)] : []),
    ...(remarks ? [keepTogether(heading(say(msg`Remarks`)), { text: remarks })] : []),
  ]
}
