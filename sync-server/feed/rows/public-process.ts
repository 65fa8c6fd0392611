import type { applicationProcesses } from '#server/db/schema.ts'
import type { ManagedProcess } from '#shared/process/manager/process.ts'

export type ProcessRow = typeof applicationProcesses.$inferSelect

/** Each field is named here, so that a new column stays on the server until somebody publishes it. */
export const publicProcess = (row: ProcessRow): ManagedProcess => ({
  id: row.id,
  organizationId: row.organizationId,
  propertyId: row.propertyId,
  code: row.code,
  name: row.name,
  status: row.status,
  newRent: row.newRent,
  newSideCosts: row.newSideCosts,
  startDate: row.startDate,
  startDateType: row.startDateType,
  conditions: row.conditions,
  notes: row.notes,
  applicantName: row.applicantName,
  applicantEmail: row.applicantEmail,
  chosenApplicationId: row.chosenApplicationId,
  sendsStatusMails: row.sendsStatusMails,
  policyPack: row.policyPack,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
