import { accountContract } from '#shared/account/contract.ts'
import { ApiError } from '#web/kit/api/call.ts'
import type { DeviceUsers } from './device-users.ts'
import type { SessionPorts } from './ports.ts'
import { sendAs } from './send-as.ts'

const LOCK = 'sign-out'
/** A person who signs out does not wait longer for the server; the call is made up for as soon as it can be. */
const PATIENCE_MS = 8_000

interface Told {
  logoutUrl: string | null
}

export type SignOut = ReturnType<typeof createSignOut>

/**
 * What is owed after a sign-out without a connection. No script can take the session's cookie away, so nothing leaves this
 * device before the server has ended the session: the call would still be that person's.
 */
export function createSignOut(
  { send, after, locks }: Pick<SessionPorts, 'send' | 'after' | 'locks'>,
  device: DeviceUsers,
) {
  let telling: Promise<Told | undefined> | undefined
  /** Of the last session that was ended here: it names the session to the provider, which another one would ask about. */
  let known: string | null = null

  const ask = (as: string | undefined) =>
    sendAs(send, as, accountContract.signOut, {}).catch((error: unknown) => (isFinal(error) ? NOWHERE : undefined))

  const tellOnce = async (as: string | undefined): Promise<Told | undefined> => {
    // Another tab was first: the cookie may be somebody else's by now.
    if (!device.owesSignOut()) {
      known = null
      return NOWHERE
    }
    let callOff = () => {}
    const tooLate = new Promise<undefined>((resolve) => {
      callOff = after(PATIENCE_MS, () => resolve(undefined))
    })
    const told = await Promise.race([ask(as), tooLate])
    callOff()
    if (!told) return undefined
    device.signOutTold()
    known = told.logoutUrl
    return told
  }

  /** Ends the session of the cookie, and the token, which need not belong to one. Undefined when the server could not be told. */
  const tell = (as?: string): Promise<Told | undefined> => {
    const run = () => tellOnce(as)
    telling ??= (locks ? locks.request(LOCK, {}, run) : run()).finally(() => {
      telling = undefined
    })
    return telling
  }

  const sendAfterwards: typeof fetch = async (input, init) => {
    if (device.owesSignOut() && !(await tell())) throw new TypeError('The server does not know of a sign-out yet')
    return send(input, init)
  }

  return {
    tell,
    sendAfterwards,
    /** @returns the page that somebody is to be led to now, where the provider's own session ends */
    leaveProvider: async (as?: string): Promise<string | null> => {
      if (device.owesSignOut() && !(await tell(as))) return null
      if (!device.owesProvider()) return null
      const told = known === null ? await ask(undefined) : { logoutUrl: known }
      if (!told) return null
      device.providerLeft()
      known = null
      return told.logoutUrl
    },
  }
}

const NOWHERE: Told = { logoutUrl: null }

/** Our server's refusal means that there is no such session any more; that it is busy or out of order means nothing. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.isOurs && error.status < 500 && error.status !== 429
