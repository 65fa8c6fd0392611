import type { AccessTokenKeeper } from './access-token.ts'
import type { DeviceUsers } from './device-users.ts'
import { findKept } from './kept-person.ts'
import type { SessionPorts } from './ports.ts'
import type { Presence } from './presence.ts'
import type { SignOut } from './sign-out.ts'
import { clearSession, readSession } from './stored-session.ts'

const TOKEN_LIFE_SECONDS = 600

interface Parts {
  device: DeviceUsers
  token: AccessTokenKeeper
  presence: Presence
  checkMe: () => Promise<unknown>
  renew: () => Promise<unknown>
  signOut: SignOut
}

/** Finds out who is here: by the tab's own session, by what lies on the device, or by the cookie of the session. */
export async function restoreSession(
  { tab, databases, now }: SessionPorts,
  { device, token, presence, checkMe, renew, signOut }: Parts,
) {
  // The cookie of somebody who has signed out may not sign them in again.
  if (device.owesSignOut() && !(await signOut.tell())) {
    return presence.leave({ kind: 'signed_out', why: 'no_connection' })
  }
  const userId = device.record()?.userId
  const stored = readSession(tab)
  if (stored && (userId === undefined || userId === stored.user.id)) {
    const age = (now() - Date.parse(stored.authenticatedAt)) / 1000
    token.keep({ token: stored.token, expiresIn: TOKEN_LIFE_SECONDS - Math.max(age || 0, 0) })
  } else clearSession(tab)
  const ask = () => (token.current() ? checkMe() : renew())

  // What was read before is shown at once, with and without a connection; the server is asked beside it.
  const known = userId !== undefined && device.state() === 'fresh' ? await findKept(databases, userId) : undefined
  if (known) {
    presence.open(known.person, known.database)
    return void ask()
  }
  await ask()
  if (presence.state().kind === 'unknown') {
    presence.leave({ kind: 'signed_out', why: userId === undefined ? 'no_connection' : 'locked' })
  }
}
