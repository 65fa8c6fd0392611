import { accountContract } from '#shared/account/contract.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { userContract } from '#shared/user/contract.ts'
import { createAccessToken } from './access-token.ts'
import { createDeviceUsers } from './device-users.ts'
import type { SessionPorts } from './ports.ts'
import { createPresence } from './presence.ts'
import { createRecognition } from './recognition.ts'
import { restoreSession } from './restore-session.ts'
import { sendAs } from './send-as.ts'
import { stateAfter } from './session-state.ts'
import { createSignOut } from './sign-out.ts'
import { createSignedInCalls } from './signed-in-calls.ts'
import type { TabMessage } from './tab-message.ts'

/** Who is deactivated sees nothing more within a minute, though they only look at their screen. */
const TICK_MS = 30_000

/** Who is signed in, in this tab and on this device (sign-in.md, Session on the device). */
export function createSession(outside: SessionPorts) {
  const device = createDeviceUsers(outside)
  const signOut = createSignOut(outside, device)
  const ports = { ...outside, send: signOut.sendAfterwards }
  const { channel, send, after, isSeen } = ports
  const token = createAccessToken(ports, () => void recognition.renew(token.current()))
  const presence = createPresence(ports, device, token)
  const recognition = createRecognition(ports, { device, token, presence })
  const { call, open, request, checkMe } = createSignedInCalls(ports, { device, token, presence, recognition })
  const renew = () => recognition.renew(undefined)
  const answers = new Set<() => void>()
  let restoring: Promise<void> | undefined

  const hear = (message: TabMessage) => {
    if (message.kind === 'ended') return presence.leave(stateAfter(message.why))
    if (message.userId === presence.person()?.id) {
      if (message.kind === 'token') token.keep(message)
    } else if (message.kind === 'signed_in' && presence.state().kind !== 'unknown') presence.leave({ kind: 'unknown' })
  }
  channel.listen(hear)

  const look = () => {
    device.see()
    if (device.owesSignOut()) void signOut.tell()
    const person = presence.person()
    if (!person) return
    if (device.record()?.userId !== person.id) return presence.leave({ kind: 'unknown' })
    if (device.state() === 'fresh') return
    presence.leave({ kind: 'signed_out', why: 'locked' })
    void device.tidy()
  }
  const checkReach = async () => {
    if (await checkMe()) for (const listener of answers) listener()
  }
  const tick = () => {
    look()
    if (presence.person() && isSeen()) void checkReach()
    after(TICK_MS, tick)
  }
  tick()

  return {
    state: presence.state,
    watch: presence.watch,
    /** Called whenever the server has said, unasked by anybody, who this is: it can be reached. */
    watchAnswers: (listener: () => void) => {
      answers.add(listener)
      return () => void answers.delete(listener)
    },
    call,
    open,
    request,
    checkMe,
    admit: recognition.admit,
    choose: presence.choose,
    /** Finds out who is here; asked by every screen that needs somebody, and done once. */
    restore: () => {
      restoring ??= restoreSession(ports, { device, token, presence, checkMe, renew, signOut }).finally(() => {
        restoring = undefined
      })
      return restoring
    },
    /** The page is looked at again, or a minute has passed: what may be shown can be another thing by now. */
    look,
    /**
     * Complete on this device at once. Changes that were never sent stay locked to this person, unless they are to go as well.
     * @returns where the identity provider's own session is ended
     */
    signOut: async ({ discards = false } = {}): Promise<string | null> => {
      device.oweSignOut()
      const [person, as] = [presence.person(), token.current()]
      presence.end('signed_out')
      if (discards && person) await ports.databases.discard(person.id)
      await device.wipe()
      return signOut.leaveProvider(as)
    },
    /** Before a sign-in: @returns the page of the provider that has to be passed first, after a sign-out that could not lead there */
    leaveProvider: () => signOut.leaveProvider(),
    /** A code of the sign-in page for a token. @throws ApiError, NoConnectionError */
    exchange: async (body: BodyOf<typeof accountContract.exchangeCode>) => {
      const answer = await sendAs(send, undefined, accountContract.exchangeCode, { body })
      device.providerLeft() // it has asked
      return answer
    },
    /** A token for who tries calls out, with what the server says of it in that language. @throws ApiError, NoConnectionError */
    readToken: (language: string) =>
      sendAs(send, undefined, accountContract.renewToken, {}, { 'accept-language': language }),
    /** Whose token this is. @throws ApiError, NoConnectionError */
    readMe: (as: string) => sendAs(send, as, userContract.readMe, {}),
    device,
  }
}
