import * as z from 'zod/mini'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { paging } from '#shared/paging.ts'
import { propertyTypes } from '#shared/property/property.ts'
import { answeredResident, changedResident, moveOutForm, newResident, resident } from '#shared/resident/resident.ts'
import { id } from '#shared/text.ts'
import { changedDetails, managedProperty, newProperty, newRent, rentChange } from './property.ts'

const namedResident = z.object({ ...resident.shape, name: z.string() })

/**
 * A property with all that belongs to it. `rent` and `currentSideCosts` are names under which the specification's own screens
 * read `baseRent` and `sideCosts`; a resident's `name` and a history's `totalRent` are made of its other fields.
 */
export const wholeProperty = z.object({
  ...managedProperty.shape,
  rent: z.number(),
  currentSideCosts: z.number(),
  rentHistory: z.array(z.object({ ...rentChange.shape, totalRent: z.number() })),
  /** Who lives there today, who is to move in, and who has moved out. */
  currentResidents: z.array(namedResident),
  comingResidents: z.array(namedResident),
  archivedResidents: z.array(namedResident),
})
export type WholeProperty = z.output<typeof wholeProperty>

const query = z.object({
  organizationId: z.optional(id()),
  propertyType: z.optional(z.enum(propertyTypes)),
  country: z.optional(z.enum(homeCountries)),
  ...paging,
})
const inProperty = z.object({ propertyId: id(), residentId: id() })

export const propertyContract = defineContract({
  /** The properties, each with its rents and its residents. */
  listRentObjects: endpoint('GET', '/api/rent-objects', 'manager', { query, answer: z.array(wholeProperty) }),
  /** The same list under its other name (wire.md, Calls of people who are signed in). */
  listAdminRentObjects: endpoint('GET', '/api/admin/rent-objects', 'manager', {
    query,
    answer: z.array(wholeProperty),
  }),
  /** The same property again, under the id that the client made, answers 200. */
  createRentObject: endpoint('POST', '/api/rent-objects', 'manager', {
    body: newProperty,
    answer: wholeProperty,
    status: 201,
  }),
  /** One property, with its rents and its residents. */
  readRentObject: endpoint('GET', '/api/rent-objects/{id}', 'manager', {
    params: z.object({ id: id() }),
    answer: wholeProperty,
  }),
  /** Archives the rent that was. With `If-Match`: EDIT_CONFLICT when somebody else changed it meanwhile. */
  changeRent: endpoint('PUT', '/api/rent-objects/{id}', 'manager', {
    params: z.object({ id: id() }),
    body: newRent,
    answer: wholeProperty,
  }),
  /** Changes what is said of it, and leaves what is not; its country stays. With `If-Match`: EDIT_CONFLICT when somebody else changed it meanwhile. */
  changeDetails: endpoint('PUT', '/api/rent-objects/{id}/details', 'manager', {
    params: z.object({ id: id() }),
    body: changedDetails,
    answer: wholeProperty,
  }),
  /**
   * All of them or none, and again with the same outcome: who lives there at that time already is answered as the resident that they
   * are, and a salary that may not be asked for where the home is, is left out (`leftOut`). HOME_TAKEN for who comes by an accepted offer while the one of somebody else stands.
   */
  addResidents: endpoint('POST', '/api/rent-objects/{propertyId}/residents/add', 'manager', {
    params: z.object({ propertyId: id() }),
    body: z.object({ residents: z.array(newResident).check(z.minLength(1), z.maxLength(50)) }),
    answer: z.array(answeredResident),
    status: 201,
  }),
  /** Changes what is known of a resident; a `moveOutDate` of null takes a move-out back. What may not be asked for where the home is, is left out (`leftOut`). With `If-Match`: EDIT_CONFLICT when somebody else changed it meanwhile. */
  changeResident: endpoint('PUT', '/api/rent-objects/{propertyId}/residents/{residentId}', 'manager', {
    params: inProperty,
    body: changedResident,
    answer: answeredResident,
  }),
  /** Moves somebody out; the record stays, among the former residents from that day on. With `If-Match` another day takes the place of one that was seen. */
  moveOutResident: endpoint('DELETE', '/api/rent-objects/{propertyId}/residents/{residentId}', 'manager', {
    params: inProperty,
    body: moveOutForm,
    answer: resident,
  }),
})
