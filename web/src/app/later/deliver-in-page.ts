import { browserPorts } from '#web/apply/delivery/engine/browser-ports.ts'
import { askForBackgroundSync, onNudge } from '#web/apply/delivery/engine/have-delivered.ts'
import { keepDelivering } from '#web/apply/delivery/engine/keep-delivering.ts'

/**
 * Delivers as long as the page lives: at its start, when the connection comes back, when the page is looked at again, when
 * something was sealed, and when a waiting time is over.
 */
export function deliverInPage(): void {
  const { start, look, wake, sleep } = keepDelivering(browserPorts(), {
    isOnline: () => navigator.onLine,
    onWaiting: () => void askForBackgroundSync(),
  })
  const wakeWhenSeen = () => {
    if (document.visibilityState === 'visible') void wake()
  }

  addEventListener('online', () => void wake())
  addEventListener('focus', wakeWhenSeen)
  addEventListener('pageshow', ({ persisted }) => persisted && void wake())
  document.addEventListener('visibilitychange', wakeWhenSeen)
  for (const ending of ['freeze', 'pagehide'] as const) addEventListener(ending, sleep, true)
  onNudge(() => void look())
  void start()
}
