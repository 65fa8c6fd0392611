import { session } from './browser-session.ts'

/** A database that another tab keeps open goes as soon as that tab lets go; nothing of it is shown meanwhile. */
const PATIENCE_MS = 2_000

/** Takes away what may not be shown any more. A sign-out that the server does not know of is told by the session as it begins. */
export async function tidyDevice(): Promise<void> {
  const waitedEnough = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([session.device.tidy(), waitedEnough])
}
