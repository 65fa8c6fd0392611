import type { users } from '#server/db/schema.ts'
import { publisher } from '#server/feed/rows/publisher.ts'
import { user } from '#shared/user/user.ts'

export type UserRow = typeof users.$inferSelect

export const publicUser = publisher(user)

export const fullName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`
