import type { ManagedProcess } from '#shared/process/managed-process.ts'
import type { Fold } from './fold-types.ts'

export const createProcess: Fold<'createProcess'> = ({ body, about, createdAt }) => {
  const at = new Date(createdAt).toISOString()
  const row: ManagedProcess = {
    id: body.id ?? about.id,
    organizationId: body.organizationId,
    propertyId: body.rentObjectId ?? body.propertyId ?? '',
    code: '',
    name: body.applicationProcessName,
    status: 'open',
    newRent: body.newRent ?? null,
    newSideCosts: body.newSideCosts ?? null,
    startDate: body.startDate ?? null,
    startDateType: body.startDateType ?? (body.startDate ? 'fixed_date' : 'immediately'),
    conditions: body.conditions,
    notes: body.notes,
    applicantName: null,
    applicantEmail: null,
    chosenApplicationId: null,
    sendsStatusMails: body.sendsStatusMails,
    // The organization's choice, which the server gives it.
    policyPack: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
  return [{ entity: 'process', id: row.id, row }]
}

export const changeProcess: Fold<'changeProcess'> = ({ params, body, createdAt }, look) => {
  const process = look('process', params.id)
  if (!process) return []
  const row: ManagedProcess = {
    ...process,
    status: body.status ?? process.status,
    sendsStatusMails: body.sendsStatusMails ?? process.sendsStatusMails,
    conditions: body.conditions ?? process.conditions,
    version: process.version + 1,
    updatedAt: new Date(createdAt).toISOString(),
  }
  return [{ entity: 'process', id: row.id, row }]
}

export const closeProcessFor: Fold<'closeProcessFor'> = ({ params, createdAt }, look) => {
  const process = look('process', params.id)
  if (!process) return []
  const row: ManagedProcess = {
    ...process,
    status: 'closed',
    chosenApplicationId: params.applicationId,
    version: process.version + 1,
    updatedAt: new Date(createdAt).toISOString(),
  }
  return [{ entity: 'process', id: row.id, row }]
}
