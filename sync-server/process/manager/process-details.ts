import { inArray } from 'drizzle-orm'
import { applications, properties } from '#server/db/schema.ts'
import { type ProcessRow, publicProcess } from '#server/feed/rows/public-process.ts'
import type { RowReader } from '#server/scope/read-rows.ts'
import type { WholeProcess } from '#shared/process/manager/contract.ts'

type Reader = Pick<RowReader, 'select' | 'countBy'>

/** Processes with what is read beside them, in the order given; asked for all of them at once. */
export async function wholeProcesses(rows: Reader, processes: readonly ProcessRow[]): Promise<WholeProcess[]> {
  if (processes.length === 0) return []
  const propertyIds = processes.map(({ propertyId }) => propertyId)
  const ids = processes.map(({ id }) => id)
  const offered = await rows.select(properties, {
    where: inArray(properties.id, propertyIds),
    orderBy: [properties.id],
  })
  const counts = await rows.countBy(applications, applications.processId, inArray(applications.processId, ids))
  const propertyOf = new Map(offered.map((property) => [property.id, property]))
  return processes.map((row) => {
    const property = propertyOf.get(row.propertyId)
    if (!property) throw new Error('a process lets a property of its own organization')
    return {
      ...publicProcess(row),
      applicationProcessName: row.name,
      shortId: row.code,
      rentObjectId: row.propertyId,
      propertyCode: property.code,
      propertyName: property.name,
      propertyAddress: property.address,
      country: property.country,
      applicationCount: counts.get(row.id) ?? 0,
    }
  })
}

export async function wholeProcessOf(rows: Reader, row: ProcessRow): Promise<WholeProcess> {
  const [whole] = await wholeProcesses(rows, [row])
  if (!whole) throw new Error('of one process there is one answer')
  return whole
}
