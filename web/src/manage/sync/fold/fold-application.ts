import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { canChangeStatus } from '#shared/application/status.ts'
import { isNationality } from '#shared/countries.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { requestsAfter, takesRequestedDocuments } from '#shared/document-request/document-request.ts'
import type { Effect, Fold, Look } from './fold-types.ts'

export const changeStatus: Fold<'changeStatus'> = ({ params: { id, status }, body, createdAt }, look) => {
  const application = look('application', id)
  // The server has it, or a colleague did the same; or a colleague's change leaves no way there, and the server will refuse.
  if (!application || application.withdrawnAt !== null || !canChangeStatus(application.status, status)) return []
  const updatedAt = new Date(createdAt).toISOString()
  const rejectionReason = status === 'rejected' ? (body?.reason ?? '') : ''
  const row = { ...application, status, rejectionReason, version: application.version + 1, updatedAt }
  return [
    { entity: 'application', id, row },
    ...(status === 'offer_accepted' && body?.moveInDate ? newResidents(row, body.moveInDate, look) : []),
  ]
}

/** Their ids are the server's to make: these stand in for them until the real ones arrive. */
function newResidents(application: ManagedApplication, moveInDate: CalendarDate, look: Look): Effect[] {
  const propertyId = look('process', application.processId)?.propertyId
  if (propertyId === undefined) return []
  const { id: applicationId, organizationId, updatedAt } = application
  return application.mainRenters.map(({ id, firstName, lastName, email, phone, nationality, profession }) => ({
    entity: 'resident',
    id: `${applicationId}-${id}`,
    row: {
      id: `${applicationId}-${id}`,
      organizationId,
      propertyId,
      applicationId,
      firstName,
      lastName,
      email,
      phone,
      nationality: isNationality(nationality) ? nationality : '',
      moveInDate,
      moveOutDate: null,
      notes: '',
      profession,
      version: 1,
      createdAt: updatedAt,
      updatedAt,
    },
  }))
}

/** Of somebody who is asked again it is the newer list that counts; what others were asked for stays. */
export const requestDocuments: Fold<'requestDocuments'> = ({ params: { id }, body, createdAt }, look) => {
  const application = look('application', id)
  if (!application || !takesRequestedDocuments(application)) return []
  const requestedAt = new Date(createdAt).toISOString()
  const documentRequests = requestsAfter(application, { ...body, requestedAt })
  const row = { ...application, documentRequests, version: application.version + 1 }
  return [{ entity: 'application', id, row }]
}

export const addNote: Fold<'addNote'> = ({ params, body, about, createdAt, actorId, actorName }, look) => {
  const application = look('application', params.id)
  const id = body.id ?? about.id
  if (!application || look('note', id)) return []
  const row = {
    id,
    organizationId: application.organizationId,
    applicationId: params.id,
    authorId: actorId,
    authorName: actorName,
    text: body.text,
    createdAt: new Date(createdAt).toISOString(),
  }
  return [{ entity: 'note', id, row }]
}

export const removeNote: Fold<'removeNote'> = ({ params: { noteId } }) => [{ entity: 'note', id: noteId, row: null }]
