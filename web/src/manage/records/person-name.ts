/** The full name, or the username of somebody who has none (manager.md, Frame). */
export const personName = ({ firstName, lastName, username }: Record<'firstName' | 'lastName' | 'username', string>) =>
  `${firstName} ${lastName}`.trim() || username
