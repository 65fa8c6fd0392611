import type { ExternalProcess } from '#shared/process/process.ts'
import type { OfferedProcess } from './store.ts'

/**
 * What an advert would show and nothing else (wire.md, Codes of processes): each field is named here, so that a new
 * column stays private until somebody publishes it.
 */
export function externalProcess({ process, property, organization }: OfferedProcess): ExternalProcess {
  const newRent = process.newRent ?? property.baseRent
  const newSideCosts = process.newSideCosts ?? property.sideCosts
  return {
    id: process.id,
    code: process.code,
    shortId: process.code,
    propertyCode: property.code,
    status: process.status,
    country: property.country,
    propertyName: property.name,
    propertyAddress: property.address,
    propertyType: property.propertyType,
    rooms: property.rooms,
    squareMeters: property.squareMeters,
    newRent,
    newSideCosts,
    startDate: process.startDate,
    startDateType: process.startDateType,
    conditions: process.conditions,
    landlord: { name: organization.name, email: organization.contactEmail, phone: organization.contactPhone },
    ...(process.policyPack && { policyPack: process.policyPack }),
    ...(process.ownQuestions.length > 0 && { ownQuestions: process.ownQuestions }),
    // Other names under which the same values are read (applicant.md, Process record).
    address: property.address,
    numberOfRooms: property.rooms,
    size: property.squareMeters,
    monthlyRent: newRent,
    rent: newRent,
    sideCosts: newSideCosts,
  }
}
