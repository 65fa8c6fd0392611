import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { AccessTokenKeeper } from './access-token.ts'
import { forgetChoice, keepChoice, organizationOf } from './chosen-organization.ts'
import type { DeviceUsers } from './device-users.ts'
import type { SessionPorts } from './ports.ts'
import { type SessionState, stateAfter } from './session-state.ts'
import { clearSession, type Person, readSession, writeSession } from './stored-session.ts'
import type { Ended } from './tab-message.ts'

export type Presence = ReturnType<typeof createPresence>

/** Who is here in this tab, and how that ends. */
export function createPresence(
  { tab, device: storage, channel, databases, now }: SessionPorts,
  device: DeviceUsers,
  token: AccessTokenKeeper,
) {
  const listeners = new Set<() => void>()
  let state: SessionState = { kind: 'unknown' }
  /** Whose data lies here. */
  let opened: string | undefined
  let endings = 0

  const change = (next: SessionState) => {
    if (state.kind === 'open' && !(next.kind === 'open' && next.database === state.database)) state.database.close()
    state = next
    for (const listener of listeners) listener()
  }

  const enter = (who: Person, own?: ManagerDatabase) => {
    const organizationId = organizationOf(who, { tab, device: storage })
    // What is read of an organization lies apart from everything that its owner reads of others.
    const ofOrganization = who.role === 'platform_owner' ? (organizationId ?? undefined) : undefined
    const name = `${who.id} ${ofOrganization}`
    const given = ofOrganization === undefined ? own : undefined
    const database =
      state.kind === 'open' && name === opened ? state.database : (given ?? databases.open(who.id, ofOrganization))
    if (own !== database) own?.close()
    opened = name
    change({ kind: 'open', person: who, database, organizationId })
  }

  const person = () => (state.kind === 'open' ? state.person : undefined)

  /** The session is over here. What the device keeps stays as it is. */
  const leave = (next: SessionState) => {
    endings += 1
    token.drop()
    clearSession(tab)
    forgetChoice(tab)
    change(next)
  }

  /** The session is over in every tab. */
  const end = (why: Ended) => {
    leave(stateAfter(why))
    channel.post({ kind: 'ended', why })
  }

  return {
    state: () => state,
    watch: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    person,
    /** Taken before the server is asked; tells afterwards whether the session that asked has ended meanwhile, in whatever tab. */
    awaitEnd: (): (() => boolean) => {
      const [before, here] = [endings, device.record()?.userId]
      const wasRemembered = here !== undefined && device.remembers(here)
      return () => endings !== before || (wasRemembered && !device.remembers(here))
    },
    /**
     * Shows the screens to somebody; what is written to `auth` lasts as long as the tab.
     * @param own their own database, where it is open already
     */
    open: (who: Person, own?: ManagerDatabase) => {
      enter(who, own)
      const current = token.current()
      const stored = readSession(tab)
      const since = stored?.token === current ? stored?.authenticatedAt : undefined
      if (current) {
        const authenticatedAt = since ?? new Date(now()).toISOString()
        writeSession(tab, { token: current, user: who, authenticatedAt })
      }
    },
    /** A platform owner works with this organization's records from now on, in this tab. */
    choose: (organizationId: string) => {
      if (state.kind !== 'open' || state.person.role !== 'platform_owner') return
      keepChoice({ tab, device: storage }, state.person, organizationId)
      enter(state.person)
    },
    leave,
    end,
    /** The server refuses the session, and no renewal mends that. */
    lockOut: () => {
      device.lock()
      if (device.record()) end('unauthorized')
      else leave({ kind: 'signed_out' }) // nobody was here: nothing to explain
    },
    /** Whose role is lost keeps nothing on the device. What lies here of somebody else is no concern of theirs. */
    deny: async (why: 'role' | 'deactivated', userId = person()?.id) => {
      end(why)
      if (device.record()?.userId === userId) await device.wipe()
    },
  }
}
