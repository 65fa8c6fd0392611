import { desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { oncePer } from '#server/db/once-per.ts'
import { applicationProcesses, organizations, properties } from '#server/db/schema.ts'
import type { Queryable, Readable } from '#server/deps.ts'

export type ProcessRow = typeof applicationProcesses.$inferSelect
export type PropertyRow = typeof properties.$inferSelect
type OrganizationRow = typeof organizations.$inferSelect

/** A process together with the property it lets, and who lets it. */
export interface OfferedProcess {
  process: ProcessRow
  property: PropertyRow
  organization: OrganizationRow
}

export const findByProcessCode = (db: Queryable, code: string) => find(db, eq(applicationProcesses.code, code))

/** The property's newest process that is not closed, else its newest closed one. */
export const findByPropertyCode = (db: Queryable, code: string) => find(db, eq(properties.code, code))

/** Also keeps the process from being closed until the transaction ends, so that closing and applying have an order. */
export const lockProcess = (transaction: Readable, id: string): Promise<OfferedProcess | undefined> =>
  first(locked(transaction).execute({ id }))

const locked = oncePer((transaction: Readable) =>
  selectProcess(transaction, eq(applicationProcesses.id, sql.placeholder('id')))
    .for('share', { of: applicationProcesses })
    .prepare('lock process'),
)

export const findById = (db: Queryable, id: string) => find(db, eq(applicationProcesses.id, id))

const find = (db: Queryable, condition: SQL): Promise<OfferedProcess | undefined> =>
  first(
    selectProcess(db, condition)
      .orderBy(
        desc(ne(applicationProcesses.status, 'closed')),
        desc(applicationProcesses.createdAt),
        desc(applicationProcesses.id),
      )
      .limit(1),
  )

const selectProcess = (db: Readable, condition: SQL) =>
  db
    .select({ process: applicationProcesses, property: properties, organization: organizations })
    .from(applicationProcesses)
    .innerJoin(properties, eq(properties.id, applicationProcesses.propertyId))
    .innerJoin(organizations, eq(organizations.id, applicationProcesses.organizationId))
    .where(condition)

const first = async <T>(rows: PromiseLike<T[]>): Promise<T | undefined> => (await rows)[0]
