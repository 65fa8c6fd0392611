import { index, snakeCase, text } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'
import { organizationId, versioned } from './schema.ts'

/** How a team looks at lists of applications, by a name. */
export const views = snakeCase.table(
  'views',
  {
    id: id(),
    organizationId: organizationId(),
    name: text().notNull(),
    /** As it stands in an address. */
    query: text().notNull(),
    ...versioned(),
  },
  (table) => [index('views_by_organization').on(table.organizationId)],
)
