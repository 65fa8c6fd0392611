import type { users } from '#server/db/schema.ts'
import type { User } from '#shared/user/user.ts'

export type UserRow = typeof users.$inferSelect

/** Each field is named here, so that a new column stays private until somebody publishes it. */
export const publicUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  role: row.role,
  organizationId: row.organizationId,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
})

export const fullName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`
