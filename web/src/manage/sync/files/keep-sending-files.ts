import { dueAt } from '#web/kit/device/back-off.ts'
import { coalesce } from '#web/manage/sync/feed/coalesce.ts'
import type { RecordsPorts } from '#web/manage/sync/feed/ports.ts'
import { sendFiles } from './send-files.ts'
import { tidyProtocolFiles } from './tidy-protocol-files.ts'
import { tidySignings } from './tidy-signings.ts'

const LONGEST_SLEEP_MS = 60_000
/** After a failure of the device itself, such as a database that was closed. */
const DEVICE_PAUSE_MS = 5_000

/** Sends bytes beside the commands, which never wait for a large file. @param arrived what waits for files can go on */
export function keepSendingFiles(ports: RecordsPorts, arrived: () => void) {
  const { after, now } = ports
  let isOver = false
  let rest = { nextAt: 0, setAt: 0 }
  let callOff = () => {}

  const round = coalesce(async () => {
    callOff()
    const restUntil = dueAt(rest, now())
    if (isOver) return
    if (restUntil > now()) return sleepUntil(restUntil)
    const next = await sendFiles(ports, () => isOver, arrived).catch(() => ({
      at: now() + DEVICE_PAUSE_MS,
      isAll: true,
    }))
    callOff()
    if (!next) return tidy(ports).catch(() => undefined) // it is done the next time
    if (next.isAll) rest = { nextAt: next.at, setAt: now() }
    sleepUntil(next.at)
  })
  const sleepUntil = (at: number) => {
    if (!isOver) callOff = after(Math.min(Math.max(at - now(), 0), LONGEST_SLEEP_MS), () => void round())
  }

  return {
    sendNow: () => void round(),
    /** There may be a connection again. */
    hurry: async () => {
      rest = { nextAt: 0, setAt: 0 }
      await ports.database.protocolFiles
        .filter(({ sentAt, nextAttemptAt }) => sentAt === undefined && nextAttemptAt > now())
        .modify({ nextAttemptAt: now(), waitingSetAt: now() })
        .catch(() => undefined) // they wait their time
      await round()
    },
    stop: () => {
      isOver = true
      callOff()
    },
  }
}

async function tidy({ database, now }: RecordsPorts): Promise<void> {
  await tidyProtocolFiles(database, now())
  await tidySignings(database)
}
