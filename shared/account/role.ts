/** `user` is the default and reaches nothing in the admin area (decisions.md, Roles). */
export const roles = ['user', 'manager', 'platform_owner'] as const
export type Role = (typeof roles)[number]
