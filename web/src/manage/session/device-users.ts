import * as z from 'zod/mini'
import { forgetChoice } from './chosen-organization.ts'
import { type DeviceUser, deviceUser, deviceUserState, WIPED_AFTER_MS } from './device-lock.ts'
import type { SessionPorts } from './ports.ts'
import { readStored } from './read-stored.ts'

const userKey = 'desk'
const othersKey = 'deskOthers'

const earlierUsers = z.object({
  /** People who worked here before: their data stays closed until they come back, or its time is over. */
  closed: z.array(z.object({ userId: z.string(), lastContactAt: z.number() })),
  /** Somebody signed out without a connection: the server does not know yet. */
  owesSignOut: z.optional(z.literal(true)),
  /** Somebody signed out, and nobody has been led to the page where the identity provider ends its own session. */
  owesProvider: z.optional(z.literal(true)),
})
type EarlierUsers = z.output<typeof earlierUsers>

type DeviceUsersPorts = Pick<SessionPorts, 'device' | 'databases' | 'now'>
export type DeviceUsers = ReturnType<typeof createDeviceUsers>

/** What the device knows about who works on it, and the rules by which their data stays or goes. It names nobody. */
export function createDeviceUsers({ device, databases, now }: DeviceUsersPorts) {
  const read = (): DeviceUser | undefined => readStored(device, userKey, deviceUser)
  const write = (record: DeviceUser) => device.setItem(userKey, JSON.stringify(record))
  const readOthers = (): EarlierUsers => readStored(device, othersKey, earlierUsers) ?? { closed: [] }
  const writeOthers = (others: EarlierUsers) =>
    others.closed.length > 0 || others.owesSignOut || others.owesProvider
      ? device.setItem(othersKey, JSON.stringify(others))
      : device.removeItem(othersKey)
  const change = (changes: Partial<DeviceUser>) => {
    const record = read()
    if (record) write({ ...record, ...changes })
  }

  /** Takes the data away. What a kill interrupts goes on at the next start. */
  const wipe = async () => {
    const record = read()
    if (!record) return
    write({ ...record, pendingWipe: true })
    forgetChoice(device)
    await databases.remove(record.userId)
    // Somebody may have signed in meanwhile.
    if (read()?.pendingWipe) device.removeItem(userKey)
  }

  return {
    record: read,
    state: () => {
      const record = read()
      return record && deviceUserState(record, now())
    },
    /** Whether their data may lie here. */
    remembers: (userId: string) => {
      const record = read()
      const isHere = record?.userId === userId && !record.pendingWipe
      return isHere || readOthers().closed.some((each) => each.userId === userId)
    },
    /** Somebody signed in, or was recognised by the server: the data of anybody else is closed. */
    enter: (userId: string) => {
      const [record, others] = [read(), readOthers()]
      const isOther = record && record.userId !== userId && !record.pendingWipe
      const closed = [...others.closed, ...(isOther ? [record] : [])].filter((each) => each.userId !== userId)
      writeOthers({ ...others, closed: closed.map(({ userId: id, lastContactAt }) => ({ userId: id, lastContactAt })) })
      write({ userId, lastContactAt: now(), seenAt: now() })
    },
    /** The server answered this person. */
    contact: (userId: string) => {
      if (read()?.userId === userId) change({ lastContactAt: now(), seenAt: now() })
    },
    /** Time goes on. */
    see: () => {
      const record = read()
      if (record && now() > record.seenAt) write({ ...record, seenAt: now() })
    },
    lock: () => {
      if (read()?.lockedAt === undefined) change({ lockedAt: now() })
    },
    wipe,
    /** Before anything is drawn: takes away what was to go, or should have gone by now, and what nobody remembers. */
    tidy: async () => {
      const record = read()
      if (record && deviceUserState(record, now()) === 'wipe') await wipe()
      const others = readOthers()
      writeOthers({
        ...others,
        closed: others.closed.filter(({ lastContactAt }) => now() - lastContactAt < WIPED_AFTER_MS),
      })
      const known = new Set([read(), ...readOthers().closed].map((each) => each?.userId))
      const forgotten = (await databases.list()).filter((userId) => !known.has(userId))
      await Promise.all(forgotten.map((userId) => databases.remove(userId)))
    },
    owesSignOut: () => readOthers().owesSignOut === true,
    owesProvider: () => readOthers().owesProvider === true,
    /** Somebody signs out: neither the server nor the provider knows. */
    oweSignOut: () => writeOthers({ ...readOthers(), owesSignOut: true, owesProvider: true }),
    /** The server knows. */
    signOutTold: () => writeOthers({ ...readOthers(), owesSignOut: undefined }),
    /** Somebody is led to the provider's page, or has just proved there who they are. */
    providerLeft: () => writeOthers({ ...readOthers(), owesProvider: undefined }),
  }
}
