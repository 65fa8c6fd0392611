import type { PresignRequest } from '#shared/document/contract.ts'
import { documentKey, documentUrl } from '#shared/document/document-key.ts'
import { type Arriving, answer, hashOfBytes, refusal } from './model-answer.ts'

const LIFETIME_MS = 15 * 60_000

interface Announced {
  applicationId: string
  renterId: string
  type: string
  size: number
  sha256: string | undefined
  contentType: string
  arrived: Uint8Array<ArrayBuffer>
  /** Its hash, once it is whole. */
  stored: string | undefined
}

interface Around {
  now: () => number
  processes: ReadonlyMap<string, { isOpen: boolean }>
  applications: ReadonlyMap<string, { documents: { id: string }[] }>
  /** What is said to a document that comes with a link; undefined where it may come. */
  isLetIn: (wish: PresignRequest) => Response | undefined
}

/** The part of the server's model that takes documents: presign, PUT, and the core of tus. */
export function createModelDocuments({ now, processes, applications, isLetIn }: Around) {
  const announced = new Map<string, Announced>()
  const counted = { bytes: 0 }

  const permitted = (id: string, { query }: Arriving) =>
    Number(query.get('expires')) > now() && query.get('signature') === `sign-${id}` ? announced.get(id) : undefined

  const settle = (document: Announced): Response | undefined => {
    const hash = hashOfBytes(document.arrived)
    if (document.sha256 === undefined || hash === document.sha256) {
      document.stored = hash
      return undefined
    }
    document.arrived = new Uint8Array(0)
    return refusal('UPLOAD_MISMATCH')
  }

  return {
    announced,
    counted,
    /** The hash of a document that has arrived for this application. */
    storedFor: (applicationId: string, id: string) => {
      const document = announced.get(id)
      return document?.applicationId === applicationId ? document.stored : undefined
    },
    presign: (bytes: Uint8Array): Response => {
      const wish = JSON.parse(new TextDecoder().decode(bytes)) as PresignRequest
      const process = processes.get(wish.applicationProcessId)
      if (!process) return refusal('PROCESS_NOT_FOUND')
      const known = announced.get(wish.documentId)
      if (known && known.renterId !== wish.mainRenterId) return refusal('DOCUMENT_CONFLICT')
      const application = applications.get(wish.applicationId)
      const isListed = application?.documents.some(({ id }) => id === wish.documentId)
      const refused = wish.linkSecret === undefined ? undefined : isLetIn(wish)
      if (refused) return refused
      if (application && !isListed && wish.linkSecret === undefined) return refusal('ALREADY_SUBMITTED')
      if (!application && !process.isOpen) return refusal('APPLICATION_CLOSED')
      if (known) known.type = wish.documentType
      else {
        announced.set(wish.documentId, {
          applicationId: wish.applicationId,
          renterId: wish.mainRenterId,
          type: wish.documentType,
          size: wish.contentLength,
          sha256: wish.sha256,
          contentType: wish.contentType,
          arrived: new Uint8Array(0),
          stored: undefined,
        })
      }
      const uploadUrl = `${documentUrl(wish.documentId)}/content?expires=${now() + LIFETIME_MS}&signature=sign-${wish.documentId}`
      const key = documentKey({ applicationId: wish.applicationId, id: wish.documentId })
      const object = { key, publicUrl: documentUrl(wish.documentId) }
      return answer({ uploadUrl, headers: { 'Content-Type': wish.contentType }, object })
    },
    head: (id: string, request: Arriving): Response => {
      const document = permitted(id, request)
      return document ? offset(document) : new Response(null, { status: 403, headers: { 'x-app': 'einzug' } })
    },
    put: (id: string, request: Arriving): Response => {
      const document = permitted(id, request)
      if (!document) return refusal('UPLOAD_URL_INVALID')
      counted.bytes += request.bytes.byteLength
      if (document.stored !== undefined) return answer({ id, size: document.size, sha256: document.stored })
      if (request.bytes.byteLength !== document.size) return refusal('UPLOAD_MISMATCH')
      document.arrived = request.bytes
      return settle(document) ?? answer({ id, size: document.size, sha256: document.stored })
    },
    patch: (id: string, request: Arriving): Response => {
      const document = permitted(id, request)
      if (!document) return refusal('UPLOAD_URL_INVALID')
      const { arrived, size } = document
      counted.bytes += request.bytes.byteLength
      if (Number(request.headers.get('upload-offset')) !== arrived.byteLength) return refusal('UPLOAD_OFFSET_MISMATCH')
      if (arrived.byteLength + request.bytes.byteLength > size) return refusal('PAYLOAD_TOO_LARGE')
      document.arrived = joined(arrived, request.bytes)
      return (document.arrived.byteLength === size ? settle(document) : undefined) ?? offset(document, 204)
    },
  }
}

const offset = ({ arrived }: Announced, status = 200) =>
  new Response(null, { status, headers: { 'x-app': 'einzug', 'upload-offset': String(arrived.byteLength) } })

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(first.byteLength + second.byteLength)
  bytes.set(first)
  bytes.set(second, first.byteLength)
  return bytes
}
