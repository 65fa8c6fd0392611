import { afterEach, beforeEach, expect, test } from 'vitest'
import { syncContract } from '#shared/feed/contract.ts'
import { idOf, property } from '#shared/testing/rows.ts'
import { createVirtualTime } from '#web/apply/delivery/testing/virtual-time.ts'
import type { SessionState } from '#web/manage/session/session-state.ts'
import type { Person } from '#web/manage/session/stored-session.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { discardDatabase } from '#web/manage/storage/remove-database.ts'
import { issueCommand } from '#web/manage/sync/commands/keep-command.ts'
import { readRecords } from '#web/manage/sync/commands/read-shown.ts'
import { createLine } from '#web/manage/sync/testing/model-line.ts'
import { createModelServer } from '#web/manage/sync/testing/model-server.ts'
import { createSyncEngine, followSession, type Whose } from './sync-engine.ts'

const OWNER: Person = {
  id: 'olga',
  username: 'olga@demo.test',
  firstName: 'Olga',
  lastName: 'Owner',
  email: 'olga@demo.test',
  role: 'platform_owner',
  organizationId: null,
  organization: null,
}
const HOUSES = { o1: idOf(1), o2: idOf(2) }
type OrganizationId = keyof typeof HOUSES

let made: ReturnType<typeof createOwnersTab>
beforeEach(() => {
  made = createOwnersTab()
})
afterEach(() => made.end())

test('nothing is read for an owner who has chosen no organization, and only what belongs to the one they chose', async () => {
  await made.choose(undefined)
  expect(made.asked()).toEqual([])
  await made.choose('o1')
  expect(await made.houses()).toEqual([HOUSES.o1])
  await made.choose('o2')
  expect(await made.houses()).toEqual([HOUSES.o2])
  expect(new Set(made.asked())).toEqual(new Set(['o1', 'o2']))
})

test('a change that was made in one organization is never sent while somebody works in another one, and once when they are back', async () => {
  await made.choose('o1')
  made.servers.o1.line.state.isUp = false
  await made.changeRent(HOUSES.o1, 1700)
  await made.choose('o2')
  made.servers.o1.line.state.isUp = true
  await made.time.advance(10 * 60_000)
  expect(made.executed()).toEqual({ o1: [], o2: [] })
  expect(await made.houses()).toEqual([HOUSES.o2])

  await made.changeRent(HOUSES.o2, 1800)
  await made.time.advance(10_000)
  expect(made.executed()).toEqual({ o1: [], o2: [1800] })
  await made.choose('o1')
  expect(made.executed()).toEqual({ o1: [1700], o2: [1800] })
  expect(await made.houses()).toEqual([HOUSES.o1])
})

test('two answers that cross a change of organization are written down for the one that was asked about', async () => {
  await made.choose('o1')
  const letGo = made.servers.o1.line.hold('pull')
  made.servers.o1.server.feed.put('property', idOf(11), property(11))
  await made.time.advance(1_000)
  await made.choose('o2')
  letGo()
  await made.time.advance(1_000)
  expect(await made.houses()).toEqual([HOUSES.o2])
})

test('what waits goes out as soon as the server has said again who this is', async () => {
  await made.choose('o1')
  made.servers.o1.line.state.isUp = false
  await made.changeRent(HOUSES.o1, 1700)
  await made.time.advance(10 * 60_000)
  made.servers.o1.line.state.isUp = true
  await made.time.advance(10_000)
  expect(made.executed()).toEqual({ o1: [], o2: [] })
  made.answer()
  await made.time.advance(10_000)
  expect(made.executed()).toEqual({ o1: [1700], o2: [] })
})

/** A tab of a platform owner, and a server that keeps the records of two organizations apart. */
function createOwnersTab() {
  const time = createVirtualTime()
  const servers = { o1: createServer('o1'), o2: createServer('o2') }
  const asked: unknown[] = []
  const databases: ManagerDatabase[] = []
  let state: SessionState = { kind: 'unknown' }
  let tell = () => {}
  let answer = () => {}

  function createServer(id: OrganizationId) {
    const server = createModelServer(time.now)
    server.feed.put('property', HOUSES[id], property(Number(id.slice(1))))
    const line = createLine(server)
    line.state.userId = OWNER.id
    return { server, line }
  }

  const start = (database: ManagerDatabase, { actorId, organizationId }: Whose) => {
    // The server answers for the organization that a call names, and finds a command's record wherever it is.
    const { line } = servers[organizationId as OrganizationId]
    const step = createSyncEngine({
      database,
      actorId,
      organizationId,
      call: (endpoint, input, headers) => {
        const { query } = input as { query?: { organizationId?: string } }
        if (endpoint.path === syncContract.pullChanges.path) asked.push(query?.organizationId)
        return line.call(endpoint, input, headers)
      },
      request: line.request,
      watch: line.watch,
      checkMe: () => Promise.resolve(),
      now: time.now,
      random: () => 0.5,
      after: time.after,
      pause: () => Promise.resolve(),
      locks: undefined,
      channel: { post: () => {}, listen: () => {} },
      isSeen: () => true,
      isOnline: () => true,
    })
    step.start()
    return { step, end: step.stop }
  }
  const session = {
    state: () => state,
    watch: (listener: () => void) => void (tell = listener),
    watchAnswers: (listener: () => void) => void (answer = listener),
  }
  const records = followSession(session, start)
  const current = () => {
    if (state.kind !== 'open') throw new Error('Nobody is here')
    return state
  }

  return {
    time,
    servers,
    asked: () => asked,
    choose: async (organizationId: OrganizationId | undefined) => {
      const before = state.kind === 'open' ? state.database : undefined
      const database = new ManagerDatabase(OWNER.id, organizationId)
      databases.push(database)
      // The clock of a test does not wait for a database that is being made.
      await database.open()
      state = { kind: 'open', person: OWNER, database, organizationId: organizationId ?? null }
      tell()
      before?.close()
      await time.advance(5_000)
    },
    houses: async () => (await readRecords(current().database, 'property'))?.map(({ id }) => id),
    changeRent: (id: string, baseRent: number) =>
      issueCommand(
        {
          database: current().database,
          actorId: OWNER.id,
          actorName: 'Olga Owner',
          now: time.now,
          after: time.after,
          isOnline: () => false,
          sendNow: records.sendNow,
        },
        'changeRent',
        { params: { id }, body: { baseRent, sideCosts: 1, reason: '' }, about: { entity: 'property', id } },
      ),
    answer: () => answer(),
    executed: () => ({ o1: rentsOf(servers.o1.server), o2: rentsOf(servers.o2.server) }),
    end: async () => {
      state = { kind: 'unknown' }
      tell()
      for (const database of databases) database.close()
      await discardDatabase(OWNER.id)
    },
  }
}

const rentsOf = ({ executions }: ReturnType<typeof createModelServer>) => executions.map(({ body }) => body['baseRent'])
