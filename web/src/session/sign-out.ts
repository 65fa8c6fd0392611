import { accountContract } from '#shared/account/contract.ts'
import { ApiError } from '#web/api/call.ts'
import type { DeviceDesk } from './device-desk.ts'
import type { SessionPorts } from './ports.ts'
import { sendAs } from './send-as.ts'

/** A person who signs out does not wait longer for the server; the call is made up for at the next start. */
const PATIENCE_MS = 8_000

/** Ends the session of the cookie, and the token, which need not belong to one. Undefined when the server could not be told; it is owed then. */
export async function tellSignOut(
  { send, after }: Pick<SessionPorts, 'send' | 'after'>,
  device: DeviceDesk,
  as?: string,
): Promise<{ logoutUrl: string | null } | undefined> {
  const told = sendAs(send, as, accountContract.signOut, {}).catch((error: unknown) =>
    // A refusal means that there is no such session any more; that the server is out of order means nothing.
    error instanceof ApiError && error.status < 500 ? { logoutUrl: null } : undefined,
  )
  let callOff = () => {}
  const tooLate = new Promise<undefined>((resolve) => {
    callOff = after(PATIENCE_MS, () => resolve(undefined))
  })
  const answer = await Promise.race([told, tooLate])
  callOff()
  if (answer) device.oweSignOut(false)
  return answer
}
