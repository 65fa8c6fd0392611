import { newId } from '#shared/ids.ts'
import { application, idOf, ORGANIZATION, process, property } from '#shared/testing/rows.ts'
import { withFailures } from '#web/apply/delivery/testing/failing-database.ts'
import { createVirtualTime, seededRandom, type VirtualTime } from '#web/apply/delivery/testing/virtual-time.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { discardDatabase } from '#web/manage/storage/remove-database.ts'
import { keepCommand } from '#web/manage/sync/commands/keep-command.ts'
import { readCommands, readRecord, readRecords } from '#web/manage/sync/commands/read-shown.ts'
import type { CommandInput, CommandName } from '#web/manage/sync/effects/command-types.ts'
import { createSyncEngine } from '#web/manage/sync/engine/sync-engine.ts'
import type { RecordsPoint, RecordsPorts, TabMessage } from '#web/manage/sync/feed/ports.ts'
import { createLine } from './model-line.ts'
import { createModelLocks } from './model-locks.ts'
import { createModelServer, type ModelServer } from './model-server.ts'

export const HOUSE = idOf(1)
export const PROCESS = idOf(2)
export const ANNA = idOf(3)

/** A server with a house, a process and an application, and devices. */
export function createWorld({ applications = 1, seed = 1 } = {}) {
  const time = createVirtualTime()
  const server = createModelServer(time.now)
  server.feed.put('property', HOUSE, property(1))
  server.feed.put('process', PROCESS, process(2, HOUSE))
  for (let i = 0; i < applications; i += 1) server.feed.put('application', idOf(3 + i), application(3 + i, PROCESS))
  const random = seededRandom(seed)
  const devices: { close: () => Promise<void> }[] = []
  return {
    time,
    server,
    device: (userId = 'anna', pageSize = 500) => {
      const device = createDevice({ time, server, random, userId, pageSize })
      devices.push(device)
      return device
    },
    end: async () => {
      for (const device of devices) await device.close()
    },
  }
}

export type World = ReturnType<typeof createWorld>

/** A tab that has everything the server has. */
export async function synced({ time }: World, device: Device) {
  const tab = device.openTab()
  await time.advance(2_000)
  return tab
}

/** A change of the house's rent. */
export const rent = (baseRent: number): CommandInput<'changeRent'> => ({
  params: { id: HOUSE },
  body: { baseRent, sideCosts: 100, reason: '', id: idOf(70 + baseRent), changeDate: '2027-01-15' },
  about: { entity: 'property', id: HOUSE },
})

interface Around {
  time: VirtualTime
  server: ModelServer
  random: () => number
  userId: string
  pageSize: number
}

/** A device of a manager: a database, and tabs that may die at any moment. */
function createDevice({ time, server, random, userId, pageSize }: Around) {
  const name = newId()
  const database = new ManagerDatabase(name)
  const failures = withFailures(database)
  time.watch(() => failures.open > 0)
  const line = createLine(server, { pageSize })
  line.state.userId = userId
  const locks = createModelLocks()
  const hearing = new Map<object, (message: TabMessage) => void>()
  const state = { isSeen: true, dieAt: undefined as RecordsPoint | undefined, hasLocks: true, checks: 0 }
  const never = new Promise<never>(() => {})
  const tabs: { kill: () => void }[] = []
  const writer = { database, actorId: userId, actorName: userId, now: time.now }

  const openTab = (actorId = userId) => {
    const owner = {}
    let isDead = false
    const alive = async <T>(promise: Promise<T>): Promise<T> => {
      const ended = await promise.then(
        (value) => () => value,
        (error: unknown) => () => {
          throw error
        },
      )
      if (isDead) await never
      return ended()
    }
    const kill = () => {
      isDead = true
      hearing.delete(owner)
      locks.die(owner)
    }
    const ports: RecordsPorts = {
      database,
      actorId,
      organizationId: ORGANIZATION,
      call: (endpoint, input, headers) => (isDead ? never : alive(line.call(endpoint, input, headers))),
      request: (path, init) => (isDead ? never : alive(line.request(path, init))),
      watch: (heard, over) => alive(line.watch((what) => void (isDead || heard(what)), over)),
      checkMe: () => {
        state.checks += 1
        return Promise.resolve()
      },
      now: time.now,
      random,
      after: (ms, run) => time.after(ms, () => void (isDead || run())),
      pause: () => Promise.resolve(),
      locks: state.hasLocks ? locks.of(owner) : undefined,
      channel: {
        post: (message) => {
          for (const [other, listener] of hearing) if (other !== owner) queueMicrotask(() => listener(message))
        },
        listen: (listener) => {
          const before = hearing.get(owner)
          hearing.set(owner, (message) => {
            before?.(message)
            listener(message)
          })
        },
      },
      isSeen: () => state.isSeen,
      isOnline: () => true,
      reach: async (point) => {
        if (isDead) await never
        if (state.dieAt !== point) return
        state.dieAt = undefined
        kill()
        await never
      },
    }
    const step = createSyncEngine(ports)
    step.start()
    const tab = { ...step, ports, kill }
    tabs.push(tab)
    return tab
  }

  return {
    name,
    database,
    line,
    state,
    failures,
    openTab,
    writer,
    /** Writes a change down; whoever leads is told. */
    issue: <N extends CommandName>(command: N, input: CommandInput<N>): Promise<number> =>
      keepCommand(writer, command, input),
    /** The application's status is changed, as it is shown here. */
    decide: async (status: CommandInput<'changeStatus'>['params']['status'], id = ANNA): Promise<number> => {
      const seen = await readRecord(database, 'application', id)
      return keepCommand(writer, 'changeStatus', {
        params: { id, status },
        body: { reason: '', sendMail: false },
        about: { entity: 'application', id },
        ...(seen && { ifMatch: seen.version }),
      })
    },
    application: (id = ANNA) => readRecord(database, 'application', id),
    applications: () => readRecords(database, 'application', PROCESS),
    commands: () => readCommands(database),
    killAll: () => {
      for (const tab of tabs) tab.kill()
    },
    close: async () => {
      for (const tab of tabs) tab.kill()
      database.close()
      await discardDatabase(name)
    },
  }
}

export type Device = ReturnType<typeof createDevice>
