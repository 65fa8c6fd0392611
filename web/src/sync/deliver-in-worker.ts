import { browserPorts } from './browser-ports.ts'
import { createDelivery, type Delivery } from './create-delivery.ts'
import { nextWakeUp } from './next-wake-up.ts'
import type { Ports } from './ports.ts'

/** Chromium ends a sync event after three minutes; some are left for the answer under way. */
const LONGEST_EVENT_MS = 150_000
/** How often it looks whether the page that is sending has been closed. */
const BUSY_PAUSE_MS = 2_000

/**
 * Delivers with no page open, for as long as the browser lets an event last.
 * @throws when something is left, so that the browser wakes the worker again
 */
export async function deliverInWorker(
  ports: Ports = browserPorts(),
  delivery: Delivery = createDelivery(ports),
): Promise<void> {
  const end = ports.now() + LONGEST_EVENT_MS
  for (;;) {
    const result = await delivery.run()
    const at = await nextWakeUp(ports)
    if (at === undefined) return
    const pause = result === 'busy' ? BUSY_PAUSE_MS : Math.max(at - ports.now(), 0)
    if (ports.now() + pause > end) throw new Error('Not everything could be sent yet')
    await new Promise<void>((resolve) => ports.after(pause, resolve))
  }
}
