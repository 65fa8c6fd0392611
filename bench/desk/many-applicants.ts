import { eq } from 'drizzle-orm'
import { applications, organizations, properties } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import type { ProcessRow } from '#server/process/store.ts'
import { buildProcess, buildProcessOf } from '#server/testing/build/build.ts'
import { buildVariedApplication } from '#server/testing/build/many-applications.ts'

const BATCH = 500

/** A process of the organization in which the demo's managers work. */
export async function letAtMusterverwaltung(db: Db, name: string): Promise<ProcessRow> {
  const [organization] = await db.select().from(organizations).where(eq(organizations.name, 'Musterverwaltung'))
  if (!organization) throw new Error('The demo data are not there')
  const [property] = await db.select().from(properties).where(eq(properties.organizationId, organization.id))
  if (!property) throw new Error('The demo data have no property')
  return buildProcessOf(db, property, { name })
}

/** A process of an organization of its own, with so many applications of one renter each: a table of as many lines. */
export async function letToSingles(db: Db, count: number): Promise<ProcessRow> {
  const { process } = await buildProcess(db)
  for (let done = 0; done < count; done += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - done) }, () => buildVariedApplication(process))
    await db.insert(applications).values(rows.map((row) => ({ ...row, mainRenters: row.mainRenters.slice(0, 1) })))
  }
  return process
}
