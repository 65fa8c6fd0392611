import * as z from 'zod/mini'
import type { Decided } from '#shared/application/status.ts'
import { type DocumentType, documentTypes } from '#shared/document/document-kinds.ts'

/**
 * What one of those who apply was asked for, once a choice was made (manager.md, Document requests). Asked again, it is
 * the newer list that counts.
 */
export const documentRequest = z.object({
  mainRenterId: z.string(),
  types: z.array(z.enum(documentTypes)),
  /** Ids of the documents that they had sent by then: what was asked for came after that. */
  before: z.array(z.string()),
  requestedAt: z.string(),
})
export type DocumentRequest = z.output<typeof documentRequest>

/** Before a choice nobody may be asked for proofs, and afterwards nobody needs them: this is when they are asked for, and taken. */
export const takesRequestedDocuments = ({ status, withdrawnAt }: Decided): boolean =>
  !withdrawnAt && (status === 'accepted' || status === 'offer_sent' || status === 'offer_accepted')

/** Its process was closed for somebody else: the home is let, and nobody needs proofs of the others any more. */
export const isLetToAnother = (
  process: { status: string; chosenApplicationId: string | null },
  applicationId: string,
): boolean =>
  process.status === 'closed' && process.chosenApplicationId !== null && process.chosenApplicationId !== applicationId

interface Asking {
  mainRenterIds: readonly string[]
  types: readonly DocumentType[]
  /** What whoever asks knew to be awaited, by the id of who was asked. */
  known?: Readonly<Record<string, readonly DocumentType[]>> | undefined
  /** As in ISO 8601. */
  requestedAt: string
}

interface Applying {
  mainRenters: readonly { id: string; documents: Sent }[]
  documentRequests?: readonly DocumentRequest[] | undefined
}

/**
 * What is asked for in an application once some of those who apply are asked (anew). Who asks takes the place of what they knew; what a colleague
 * asked for meanwhile stays.
 */
export function requestsAfter(
  application: Applying,
  { mainRenterIds, types, known, requestedAt }: Asking,
): DocumentRequest[] {
  const asked = application.mainRenters.filter(({ id }) => mainRenterIds.includes(id))
  const awaited = stillAsked(application)
  const unknown = (id: string) => (known ? (awaited[id] ?? []).filter((type) => !known[id]?.includes(type)) : [])
  return [
    ...requestsOf(application).filter(({ mainRenterId }) => !mainRenterIds.includes(mainRenterId)),
    ...asked.map(({ id: mainRenterId, documents }) => {
      const before = documents.map(({ id }) => id)
      return { mainRenterId, types: [...new Set([...types, ...unknown(mainRenterId)])], before, requestedAt }
    }),
  ]
}

/** A copy that a device kept from before there were requests says nothing of them. */
export const requestsOf = ({ documentRequests }: Pick<Applying, 'documentRequests'>): readonly DocumentRequest[] =>
  documentRequests ?? []

type Sent = readonly { id: string; type: DocumentType }[]

/** Whether a kind that was asked for is there by now. */
export const hasArrived = ({ before }: DocumentRequest, type: DocumentType, documents: Sent): boolean =>
  documents.some((document) => document.type === type && !before.includes(document.id))

/** What was asked for and is not there yet, by the id of who was asked; nobody else is named. */
export const stillAsked = (
  application: { mainRenters: readonly { id: string; documents: Sent }[] } & Pick<Applying, 'documentRequests'>,
): Record<string, DocumentType[]> =>
  Object.fromEntries(
    requestsOf(application).flatMap((request) => {
      const documents = application.mainRenters.find(({ id }) => id === request.mainRenterId)?.documents ?? []
      const types = request.types.filter((type) => !hasArrived(request, type, documents))
      return types.length > 0 ? [[request.mainRenterId, types]] : []
    }),
  )

/** Ids of the documents that came because somebody asked for them, since a moment as in ISO 8601. */
export const arrivedOnRequest = (
  application: { mainRenters: readonly { id: string; documents: Sent }[] } & Pick<Applying, 'documentRequests'>,
  askedSince = '',
): string[] =>
  requestsOf(application)
    .filter(({ requestedAt }) => requestedAt >= askedSince)
    .flatMap(({ mainRenterId, types, before }) => {
      const documents = application.mainRenters.find(({ id }) => id === mainRenterId)?.documents ?? []
      return documents.filter(({ id, type }) => types.includes(type) && !before.includes(id)).map(({ id }) => id)
    })
