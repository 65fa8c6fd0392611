import { boolean, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import type { MainRenter } from '#shared/application/main-renter.ts'
import type { SentGeneralInfo } from '#shared/application/sent-answers.ts'
import { languages } from '#shared/languages.ts'
import { createdAt, id } from './columns.ts'
import { organizations } from './schema.ts'

/** Questionnaires sent without a process: of the one organization, where there is only one, else nobody's. */
export const questionnaires = snakeCase.table('questionnaires', {
  id: id(),
  organizationId: uuid().references(() => organizations.id),
  reference: text().notNull().unique(),
  rentObject: jsonb().$type<Record<string, unknown>>().notNull(),
  mainRenters: jsonb().$type<MainRenter[]>().notNull(),
  generalInfo: jsonb().$type<SentGeneralInfo>().notNull(),
  isCompleted: boolean().notNull().default(false),
  language: text({ enum: languages }).notNull(),
  fingerprint: text().notNull(),
  receiptSecretHash: text(),
  /** Whether its arrival was confirmed by mail: what its receipt promises. */
  confirmationMail: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: createdAt(),
})
