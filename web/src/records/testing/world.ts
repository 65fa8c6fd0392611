import { newId } from '#shared/ids.ts'
import { DeskDatabase } from '#web/local/desk-database.ts'
import { discardDesk } from '#web/local/remove-desk.ts'
import type { CommandInput, CommandName } from '#web/records/command-types.ts'
import { keepCommand } from '#web/records/issue-command.ts'
import { keepInStep } from '#web/records/keep-in-step.ts'
import type { RecordsPoint, RecordsPorts, TabMessage } from '#web/records/ports.ts'
import { readCommands, readRecord, readRecords } from '#web/records/read-folded.ts'
import { withFailures } from '#web/sync/testing/failing-database.ts'
import { createVirtualTime, seededRandom, type VirtualTime } from '#web/sync/testing/virtual-time.ts'
import { createModelDesk, type ModelDesk } from './model-desk.ts'
import { createLine } from './model-line.ts'
import { createModelLocks } from './model-locks.ts'
import { application, idOf, ORGANIZATION, process, property } from './model-rows.ts'

export const HOUSE = idOf(1)
export const PROCESS = idOf(2)
export const ANNA = idOf(3)

/** A server with a house, a process and an application, and devices. */
export function createWorld({ applications = 1, seed = 1 } = {}) {
  const time = createVirtualTime()
  const server = createModelDesk(time.now)
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
  server: ModelDesk
  random: () => number
  userId: string
  pageSize: number
}

/** A device of a manager: a database, and tabs that may die at any moment. */
function createDevice({ time, server, random, userId, pageSize }: Around) {
  const name = newId()
  const desk = new DeskDatabase(name)
  const failures = withFailures(desk)
  time.watch(() => failures.open > 0)
  const line = createLine(server, { pageSize })
  line.state.userId = userId
  const locks = createModelLocks()
  const hearing = new Map<object, (message: TabMessage) => void>()
  const state = { isSeen: true, dieAt: undefined as RecordsPoint | undefined, hasLocks: true, checks: 0 }
  const never = new Promise<never>(() => {})
  const tabs: { kill: () => void }[] = []

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
      desk,
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
    const step = keepInStep(ports)
    step.start()
    const tab = { ...step, ports, kill }
    tabs.push(tab)
    return tab
  }

  return {
    name,
    desk,
    line,
    state,
    failures,
    openTab,
    /** Writes a change down; whoever leads is told. */
    issue: <N extends CommandName>(command: N, input: CommandInput<N>): Promise<number> =>
      keepCommand({ desk, actorId: userId, actorName: userId, now: time.now }, command, input),
    /** The application's status is changed, as it is shown here. */
    decide: async (status: CommandInput<'changeStatus'>['params']['status'], id = ANNA): Promise<number> => {
      const seen = await readRecord(desk, 'application', id)
      return keepCommand({ desk, actorId: userId, actorName: userId, now: time.now }, 'changeStatus', {
        params: { id, status },
        body: { reason: '', sendMail: false },
        about: { entity: 'application', id },
        ...(seen && { ifMatch: seen.version }),
      })
    },
    application: (id = ANNA) => readRecord(desk, 'application', id),
    applications: () => readRecords(desk, 'application', PROCESS),
    commands: () => readCommands(desk),
    killAll: () => {
      for (const tab of tabs) tab.kill()
    },
    close: async () => {
      for (const tab of tabs) tab.kill()
      desk.close()
      await discardDesk(name)
    },
  }
}

export type Device = ReturnType<typeof createDevice>
