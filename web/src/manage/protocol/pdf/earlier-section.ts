import type { Content } from 'pdfmake/interfaces'
import { formatDate } from '#shared/dates.ts'
import { earlierColumns, earlierRows, earlierTitle } from '#web/manage/protocol/labels/earlier.ts'
import { heading } from '#web/manage/protocol/layout/page-style.ts'
import { tableOf } from '#web/manage/protocol/layout/tables.ts'
import type { PdfContext } from './pdf-context.ts'

/** What the protocol before had recorded and this one has not: whether somebody looked for it is said, and nothing is concluded. */
export function earlierSection({ say, rooms, baseline }: PdfContext): Content[] {
  const found = earlierRows(say, rooms, baseline?.rooms ?? [])
  if (found.length === 0) return []
  const title = earlierTitle(say, baseline && formatDate(baseline.date))
  return [tableOf(earlierColumns(say), found, [heading(title)])]
}
