/**
 * Why a protocol stays whose time is over: who is kept is named by it, or lived there then; not everybody who came by it is known to have left
 * by a signed one; another one that belongs to it, or shows its photos, stays.
 */
export const staysBecause = ['resident', 'tenants', 'other'] as const
export type StaysBecause = (typeof staysBecause)[number]
