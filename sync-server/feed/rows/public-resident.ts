import type { residents } from '#server/db/schema.ts'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import { publishedAnswers } from '#shared/application/questions/sent.ts'
import type { Resident } from '#shared/resident/resident.ts'

export type ResidentRow = typeof residents.$inferSelect

/** Each field is named here, so that a new column stays on the server until somebody publishes it. */
export const publicResident = (row: ResidentRow): Resident => ({
  id: row.id,
  organizationId: row.organizationId,
  propertyId: row.propertyId,
  applicationId: row.applicationId,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  nationality: row.nationality,
  moveInDate: row.moveInDate,
  moveOutDate: row.moveOutDate,
  notes: row.notes,
  profession: row.profession && publishedAnswers(renterQuestions.profession.questions, row.profession),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
