import { canonicalJson } from '#shared/canonical-json.ts'
import type { ManagedProcess } from '#shared/process/manager/process.ts'
import type { Effect, Fold } from './fold-types.ts'

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

/** Who was chosen does not stay so when it opens again. */
export const changeProcess: Fold<'changeProcess'> = ({ params, body, createdAt }, look) => {
  const process = look('process', params.id)
  if (!process) return []
  return bring(process, createdAt, {
    status: body.status ?? process.status,
    sendsStatusMails: body.sendsStatusMails ?? process.sendsStatusMails,
    conditions: body.conditions ?? process.conditions,
    chosenApplicationId: body.status === 'open' ? null : process.chosenApplicationId,
  })
}

export const closeProcessFor: Fold<'closeProcessFor'> = ({ params: { id, applicationId }, createdAt }, look) => {
  const process = look('process', id)
  if (!process || look('application', applicationId)?.processId !== id) return []
  return bring(process, createdAt, { status: 'closed', chosenApplicationId: applicationId })
}

/** What is so already is no change, as on the server. */
function bring(process: ManagedProcess, createdAt: number, wanted: Partial<ManagedProcess>): Effect[] {
  const row = { ...process, ...wanted }
  if (canonicalJson(row) === canonicalJson(process)) return []
  const updatedAt = new Date(createdAt).toISOString()
  return [{ entity: 'process', id: row.id, row: { ...row, version: process.version + 1, updatedAt } }]
}
