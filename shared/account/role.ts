/** `user` is the default and reaches nothing in the admin area (sign-in.md, Roles). */
export const roles = ['user', 'manager', 'platform_owner'] as const
export type Role = (typeof roles)[number]
