import { accountContract } from '#shared/account/contract.ts'
import type { AnswerOf, BodyOf, Endpoint } from '#shared/endpoint.ts'
import { type Me, userContract } from '#shared/user/contract.ts'
import { ApiError, type CallInput } from '#web/api/call.ts'
import type { DeskDatabase } from '#web/local/desk-database.ts'
import { type AccessToken, createAccessToken } from './access-token.ts'
import type { DeskMessage, Ended } from './desk-message.ts'
import { createDeviceDesk } from './device-desk.ts'
import { keptPerson } from './kept-person.ts'
import type { SessionPorts } from './ports.ts'
import { sendAs } from './send-as.ts'
import { tellSignOut } from './sign-out.ts'
import { asDeskPerson, clearSession, type Person, readSession, writeSession } from './stored-session.ts'

/** What a screen of the admin area goes by. */
export type SessionState =
  /** Nobody has looked yet. */
  | { kind: 'unknown' }
  | { kind: 'open'; person: Person; desk: DeskDatabase }
  /** `left`: on their own account. `locked`: there is data of somebody, which waits for their sign-in. */
  | { kind: 'signed_out'; why?: SignedOutReason }
  | { kind: 'denied'; why: 'role' | 'deactivated' }

export type SignedOutReason = 'left' | 'unauthorized' | 'locked' | 'no_connection'

export type Session = ReturnType<typeof createSession>

const TOKEN_LIFE_SECONDS = 600
const TICK_MS = 60_000

