import { type AnyPgColumn, timestamp, uuid } from 'drizzle-orm/pg-core'

export const id = () => uuid().primaryKey()
export const at = () => timestamp({ withTimezone: true })
export const createdAt = () => at().notNull().defaultNow()
export const refersTo = (column: () => AnyPgColumn) => uuid().notNull().references(column)
