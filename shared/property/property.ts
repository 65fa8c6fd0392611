/** Kinds of property (applicant.md, Process record): the ones the applicant side lists. */
export const propertyTypes = ['apartment', 'house', 'studio', 'loft', 'room', 'commercial', 'other'] as const
export type PropertyType = (typeof propertyTypes)[number]

export const defaultPropertyType: PropertyType = 'apartment'

export const isPropertyType = (value: unknown): value is PropertyType => propertyTypes.some((type) => type === value)
