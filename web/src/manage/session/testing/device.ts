import { memoryStorage } from '#web/apply/storage/testing/memory-storage.ts'
import type { Locks } from '#web/kit/device/locks.ts'
import type { SessionPorts } from '#web/manage/session/ports.ts'
import { createSession } from '#web/manage/session/session.ts'
import type { TabMessage } from '#web/manage/session/tab-message.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { discardDatabase, listDatabases, removeDatabase } from '#web/manage/storage/remove-database.ts'
import { type Account, createFakeServer } from './fake-server.ts'

const START = Date.UTC(2027, 0, 15, 9)

/** A phone or desk computer with its storage, a clock that moves when a test says so, and tabs. */
export function createDevice() {
  const server = createFakeServer()
  const storage = memoryStorage()
  const locks = queueingLocks()
  const hearing = new Map<object, (message: TabMessage) => void>()
  const opened = new Set<ManagerDatabase>()
  let now = START
  let timers: { at: number; run: () => void; tab: object }[] = []

  const settle = async () => {
    for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }

  const advance = async (ms: number) => {
    const end = now + ms
    await settle()
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (!next) break
      timers = timers.filter((timer) => timer !== next)
      now = Math.max(now, next.at)
      next.run()
      await settle()
    }
    now = end
  }

  const openTab = (tabStorage = memoryStorage()) => {
    const tab = {}
    const ports: SessionPorts = {
      send: server.send,
      now: () => now,
      after: (ms, run) => {
        const timer = { at: now + ms, run, tab }
        timers.push(timer)
        return () => {
          timers = timers.filter((each) => each !== timer)
        }
      },
      isSeen: () => true,
      tab: tabStorage,
      device: storage,
      locks,
      channel: {
        post: (message) => {
          for (const [other, listener] of hearing) if (other !== tab) queueMicrotask(() => listener(message))
        },
        listen: (listener) => void hearing.set(tab, listener),
      },
      databases: {
        open: (userId, organizationId) => {
          const database = new ManagerDatabase(userId, organizationId)
          opened.add(database)
          return database
        },
        remove: removeDatabase,
        discard: discardDatabase,
        list: listDatabases,
      },
    }
    const session = createSession(ports)
    return {
      ...session,
      storage: tabStorage,
      /** Looks who is here, as the first page does. */
      start: async () => {
        await session.device.tidy()
        const restored = session.restore()
        await advance(0)
        await restored
        await advance(0)
        return session.state()
      },
      /** The page is closed, or the device dies. */
      kill: () => {
        hearing.delete(tab)
        timers = timers.filter((timer) => timer.tab !== tab)
      },
    }
  }

  return {
    server,
    storage,
    openTab,
    advance,
    /** Runs something that waits for time to pass. */
    during: async <T>(running: Promise<T>): Promise<T> => {
      running.catch(() => undefined) // looked at below
      await advance(0)
      return running
    },
    /** Time passes while the device is off, forwards or back. */
    jump: (ms: number) => {
      now += ms
    },
    now: () => now,
    databases: listDatabases,
    end: async () => {
      for (const database of opened) database.close()
      for (const userId of await listDatabases()) await discardDatabase(userId)
    },
  }
}

type Device = ReturnType<typeof createDevice>
export type Tab = ReturnType<Device['openTab']>

export const account = (id: string, more: Partial<Account> = {}): Account => ({
  id,
  username: `${id}@demo.test`,
  firstName: 'Maria',
  lastName: id,
  email: `${id}@demo.test`,
  role: 'manager',
  organizationId: 'o1',
  organization: { id: 'o1', name: 'Musterverwaltung' },
  isActive: true,
  ...more,
})

/** One holder of a name at a time; the others wait their turn. */
function queueingLocks(): Locks {
  const last = new Map<string, Promise<unknown>>()
  return {
    request: <T>(name: string, _options: object, run: (lock: object | null) => Promise<T>) => {
      const turn = (last.get(name) ?? Promise.resolve()).catch(() => undefined).then(() => run({ name }))
      last.set(name, turn)
      return turn
    },
  }
}
