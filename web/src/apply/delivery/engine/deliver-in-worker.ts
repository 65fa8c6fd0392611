import type { Ports } from '#web/apply/delivery/jobs/ports.ts'
import { browserPorts } from './browser-ports.ts'
import { createDelivery, type Delivery } from './create-delivery.ts'
import { nextDelivery } from './keep-delivering.ts'

/** Chromium ends a sync event after three minutes; some are left to write down how far it came. */
const LONGEST_EVENT_MS = 150_000

/** The event that woke the worker. */
export interface WakeUp {
  /** The browser gives up after this one. */
  isLast?: boolean
  /** Asks the browser to begin again with a new one. */
  askAgain: () => Promise<unknown>
}

/**
 * Delivers with no page open, for as long as the browser lets an event last.
 * @throws when something is left, so that the browser wakes the worker again
 */
export async function deliverInWorker(
  { isLast, askAgain }: WakeUp,
  ports: Ports = browserPorts(),
  delivery: Delivery = createDelivery(ports),
): Promise<void> {
  try {
    await deliver(ports, delivery)
  } catch (error) {
    if (!isLast) throw error
    await askAgain()
  }
}

async function deliver(ports: Ports, delivery: Delivery): Promise<void> {
  const end = ports.now() + LONGEST_EVENT_MS
  const callOff = ports.after(LONGEST_EVENT_MS, delivery.sleep)
  try {
    for (;;) {
      const at = await nextDelivery(ports, await delivery.run())
      if (at === undefined) return
      const pause = Math.max(at - ports.now(), 0)
      if (ports.now() + pause >= end) throw new Error('Not everything could be sent yet')
      await new Promise<void>((resolve) => ports.after(pause, resolve))
    }
  } finally {
    callOff()
  }
}
