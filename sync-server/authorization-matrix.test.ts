import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Access, Endpoint } from '#shared/endpoint.ts'
import { type EndpointName, everyEndpoint } from '#shared/every-endpoint.ts'
import { newId } from '#shared/ids.ts'
import { createApp } from './app.ts'
import { handoverProtocols, protocolFiles, protocolRooms } from './db/handover-schema.ts'
import { applicationNotes } from './db/note-schema.ts'
import { propertyPhotos } from './db/photo-schema.ts'
import { views } from './db/view-schema.ts'
import {
  accessCodes,
  activities,
  applicationProcesses,
  applications,
  organizations,
  properties,
  rentChanges,
  residents,
  users,
} from './db/schema.ts'
import { commands, mails } from './db/server-schema.ts'
import { nobodysHandover } from './testing/build/build-handover.ts'
import { buildOwner, buildUser } from './testing/build/build-people.ts'
import { buildRecords } from './testing/build-records.ts'
import { as } from './testing/caller-in-header.ts'
import { createAnswerCheck } from './testing/described-answers.ts'
import { setupTestApp } from './testing/test-app.ts'
import { type Records, sendValidRequest, validRequests } from './testing/valid-requests.ts'

const { db, deps, close } = await setupTestApp()
afterAll(close)

const checkAnswer = createAnswerCheck()

/** How often the server asked who calls. */
let asked = 0
const app = createApp({
  ...deps,
  findCaller: (request) => {
    asked += 1
    return deps.findCaller(request)
  },
})

const callers = ['nobody', 'a stranger', 'a user', 'a manager', 'another manager', 'a platform owner'] as const
type CallerName = (typeof callers)[number]
/** Seen from `a manager` and `a user`; `another manager` belongs to the other organization. */
const places = ['the own organization', 'another organization', 'nowhere'] as const
type Place = (typeof places)[number]
const names = Object.keys(everyEndpoint) as EndpointName[] // a literal object's own keys
const endpoints: Record<EndpointName, Endpoint> = everyEndpoint

const cells = names.flatMap((name) => callers.flatMap((caller) => places.map((place) => ({ name, caller, place }))))
const visited = new Set<string>()

let records: Record<Place, Records>
let headers: Record<CallerName, Record<string, string>>
beforeAll(async () => {
  const own = await buildRecords({ db, deps })
  const foreign = await buildRecords({ db, deps })
  records = {
    'the own organization': own,
    'another organization': foreign,
    nowhere: {
      organizationId: newId(),
      userId: newId(),
      invitedIds: Array.from({ length: 10 }, newId),
      process: { id: newId(), code: 'NOWAYX' },
      propertyId: newId(),
      residentId: newId(),
      applicationId: newId(),
      mainRenterId: newId(),
      documentId: newId(),
      noteId: newId(),
      photo: { id: newId(), size: 1 },
      viewIds: Array.from({ length: 20 }, newId),
      handover: nobodysHandover(own.handover),
    },
  }
  headers = {
    nobody: {},
    'a stranger': as({ id: newId() }),
    'a user': as(await buildUser(db, { organizationId: own.organizationId, role: 'user' })),
    'a manager': as(await buildUser(db, { organizationId: own.organizationId })),
    'another manager': as(await buildUser(db, { organizationId: foreign.organizationId })),
    'a platform owner': as(await buildOwner(db)),
  }
})

/** Who has which right, said here once more and without looking at the server's own table. */
const entitled: Record<Exclude<Access, 'anyone'>, readonly CallerName[]> = {
  'signed-in': ['a stranger', 'a user', 'a manager', 'another manager', 'a platform owner'],
  manager: ['a manager', 'another manager', 'a platform owner'],
  'platform-owner': ['a platform owner'],
}
const reached: Record<CallerName, readonly Place[]> = {
  nobody: [],
  'a stranger': [],
  'a user': [],
  'a manager': ['the own organization'],
  'another manager': ['another organization'],
  'a platform owner': ['the own organization', 'another organization'],
}

type GuardedName = {
  [Name in EndpointName]: (typeof everyEndpoint)[Name]['access'] extends 'anyone' ? never : Name
}[EndpointName]
const isGuarded = (name: EndpointName): name is GuardedName => endpoints[name].access !== 'anyone'
const guarded = names.filter(isGuarded)