/** Who is signed in, in this tab and on this device: decisions.md, Sign-in. */
export function createSession(ports: SessionPorts) {
  const { tab, channel, desks, now, send, after } = ports
  const device = createDeviceDesk(ports)
  const token = createAccessToken(ports, () => void renew(token.current()))
  const listeners = new Set<() => void>()
  let state: SessionState = { kind: 'unknown' }
  let restoring: Promise<void> | undefined

  const change = (next: SessionState) => {
    if (state.kind === 'open' && !(next.kind === 'open' && next.desk === state.desk)) state.desk.close()
    state = next
    for (const listener of listeners) listener()
  }
  const personId = () => (state.kind === 'open' ? state.person.id : undefined)

  /** Shows the screens to somebody; what is written to `auth` lasts as long as the tab. */
  const open = (person: Person) => {
    const desk = state.kind === 'open' && state.person.id === person.id ? state.desk : desks.open(person.id)
    change({ kind: 'open', person, desk })
    const current = token.current()
    const stored = readSession(tab)
    const authenticatedAt = stored?.token === current ? stored?.authenticatedAt : undefined
    if (current) {
      writeSession(tab, {
        token: current,
        user: person,
        authenticatedAt: authenticatedAt ?? new Date(now()).toISOString(),
      })
    }
    return desk
  }

  /** The session is over here. What the device keeps stays as it is. */
  const leave = (next: SessionState) => {
    token.drop()
    clearSession(tab)
    change(next)
  }

  /** The server refuses the session, and no renewal mends that. */
  const lockOut = () => {
    device.lock()
    if (device.record()) end('unauthorized')
    else leave({ kind: 'signed_out' }) // nobody was here: nothing to explain
  }

  /** Whose role is lost keeps nothing on the device. What lies here of somebody else is no concern of theirs. */
  const deny = async (why: 'role' | 'deactivated', userId = personId()) => {
    end(why)
    if (device.record()?.userId === userId) await device.wipe()
  }

  const end = (why: Ended) => {
    leave(stateAfter(why))
    channel.post({ kind: 'ended', why })
  }

  /** The server said who this is. @returns whether they may go on */
  const admit = async (me: Me, fresh?: AccessToken): Promise<boolean> => {
    const person = asDeskPerson(me)
    const known = state.kind === 'open' ? state.person : undefined
    const isMoved = known?.id === me.id && known?.organizationId !== me.organizationId
    if (!person || isMoved) {
      await deny('role', me.id ?? known?.id)
      return false
    }
    // Another tab's sign-in gave the cookie of the session to somebody else: what was read before is closed.
    if (known && known.id !== person.id) leave({ kind: 'unknown' })
    if (known?.id !== person.id && (await keptPerson(desks, person.id))?.organizationId !== person.organizationId) {
      await desks.remove(person.id) // read for another organization
    }
    device.enter(person.id)
    if (fresh) {
      token.keep(fresh)
      channel.post({ kind: 'token', userId: person.id, ...fresh })
    }
    if (known?.id !== person.id) channel.post({ kind: 'signed_in', userId: person.id })
    await open(person)
      .me.put(person)
      .catch(() => undefined) // only for a start without a connection
    return true
  }

  /** @param refused the token that does not do any more */
  const renew = async (refused: string | undefined): Promise<'renewed' | 'unavailable' | 'over'> => {
    const before = personId()
    const renewal = await token.renew(refused)
    if (renewal.kind === 'unavailable') return 'unavailable'
    if (renewal.kind === 'refused') {
      lockOut()
      return 'over'
    }
    if (renewal.fresh.token === token.current()) return 'renewed'
    try {
      const me = await sendAs(send, renewal.fresh.token, userContract.readMe, {})
      return (await admit(me, renewal.fresh)) && (before === undefined || before === me.id) ? 'renewed' : 'over'
    } catch (error) {
      if (!(error instanceof ApiError)) return 'unavailable'
      if (error.code === 'ACCOUNT_DEACTIVATED') await deny('deactivated')
      else if (error.status === 401) lockOut()
      else return 'unavailable'
      return 'over'
    }
  }

  /**
   * A call as the person who is signed in. A token that has ended is renewed once; where that is not possible at the
   * moment, the cookie of the session has to do.
   * @throws ApiError, NoConnectionError
   */
  const call = async <const E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> => {
    const used = token.current()
    const attempt = (as: string | undefined) => sendAs(send, as, endpoint, input).then(noteContact)
    try {
      return await attempt(used)
    } catch (error) {
      if (!isRefusal(error)) throw await judged(error)
      const renewal = await renew(used)
      if (renewal === 'over') throw error
      if (renewal === 'unavailable') {
        token.drop()
        clearSession(tab)
      }
    }
    try {
      return await attempt(token.current())
    } catch (error) {
      if (isRefusal(error)) lockOut()
      throw await judged(error)
    }
  }

  const noteContact = <T>(answer: T): T => {
    const userId = personId()
    if (userId !== undefined) device.contact(userId)
    return answer
  }

  /** Lets a refusal have its consequences. */
  const judged = async (error: unknown) => {
    if (!(error instanceof ApiError)) return error
    if (error.code === 'ACCOUNT_DEACTIVATED') await deny('deactivated')
    if (error.code === 'ACCESS_DENIED') void checkMe()
    return error
  }

  /** Asks the server who this is: the role may be another one by now. Says nothing without a connection. */
  const checkMe = () => call(userContract.readMe, {}).then(admit, () => false)

  const restore = async () => {
    if (device.owesSignOut() && !(await tellSignOut(ports, device))) {
      return leave({ kind: 'signed_out', why: 'no_connection' })
    }
    const userId = device.record()?.userId
    const stored = readSession(tab)
    if (stored && (userId === undefined || userId === stored.user.id)) {
      const age = (now() - Date.parse(stored.authenticatedAt)) / 1000
      token.keep({ token: stored.token, expiresIn: TOKEN_LIFE_SECONDS - Math.max(age || 0, 0) })
    } else clearSession(tab)

    // What was read before is shown at once, with and without a connection; the server is asked beside it.
    const known = userId !== undefined && device.state() === 'fresh' ? await keptPerson(desks, userId) : undefined
    if (known) {
      open(known)
      return void (token.current() ? checkMe() : renew(undefined))
    }
    await (token.current() ? checkMe() : renew(undefined))
    if (state.kind === 'unknown') leave({ kind: 'signed_out', why: userId === undefined ? 'no_connection' : 'locked' })
  }

  /** The page is looked at again, or a minute has passed: what may be shown can be another thing by now. */
  const look = () => {
    device.see()
    if (state.kind !== 'open') return
    const record = device.record()
    if (record?.userId !== state.person.id) return leave({ kind: 'unknown' })
    if (device.state() === 'fresh') return
    leave({ kind: 'signed_out', why: 'locked' })
    void device.tidy()
  }
  const tick = () => {
    look()
    after(TICK_MS, tick)
  }

  const hear = (message: DeskMessage) => {
    if (message.kind === 'ended') return leave(stateAfter(message.why))
    if (message.userId === personId()) {
      if (message.kind === 'token') token.keep(message)
    } else if (message.kind === 'signed_in' && state.kind !== 'unknown') leave({ kind: 'unknown' })
  }
  channel.listen(hear)
  tick()

  return {
    state: () => state,
    watch: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Finds out who is here; asked by every screen that needs somebody, and done once. */
    restore: () => (restoring ??= restore().finally(() => (restoring = undefined))),
    call,
    admit,
    checkMe,
    deny,
    look,
    /** Sign-out, complete on this device at once. @returns where the identity provider's own session is ended */
    signOut: async (): Promise<string | null> => {
      device.oweSignOut(true)
      end('signed_out')
      await device.wipe()
      return (await tellSignOut(ports, device))?.logoutUrl ?? null
    },
    /** A code of the sign-in page for a token. @throws ApiError, NoConnectionError */
    exchange: async (body: BodyOf<typeof accountContract.exchangeCode>) => {
      const answer = await sendAs(send, undefined, accountContract.exchangeCode, { body })
      device.oweSignOut(false) // the cookie is another one now
      return answer
    },
    /** @throws ApiError, NoConnectionError */
    readMe: (as: string) => sendAs(send, as, userContract.readMe, {}),
    tellSignOut: () => tellSignOut(ports, device),
    device,
  }
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401

const stateAfter = (why: Ended): SessionState =>
  why === 'role' || why === 'deactivated'
    ? { kind: 'denied', why }
    : { kind: 'signed_out', why: why === 'signed_out' ? 'left' : why }
