import { askForBackgroundSync } from '#web/sync/background-sync.ts'
import { browserPorts } from '#web/sync/browser-ports.ts'
import { releaseHeldForUpdate, wakeJobs } from '#web/sync/change-job.ts'
import { createDelivery } from '#web/sync/create-delivery.ts'
import { nextWakeUp } from '#web/sync/next-wake-up.ts'
import { onNudge } from '#web/sync/nudge.ts'

const LONGEST_SLEEP_MS = 60_000
/** After a failure of the device itself, such as a database that was closed. */
const DEVICE_PAUSE_MS = 5_000

/**
 * Delivers as long as the page lives: at its start, when the connection comes back, when the page is looked at again, when
 * something was sealed, and when a waiting time is over.
 */
export function deliverInPage(): void {
  const ports = browserPorts()
  const delivery = createDelivery(ports)
  let callOff = () => {}

  const round = async () => {
    callOff()
    const at = await delivery
      .run()
      .then(() => nextWakeUp(ports))
      .catch(() => ports.now() + DEVICE_PAUSE_MS)
    callOff()
    if (at === undefined) return
    callOff = ports.after(Math.min(Math.max(at - ports.now(), 0), LONGEST_SLEEP_MS), whenOnline)
    void askForBackgroundSync()
  }
  // `onLine` may lie, so it only postpones what runs by itself, and never what a person asks for.
  const whenOnline = () => {
    if (navigator.onLine) void round()
    else callOff = ports.after(LONGEST_SLEEP_MS, () => void round())
  }
  const wake = () => void wakeJobs(ports.db).then(round, round)
  const wakeWhenSeen = () => {
    if (document.visibilityState === 'visible') wake()
  }

  addEventListener('online', wake)
  addEventListener('focus', wakeWhenSeen)
  addEventListener('pageshow', ({ persisted }) => persisted && wake())
  document.addEventListener('visibilitychange', wakeWhenSeen)
  for (const ending of ['freeze', 'pagehide'] as const) addEventListener(ending, delivery.sleep, true)
  onNudge(() => void round())
  void releaseHeldForUpdate(ports.db).then(wake, wake)
}