/** The status that follows from the endpoint's access and the caller's reach alone. */
function expectedStatus(name: GuardedName, caller: CallerName, place: Place): number {
  const access = everyEndpoint[name].access
  const { status = 200 } = endpoints[name]
  if (caller === 'nobody') return 401
  if (!entitled[access].includes(caller)) return 403
  const { names: named } = validRequests[name]
  if ((named !== 'a record' && named !== 'a process') || reached[caller].includes(place)) return status
  return named === 'a process' && place !== 'nowhere' ? 403 : 404
}

/** Records that no answer may mention; the call about oneself names the own organization to everybody. */
const hiddenFrom = (caller: CallerName, name: GuardedName) =>
  name === 'readMe' ? [] : places.filter((place) => !reached[caller].includes(place)).map((place) => records[place])

const cellsOf = (name: EndpointName) => cells.filter((cell) => cell.name === name)

describe.each(guarded)('%s', (name) => {
  test.each(cellsOf(name))('called by $caller, for a record of $place', async (cell) => {
    const { caller, place } = cell
    visited.add(JSON.stringify(cell))
    const [askedBefore, rowsBefore] = [asked, await countRows()]
    const response = await sendValidRequest(app, name, records[place], headers[caller])
    expect(response.status).toBe(expectedStatus(name, caller, place))
    expect(asked).toBe(askedBefore + 1)
    const written = response.ok ? rowsBefore : await countRows()
    expect(written, 'a refused call writes nothing').toEqual(rowsBefore)
    const [wrong, text] = await Promise.all([checkAnswer(name, response.clone()), readText(response)])
    expect(wrong, 'it is as the API describes itself').toEqual([])
    for (const { organizationId, userId } of hiddenFrom(caller, name)) {
      expect(text).not.toContain(organizationId)
      expect(text).not.toContain(userId)
    }
  })
})

describe.each(names.filter((name) => !isGuarded(name)))('%s', (name) => {
  test.each(cellsOf(name))('lets $caller in as everybody, for a record of $place', async (cell) => {
    visited.add(JSON.stringify(cell))
    const askedBefore = asked
    const response = await sendValidRequest(app, name, records[cell.place], headers[cell.caller])
    const nobodys = await sendValidRequest(app, name, records[cell.place], {})
    expect(await checkAnswer(name, response.clone()), 'it is as the API describes itself').toEqual([])
    expect(await outcomeOf(response)).toEqual(await outcomeOf(nobodys))
    expect(response.status).not.toBe(500)
    expect(asked).toBe(askedBefore)
  })
})

/** Events go on for ever, and the first of them has nothing to hide. */
async function readText(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text()
  await response.body?.cancel()
  return ''
}

const failure = z.object({ code: z.optional(z.string()) })
async function outcomeOf(response: Response) {
  const text = await response.text()
  return { status: response.status, code: text ? z.parse(failure, JSON.parse(text)).code : undefined }
}

const countRows = () =>
  Promise.all([...managedTables, organizations, users, activities, mails, commands].map((table) => db.$count(table)))
const managedTables = [
  properties,
  rentChanges,
  residents,
  applicationProcesses,
  applications,
  applicationNotes,
  accessCodes,
  handoverProtocols,
  protocolRooms,
  protocolFiles,
  propertyPhotos,
  views,
]

const naming = guarded.filter((name) => validRequests[name].names === 'a record')

test.each(naming)(
  '%s answers for another organization’s record exactly as for one that does not exist',
  async (name) => {
    const answerFor = async (place: Place) => {
      const response = await sendValidRequest(app, name, records[place], headers['a manager'])
      const { 'x-request-id': id, ...others } = Object.fromEntries(response.headers)
      expect(id).toBeDefined()
      return { status: response.status, headers: others, body: await response.text() }
    }
    const foreign = await answerFor('another organization')
    expect(foreign.status).toBe(404)
    expect(foreign).toEqual(await answerFor('nowhere'))
  },
)

const size = `${cells.length} cells: ${names.length} endpoints, ${callers.length} callers, ${places.length} places`

test(`every one of ${size}, was asked`, () => {
  expect(visited.size).toBe(Object.keys(everyEndpoint).length * callers.length * places.length)
  console.info(`Authorization matrix: ${size}`)
})
