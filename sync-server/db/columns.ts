import { timestamp, uuid } from 'drizzle-orm/pg-core'

export const id = () => uuid().primaryKey()
export const at = () => timestamp({ withTimezone: true })
export const createdAt = () => at().notNull().defaultNow()
