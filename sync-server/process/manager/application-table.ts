import { and, eq, gt } from 'drizzle-orm'
import { applications } from '#server/db/schema.ts'
import { type ApplicationRow, publicApplication } from '#server/feed/rows/public-application.ts'
import { type Message, translate } from '#server/i18n/catalogues.ts'
import type { RowReader } from '#server/scope/read-rows.ts'
import type { ManagedApplication } from '#shared/application/manager/application.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { Locale } from '#shared/languages.ts'
import type { PackRules } from '#shared/policy/pack.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import { columnsUnder, type TableLine } from './table-columns.ts'

const PAGE = 200

/**
 * Every application of a process, a line for each main renter. A page is read when the one before has been taken, so that a
 * table of any length needs the room of one page.
 */
export function applicationTable(
  rows: Pick<RowReader, 'select'>,
  processId: string,
  locale: Locale,
  { country, rules }: { country?: HomeCountry; rules?: PackRules | undefined } = {},
): ReadableStream<Uint8Array> {
  const write = (message: Message) => translate(locale, message)
  const columns = columnsUnder(rules)
  const encoder = new TextEncoder()
  let last: string | undefined
  return new ReadableStream<Uint8Array>(
    {
      start: (stream) =>
        stream.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(columns.map(({ heading }) => write(heading))))),
      async pull(stream) {
        const page = await readPage(rows, processId, last)
        last = page.at(-1)?.id
        const lines = page
          .map(publicApplication)
          .flatMap((application) => linesOf(columns, application, { write, country }))
        if (page.length > 0) stream.enqueue(encoder.encode(lines.join('')))
        if (page.length < PAGE) stream.close()
      },
    },
    { highWaterMark: 0 },
  )
}

const readPage = (
  rows: Pick<RowReader, 'select'>,
  processId: string,
  last: string | undefined,
): Promise<ApplicationRow[]> =>
  rows.select(applications, {
    where: and(eq(applications.processId, processId), last === undefined ? undefined : gt(applications.id, last)),
    orderBy: [applications.id],
    limit: PAGE,
  })

const linesOf = (
  columns: ReturnType<typeof columnsUnder>,
  application: ManagedApplication,
  written: Pick<TableLine, 'write' | 'country'>,
): string[] =>
  application.mainRenters.map((renter) => csvLine(columns.map(({ cell }) => cell({ application, renter, ...written }))))
