import { index, snakeCase, text } from 'drizzle-orm/pg-core'
import { createdAt, id, refersTo } from './columns.ts'
import { applications, organizationId, users } from './schema.ts'

/** What managers write about an application; its applicants never see it. */
export const applicationNotes = snakeCase.table(
  'application_notes',
  {
    id: id(),
    organizationId: organizationId(),
    applicationId: refersTo(() => applications.id),
    authorId: refersTo(() => users.id),
    /** As they were called then. */
    authorName: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('application_notes_by_application').on(table.applicationId)],
)
