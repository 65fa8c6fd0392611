import { inArray, sql } from 'drizzle-orm'
import { lockNumbers } from '#server/db/lock-numbers.ts'
import { applicationProcesses, organizations, properties } from '#server/db/schema.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { addUsers } from './accounts.ts'
import { addMusterverwaltung } from './musterverwaltung.ts'
import { addZweitverwaltung } from './zweitverwaltung.ts'

export interface DemoCode {
  code: string
  /** For the message at the start, in English as the whole of it. */
  meaning: string
}

const demoCodes: DemoCode[] = [
  { code: 'DEMADE', meaning: 'a flat in Berlin that takes applications' },
  { code: 'DEMACH', meaning: 'a flat in Zürich that takes applications' },
  { code: 'DEMZUX', meaning: 'an application process that is closed' },
  { code: 'HAUSDE', meaning: 'the property in Berlin, leads to its open process' },
  { code: 'HAUSCH', meaning: 'the property in Zürich, leads to its open process' },
]

/**
 * Fills an empty database with something to try the product on, all or nothing. Documents that a broken attempt left in
 * the storage belong to nobody and do no harm.
 * @returns those of the demo's codes that exist
 */
export async function prepareDemoData({ db, storage, now }: Pick<Deps, 'db' | 'storage' | 'now'>): Promise<DemoCode[]> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${lockNumbers.demo})`)
    const [organization] = await transaction.select({ id: organizations.id }).from(organizations).limit(1)
    if (organization) return
    const demo = { transaction, storage, now: now() }
    await addUsers(demo, { muster: await addMusterverwaltung(demo), zweit: await addZweitverwaltung(demo) })
  })
  const existing = await findCodes(db)
  return demoCodes.filter(({ code }) => existing.has(code))
}

async function findCodes(db: Queryable): Promise<Set<string>> {
  const wanted = demoCodes.map(({ code }) => code)
  const found = await Promise.all(
    [applicationProcesses, properties].map((table) =>
      db.select({ code: table.code }).from(table).where(inArray(table.code, wanted)),
    ),
  )
  return new Set(found.flat().map(({ code }) => code))
}
