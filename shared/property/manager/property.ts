import * as z from 'zod/mini'
import { dayOfTenancy } from '#shared/resident/day-of-tenancy.ts'
import { homeCountries } from '#shared/home-countries.ts'
import type { IssueCode } from '#shared/issues.ts'
import { wholeAmount } from '#shared/number.ts'
import { propertyTypes } from '#shared/property/property.ts'
import { anyComment, comment, id, optionalText, requiredLine } from '#shared/text.ts'

/** What the create dialog offers (manager.md, Properties). */
export const creatablePropertyTypes = ['apartment', 'house', 'studio', 'loft', 'other'] as const
/** 1 to 8 in steps of 0.5 (manager.md, Properties); null stands for "not applicable". */
export const roomChoices = Array.from({ length: 15 }, (_, step) => 1 + step / 2)

/** A property as managers see it (manager.md, Properties), and as the feed carries it. */
export const managedProperty = z.object({
  id: z.string(),
  organizationId: z.string(),
  code: z.string(),
  name: z.string(),
  address: z.string(),
  country: z.enum(homeCountries),
  propertyType: z.enum(propertyTypes),
  /** Null when not applicable. */
  rooms: z.nullable(z.number()),
  squareMeters: z.number(),
  baseRent: z.number(),
  sideCosts: z.number(),
  /** What only managers read; rows of older servers have none. */
  notes: z._default(z.string(), ''),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ManagedProperty = z.output<typeof managedProperty>

/** A rent that was: archived when another one took its place (manager.md, Rents). */
export const rentChange = z.object({
  id: z.string(),
  organizationId: z.string(),
  propertyId: z.string(),
  baseRent: z.number(),
  sideCosts: z.number(),
  changeDate: z.string(),
  reason: z.string(),
  createdAt: z.string(),
})
export type RentChange = z.output<typeof rentChange>

/** What a person types to create a property. */
export const propertyForm = z.object({
  name: requiredLine('property_name_required'),
  address: requiredLine('address_required'),
  rooms: z.nullable(
    z
      .number({ error: 'rooms_required' satisfies IssueCode })
      .check(z.refine((rooms) => roomChoices.includes(rooms), { error: 'rooms_required' satisfies IssueCode })),
  ),
  propertyType: z.enum(creatablePropertyTypes, { error: 'property_type_required' satisfies IssueCode }),
  squareMeters: wholeAmount(1, 'square_meters_at_least_one'),
  country: z.enum(homeCountries, { error: 'rent_country_required' satisfies IssueCode }),
  baseRent: wholeAmount(1, 'base_rent_at_least_one'),
  sideCosts: wholeAmount(0, 'side_costs_not_negative'),
  notes: comment(),
})
export type PropertyForm = z.output<typeof propertyForm>

/**
 * What a person can put right of a property later (manager.md, Editing a property). Its country stays: the money of its rents and the
 * rules of its processes go by it. A kind that only others can give it stays too.
 */
export const propertyDetails = z.object({
  name: propertyForm.shape.name,
  address: propertyForm.shape.address,
  rooms: propertyForm.shape.rooms,
  propertyType: z.enum(propertyTypes, { error: 'property_type_required' satisfies IssueCode }),
  squareMeters: propertyForm.shape.squareMeters,
  // Without a default: who does not say it leaves what is there.
  notes: anyComment(),
})
export type PropertyDetails = z.output<typeof propertyDetails>

/** As other clients choose them from a list: `"2.5"`, or `"not applicable"`. */
const roomsInWords = z.pipe(
  z.union([z.enum(['not applicable', ...roomChoices.map(String)]), z.nullable(z.number())], {
    error: 'rooms_required' satisfies IssueCode,
  }),
  z.transform((rooms) => (rooms === 'not applicable' ? null : typeof rooms === 'string' ? Number(rooms) : rooms)),
)

/** What is not said stays as it is. */
export const changedDetails = z.partial(
  z.object({ ...propertyDetails.shape, rooms: z.pipe(roomsInWords, propertyForm.shape.rooms) }),
)

/** `id` is made by whoever creates it; without one the server makes it. */
export const newProperty = z.object({
  ...propertyForm.shape,
  rooms: z.pipe(roomsInWords, propertyForm.shape.rooms),
  id: z.optional(id()),
  organizationId: id(),
})
export const rentForm = z.object({
  baseRent: wholeAmount(1, 'base_rent_at_least_one'),
  sideCosts: wholeAmount(0, 'side_costs_not_negative'),
  reason: optionalText(),
})
/** `id` and `changeDate` are those of the line in the history; the device's own when it makes the change offline. */
export const newRent = z.object({
  ...rentForm.shape,
  id: z.optional(id()),
  changeDate: z.optional(dayOfTenancy('date_invalid')),
})
