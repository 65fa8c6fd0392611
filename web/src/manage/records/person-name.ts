/** The full name, or the username of somebody who has none (admin.md §2). */
export const personName = ({ firstName, lastName, username }: Record<'firstName' | 'lastName' | 'username', string>) =>
  `${firstName} ${lastName}`.trim() || username
