import { takenDocuments } from '#shared/application/manager/documents.ts'
import { defineCommand, refuse } from '#shared/command.ts'
import { isLetToAnother, requestsAfter, takesRequestedDocuments } from '#shared/document-request/document-request.ts'
import { documentRequestContract } from './contract.ts'

/** Of somebody who is asked again it is the newer list that counts; what others were asked for stays, and what a colleague asked for meanwhile. */
export const requestDocuments = defineCommand({
  endpoint: documentRequestContract.requestDocuments,
  about: 'application',
  apply({ body: { mainRenterIds, types, known } }, application, read, { at: requestedAt }) {
    const process = read('process', application.processId)
    const isLet = process !== undefined && isLetToAnother(process, application.id)
    if (!takesRequestedDocuments(application) || isLet) return refuse('DOCUMENTS_NOT_REQUESTED')
    const strangers = mainRenterIds.flatMap((id, place) =>
      application.mainRenters.some((renter) => renter.id === id)
        ? []
        : [{ path: ['mainRenterIds', place], issue: 'invalid' as const }],
    )
    const permitted = takenDocuments(application, 'chosen')
    const forbidden = types.flatMap((type, place) =>
      permitted.includes(type) ? [] : [{ path: ['types', place], issue: 'invalid' as const }],
    )
    const wrong = [...strangers, ...forbidden]
    if (wrong.length > 0) return refuse('VALIDATION_FAILED', wrong)
    const documentRequests = requestsAfter(application, { mainRenterIds, types, known, requestedAt })
    // How long a rejected one is kept is counted from the change of its status alone.
    return [{ entity: 'application', id: application.id, change: { documentRequests }, keepsUpdatedAt: true }]
  },
})
