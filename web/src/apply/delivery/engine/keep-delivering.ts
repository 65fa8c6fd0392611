import type { Ports } from '#web/apply/delivery/jobs/ports.ts'
import { releaseHeldForUpdate, wakeJobs } from '#web/apply/delivery/seal/change-job.ts'
import { keepGoing } from '#web/kit/device/keep-going.ts'
import { createDelivery } from './create-delivery.ts'
import { nextWakeUp } from './next-wake-up.ts'

/** What a page tells the engine, and what the engine asks of it. */
export interface PageLife {
  /** It may lie, so it only postpones what runs by itself, and never what a person asks for. */
  isOnline: () => boolean
  /** Something is left to be sent. */
  onWaiting: () => void
}

/** Delivers as long as a page lives, whenever a waiting time is over or it is told to look. */
export function keepDelivering(ports: Ports, { isOnline, onWaiting }: PageLife) {
  const delivery = createDelivery(ports)
  const { round } = keepGoing(ports, async () => nextWakeUp(ports, await delivery.run()), {
    postpones: () => !isOnline(),
    onSleep: onWaiting,
  })
  /** The connection may be another now, or somebody looks: what waits is tried at once. */
  const wake = () => wakeJobs(ports.db, ports.now()).then(round, round)

  return {
    start: () => releaseHeldForUpdate(ports.db, ports.now()).then(wake, wake),
    /** Something was sealed, or a person wants it tried. */
    look: round,
    wake,
    sleep: delivery.sleep,
  }
}
