import { text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const id = () => uuid().primaryKey()
export const at = () => timestamp({ withTimezone: true })
export const createdAt = () => at().notNull().defaultNow()

/** Of a document. */
export const announcement = () => ({
  /** Last, because it may be announced again; a document that nobody announces any more has been abandoned. */
  announcedAt: createdAt(),
  /** A keyed hash of the client that announced it, for as long as nothing lists it. */
  announcedBy: text(),
  /** When an application listed it; until then it counts against what its client, and everybody, may leave here. */
  listedAt: at(),
})
