import { type ApplicationStatus, canChangeStatus } from '#shared/application/status.ts'
import { documentRequestContract } from '#shared/document-request/contract.ts'
import { requestsAfter, takesRequestedDocuments } from '#shared/document-request/document-request.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Entity, FeedRecords } from '#shared/feed/feed.ts'
import type { Arriving } from './model-arriving.ts'
import { createModelFeed } from './model-feed.ts'
import { createModelHandover } from './model-handover.ts'
import { refusal } from './model-refusal.ts'

type Versioned =
  | FeedRecords['property']
  | FeedRecords['process']
  | FeedRecords['application']
  | FeedRecords['resident']
  | FeedRecords['protocol']
  | FeedRecords['protocol_room']

/** A server as the contract describes it: it does each command once, and nothing over a colleague's head. */
export function createModelServer(now: () => number) {
  const feed = createModelFeed(now)
  const answers = new Map<string, unknown>()
  const changedBy = new Map<string, string>()
  const executions: Arriving[] = []

  const find = <E extends Entity>(entity: E, id: string | undefined): FeedRecords[E] => {
    const row = feed.row(entity, id ?? '')
    if (!row) throw refusal('NOT_FOUND')
    return row as FeedRecords[E] // as it was put there
  }

  const check = (row: Versioned, { headers }: Arriving, code: ErrorCode) => {
    const expected = headers['if-match']
    if (expected === undefined || expected === `"${row.version}"`) return
    const status = 'status' in row ? row.status : undefined
    const by = changedBy.get(row.id) ?? null
    throw refusal(code, { current: { status, version: row.version, by, at: row.updatedAt } })
  }

  const store = <T extends Versioned>(entity: string, row: T, changes: Partial<T>, userId: string): T => {
    const next = { ...row, ...changes, version: row.version + 1, updatedAt: new Date(now()).toISOString() }
    feed.put(entity, row.id, next)
    changedBy.set(row.id, userId)
    return next
  }

  const changeStatus = (arriving: Arriving) => {
    const { params, body, userId } = arriving
    const row = find('application', params['id'])
    const status = params['status'] as ApplicationStatus
    if (row.status === status) return row
    check(row, arriving, 'STATUS_CONFLICT')
    if (!canChangeStatus(row.status, status)) throw refusal('INVALID_TRANSITION')
    if (status === 'offer_accepted') {
      for (const renter of row.mainRenters) {
        const { propertyId } = find('process', row.processId)
        const id = `${renter.id.slice(0, -1)}f`
        feed.put('resident', id, { id, ...residentOf(row, propertyId), ...body })
      }
    }
    return store('application', row, { status }, userId)
  }

  /** It is no news of the application itself, so that its `updatedAt` stays. */
  const requestDocuments = ({ params, body, userId }: Arriving) => {
    const row = find('application', params['id'])
    const asking = documentRequestContract.requestDocuments.body.parse(body)
    if (!takesRequestedDocuments(row)) throw refusal('DOCUMENTS_NOT_REQUESTED')
    const documentRequests = requestsAfter(row, { ...asking, requestedAt: new Date(now()).toISOString() })
    const next = { ...row, documentRequests, version: row.version + 1 }
    feed.put('application', row.id, next)
    changedBy.set(row.id, userId)
    return next
  }

  const handover = createModelHandover({
    feed,
    now,
    check: (row, arriving) => check(row, arriving, 'EDIT_CONFLICT'),
    noteChange: (id, userId) => changedBy.set(id, userId),
  })

  const execute = (arriving: Arriving): unknown => {
    const { name, params, body, userId } = arriving
    switch (name) {
      case 'createRentObject': {
        const row = { ...body, id: String(body['id']), code: 'NEWONE', version: 1, ...stamps(now) }
        feed.put('property', row.id, row)
        return { ...row, ...emptyProperty(row) }
      }
      case 'changeRent': {
        const row = find('property', params['id'])
        check(row, arriving, 'EDIT_CONFLICT')
        const { baseRent, sideCosts } = body as { baseRent: number; sideCosts: number }
        const next = store('property', row, { baseRent, sideCosts }, userId)
        return { ...next, ...emptyProperty(next) }
      }
      case 'changeStatus':
        return changeStatus(arriving)
      case 'requestDocuments':
        return requestDocuments(arriving)
      case 'changeProcess': {
        const row = find('process', params['id'])
        check(row, arriving, 'EDIT_CONFLICT')
        return store('process', row, body, userId)
      }
      case 'createProcess': {
        const { rentObjectId, applicationProcessName, ...rest } = body
        find('property', String(rentObjectId))
        const row = { ...rest, id: String(body['id']), propertyId: rentObjectId, name: applicationProcessName }
        const whole = { ...row, status: 'open', code: 'NEWPRO', version: 1, ...noApplicant, ...stamps(now) }
        feed.put('process', row.id, whole)
        return whole
      }
      case 'addNote': {
        const { organizationId } = find('application', params['id'])
        const row = { id: String(body['id']), organizationId, applicationId: params['id'], text: body['text'] }
        const note = { ...row, authorId: userId, authorName: userId, createdAt: new Date(now()).toISOString() }
        feed.put('note', note.id, note)
        return note
      }
      case 'removeNote': {
        find('note', params['noteId'])
        feed.put('note', params['noteId'] ?? '', null)
        return { id: params['noteId'] }
      }
      default: {
        const answer = handover.execute(arriving)
        if (answer === undefined) throw new Error(`No such call here: ${name}`)
        return answer
      }
    }
  }

  return {
    feed,
    handover,
    executions,
    handle: (arriving: Arriving): unknown => {
      const { userId, headers } = arriving
      if (headers['x-acting-user'] !== userId) throw refusal('ACTOR_MISMATCH')
      const key = `${userId} ${headers['idempotency-key']}`
      if (answers.has(key)) return structuredClone(answers.get(key))
      const answer = execute(arriving)
      executions.push(arriving)
      answers.set(key, structuredClone(answer))
      return structuredClone(answer)
    },
  }
}

export type ModelServer = ReturnType<typeof createModelServer>

const stamps = (now: () => number) => ({
  createdAt: new Date(now()).toISOString(),
  updatedAt: new Date(now()).toISOString(),
})

const noApplicant = { applicantName: null, applicantEmail: null, chosenApplicationId: null }

const nobody = { currentResidents: [], comingResidents: [], archivedResidents: [] }

const emptyProperty = (row: object) => {
  const { baseRent, sideCosts } = row as { baseRent: number; sideCosts: number }
  return { rent: baseRent, currentSideCosts: sideCosts, rentHistory: [], ...nobody }
}

const residentOf = (
  { id: applicationId, organizationId, updatedAt }: FeedRecords['application'],
  propertyId: string,
) => ({
  organizationId,
  propertyId,
  applicationId,
  firstName: 'Anna',
  lastName: 'Müller',
  email: 'anna@demo.test',
  phone: null,
  nationality: 'CH',
  moveOutDate: null,
  notes: '',
  profession: null,
  version: 1,
  createdAt: updatedAt,
  updatedAt,
})
