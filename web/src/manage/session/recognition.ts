import { type Me, userContract } from '#shared/user/contract.ts'
import { ApiError } from '#web/kit/api/call.ts'
import type { AccessToken, AccessTokenKeeper } from './access-token.ts'
import type { DeviceUsers } from './device-users.ts'
import { keepPerson, keptPerson } from './kept-person.ts'
import type { SessionPorts } from './ports.ts'
import type { Presence } from './presence.ts'
import { sendAs } from './send-as.ts'
import { asPerson } from './stored-session.ts'

export type Recognition = ReturnType<typeof createRecognition>

/** Whom the server says that this is, and what follows from it. */
export function createRecognition(
  { channel, databases, send }: SessionPorts,
  { device, token, presence }: { device: DeviceUsers; token: AccessTokenKeeper; presence: Presence },
) {
  /**
   * @param hasEnded whether the session is over in which the server was asked who this is
   * @returns whether they may go on
   */
  const admit = async (me: Me, fresh?: AccessToken, hasEnded = presence.awaitEnd()): Promise<boolean> => {
    if (hasEnded()) return false
    const person = asPerson(me)
    const known = presence.person()
    const isMoved = known?.id === me.id && known?.organizationId !== me.organizationId
    if (!person || isMoved) {
      await presence.deny('role', me.id ?? known?.id)
      return false
    }
    const isKnown = known?.id === person.id
    // Another tab's sign-in gave the cookie of the session to somebody else: what was read before is closed.
    if (known && !isKnown) presence.leave({ kind: 'unknown' })
    const hasEndedSince = presence.awaitEnd()
    const kept = isKnown ? undefined : await keptPerson(databases, person.id)
    if (kept && kept.organizationId !== person.organizationId) await databases.remove(person.id)
    if (hasEndedSince()) return false
    device.enter(person.id)
    if (fresh) {
      token.keep(fresh)
      channel.post({ kind: 'token', userId: person.id, ...fresh })
    }
    if (!isKnown) channel.post({ kind: 'signed_in', userId: person.id })
    presence.open(person)
    await keepPerson(databases, device, person).catch(() => undefined) // only a start without a connection needs it
    return true
  }

  /**
   * Gets a fresh token. Whose it is, is asked at once: the cookie may be somebody else's by now.
   * @param refused the token that does not do any more
   */
  const renew = async (refused: string | undefined): Promise<'renewed' | 'unavailable' | 'over'> => {
    const [before, hasEnded] = [presence.person()?.id, presence.awaitEnd()]
    const renewal = await token.renew(refused)
    if (renewal.kind === 'unavailable') return 'unavailable'
    if (renewal.kind === 'refused') {
      presence.lockOut()
      return 'over'
    }
    if (renewal.fresh.token === token.current()) return 'renewed'
    try {
      const me = await sendAs(send, renewal.fresh.token, userContract.readMe, {})
      return (await admit(me, renewal.fresh, hasEnded)) && (before === undefined || before === me.id)
        ? 'renewed'
        : 'over'
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined
      if (refusal?.code === 'ACCOUNT_DEACTIVATED') await presence.deny('deactivated')
      else if (refusal?.status === 401) presence.lockOut()
      else return 'unavailable'
      return 'over'
    }
  }

  return { admit, renew }
}
