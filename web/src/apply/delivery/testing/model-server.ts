import type { Receipt } from '#shared/application/contract.ts'
import { type Arriving, answer, hashOfBytes, refusal } from './model-answer.ts'
import { createModelDocuments } from './model-documents.ts'
import { createModelRequests } from './model-requests.ts'

export interface StoredApplication {
  /** What was said; the fingerprint of it tells a replay. */
  print: string
  receipt: Receipt
  secret: unknown
  documents: { id: string; sha256: string }[]
}

interface Body {
  id: string
  applicationProcessId?: string
  mainRenters: { documents?: { id: string; sha256?: string }[] }[]
  generalInfo: unknown
  rentObject?: unknown
  receiptSecret?: string
}

/**
 * The server's promises in memory: the same calls, the same order of its checks. What it keeps survives its crashes; each
 * execution is counted.
 */
export function createModelServer(now: () => number) {
  const processes = new Map<string, { code: string; isOpen: boolean }>()
  const applications = new Map<string, StoredApplication>()
  const erased = new Set<string>()
  const mails: string[] = []
  const executions: { route: Route; id: string; at: number }[] = []
  const requested = createModelRequests({ now, applications, erased, storedFor: (...of) => documents.storedFor(...of) })
  const documents = createModelDocuments({ now, processes, applications, isLetIn: requested.isLetIn })

  const submit = (bytes: Uint8Array): Response => {
    const body = JSON.parse(new TextDecoder().decode(bytes)) as Body
    const print = fingerprint(body)
    if (erased.has(body.id)) return refusal('APPLICATION_ERASED')
    const known = applications.get(body.id)
    if (known) return known.print === print ? answer(known.receipt) : refusal('IDEMPOTENCY_MISMATCH')
    if (body.applicationProcessId !== undefined) {
      const process = processes.get(body.applicationProcessId)
      if (!process) return refusal('PROCESS_NOT_FOUND')
      if (!process.isOpen) return refusal('APPLICATION_CLOSED')
    }
    const listed = body.mainRenters.flatMap((renter) => renter.documents ?? [])
    const stored = listed.map(({ id }) => documents.storedFor(body.id, id))
    if (listed.some(({ sha256 }, i) => !stored[i] || (sha256 && stored[i] !== sha256)))
      return refusal('DOCUMENTS_MISSING')
    const reference = `${body.id.slice(0, 4)}-${applications.size}`
    const receivedAt = new Date(now()).toISOString()
    const receipt = {
      id: body.id,
      reference,
      receivedAt,
      status: 'submitted',
      isCompleted: true,
      confirmationMail: true,
    }
    const kept = listed.map(({ id }, i) => ({ id, sha256: stored[i] ?? '' }))
    applications.set(body.id, { print, receipt, secret: body.receiptSecret, documents: kept })
    mails.push(body.id)
    return answer(receipt, 201)
  }

  const findReceipt = (id: string, bytes: Uint8Array): Response => {
    const { receiptSecret } = JSON.parse(new TextDecoder().decode(bytes)) as { receiptSecret: string }
    if (erased.has(id)) return refusal('APPLICATION_ERASED')
    const known = applications.get(id)
    return known?.secret === receiptSecret ? answer(known?.receipt) : refusal('NOT_FOUND')
  }

  const lookUp = (code: string): Response => {
    const found = [...processes].find(([, process]) => process.code === code)
    if (!found) return refusal('PROCESS_NOT_FOUND')
    const [id, { isOpen }] = found
    return answer({ id, status: isOpen ? 'open' : 'closed', propertyAddress: 'Musterstrasse 5', country: 'CH' })
  }

  const execute = (route: Route, id: string, request: Arriving): Response => {
    switch (route) {
      case 'look-up':
        return lookUp(id)
      case 'presign':
        return documents.presign(request.bytes)
      case 'head':
        return documents.head(id, request)
      case 'put':
        return documents.put(id, request)
      case 'patch':
        return documents.patch(id, request)
      case 'submit':
      case 'questionnaire':
        return submit(request.bytes)
      case 'receipt':
        return findReceipt(id, request.bytes)
      case 'requested':
        return requested.read(id, request.bytes)
      case 'added':
        return requested.add(id, request.bytes)
    }
  }

  return {
    processes,
    applications,
    erased,
    mails,
    executions,
    documents,
    requested,
    /** Whether it is what this body says. */
    isSame: (application: StoredApplication, body: string) =>
      application.print === fingerprint(JSON.parse(body) as Body),
    handle: (request: Arriving): Response => {
      const { route, id } = routeOf(request)
      executions.push({ route, id, at: now() })
      return execute(route, id, request)
    },
  }
}

export type ModelServer = ReturnType<typeof createModelServer>

export const routes = [
  'look-up',
  'presign',
  'head',
  'put',
  'patch',
  'submit',
  'questionnaire',
  'receipt',
  'requested',
  'added',
] as const
export type Route = (typeof routes)[number]

export function routeOf({ method, path }: Pick<Arriving, 'method' | 'path'>): { route: Route; id: string } {
  const parts = path.split('/')
  if (path === '/api/applications') return { route: 'submit', id: '' }
  if (path === '/api/questionnaires') return { route: 'questionnaire', id: '' }
  if (path === '/api/applications/documents/presign') return { route: 'presign', id: '' }
  if (path.endsWith('/added')) return { route: 'added', id: parts.slice(3, 6).join('/') }
  if (parts[4] === 'requested-documents') return { route: 'requested', id: parts.slice(3).join('/') }
  if (path.endsWith('/receipt')) return { route: 'receipt', id: parts[3] ?? '' }
  if (path.startsWith('/api/external/')) return { route: 'look-up', id: parts[4] ?? '' }
  if (path.startsWith('/api/documents/')) {
    const route = ({ HEAD: 'head', PUT: 'put', PATCH: 'patch' } as const)[method]
    if (route) return { route, id: parts[3] ?? '' }
  }
  throw new Error(`No such call: ${method} ${path}`)
}

/** Of what was said, without what programs add (sync-server/application/fingerprint.ts). */
const fingerprint = ({ applicationProcessId, rentObject, mainRenters, generalInfo }: Body) =>
  hashOfBytes(new TextEncoder().encode(JSON.stringify([applicationProcessId, rentObject, mainRenters, generalInfo])))
