import { msg } from '@lingui/core/macro'
import type { Content } from 'pdfmake/interfaces'
import { formatDate } from '#shared/dates.ts'
import { earlierDefects } from '#shared/handover/compare.ts'
import { keepTogether } from './keep-together.ts'
import { heading } from './page-style.ts'
import type { PdfContext } from './pdf-context.ts'
import { tableOf } from './tables.ts'
import { earlierColumns } from '#web/handover/recorded/earlier.ts'

/** What the protocol before had recorded and this one has not: whether somebody looked for it is said, and nothing is concluded. */
export function earlierSection({ say, rooms, baseline }: PdfContext): Content[] {
  const found = baseline ? earlierDefects(rooms, baseline.rooms) : []
  if (!baseline || found.length === 0) return []
  const day = formatDate(baseline.date)
  return [keepTogether(heading(say(msg`Recorded on ${day} and not again`)), tableOf(earlierColumns(say), found))]
}
