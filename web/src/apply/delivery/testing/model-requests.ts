import type { PresignRequest } from '#shared/document/contract.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import type { AddedDocuments } from '#shared/document-request/link-contract.ts'
import type { HeldLink } from '#shared/document-request/request-link.ts'
import { answer, refusal } from './model-answer.ts'

interface Asked {
  secret: string
  /** No longer, once a choice was taken back. */
  isWanted: boolean
  types: DocumentType[]
  received: { id: string; type: DocumentType; sha256: string }[]
}

interface Around {
  now: () => number
  applications: ReadonlyMap<string, unknown>
  erased: ReadonlySet<string>
  storedFor: (applicationId: string, id: string) => string | undefined
}

/** The part of the server's model that takes documents which were asked for. */
export function createModelRequests({ now, applications, erased, storedFor }: Around) {
  const asked = new Map<string, Asked>()

  const find = (applicationId: string, renterId: string, secret: unknown): Asked | Response => {
    const found = asked.get(`${applicationId}/${renterId}`)
    if (found?.secret !== secret || found === undefined) return refusal('NOT_FOUND')
    if (erased.has(applicationId)) return refusal('APPLICATION_ERASED')
    return applications.has(applicationId) ? found : refusal('NOT_FOUND')
  }

  const open = (path: string, bytes: Uint8Array) => {
    const [applicationId = '', , renterId = ''] = path.split('/')
    const body = JSON.parse(new TextDecoder().decode(bytes)) as AddedDocuments
    return { applicationId, body, found: find(applicationId, renterId, body.linkSecret) }
  }

  return {
    asked,
    ask: ({ applicationId, mainRenterId, linkSecret }: HeldLink, types: DocumentType[]) =>
      asked.set(`${applicationId}/${mainRenterId}`, { secret: linkSecret, isWanted: true, types, received: [] }),
    isLetIn: ({ applicationId, mainRenterId, documentId, linkSecret }: PresignRequest): Response | undefined => {
      const found = find(applicationId, mainRenterId, linkSecret)
      if (found instanceof Response) return found
      const isThere = found.received.some(({ id }) => id === documentId)
      return found.isWanted || isThere ? undefined : refusal('DOCUMENTS_NOT_REQUESTED')
    },
    read: (path: string, bytes: Uint8Array): Response => {
      const { found } = open(path, bytes)
      if (found instanceof Response) return found
      if (!found.isWanted) return refusal('DOCUMENTS_NOT_REQUESTED')
      const received = found.received.map(({ id, type }) => ({ id, type }))
      const home = { processId: 'p', reference: '7F3K-9QWM', propertyAddress: 'Musterstrasse 5' }
      return answer({ ...home, firstName: 'Ada', types: found.types, received, before: [] })
    },
    add: (path: string, bytes: Uint8Array): Response => {
      const { applicationId, body, found } = open(path, bytes)
      if (found instanceof Response) return found
      const isThere = ({ id }: { id: string }) => found.received.some((each) => each.id === id)
      if (!body.documents.every(isThere)) {
        if (!found.isWanted) return refusal('DOCUMENTS_NOT_REQUESTED')
        const added = body.documents.map(({ id, type }) => ({ id, type, sha256: storedFor(applicationId, id) ?? '' }))
        if (added.some(({ sha256 }) => sha256 === '')) return refusal('DOCUMENTS_MISSING')
        found.received.push(...added.filter((each) => !isThere(each)))
      }
      return answer({ id: body.id, reference: '7F3K-9QWM', receivedAt: new Date(now()).toISOString() })
    },
  }
}
