import { dueAt } from '#web/kit/device/back-off.ts'
import { DEVICE_PAUSE_MS, keepGoing } from '#web/kit/device/keep-going.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { protocolsOf } from '#web/manage/storage/protocol-of.ts'
import { releaseFile } from '#web/manage/storage/reserve-file.ts'
import { readCommands, readRecord } from '#web/manage/sync/commands/read-shown.ts'
import type { RecordsPorts } from '#web/manage/sync/feed/ports.ts'
import { readShown } from '#web/manage/sync/feed/stored-feed.ts'
import { sendFiles } from './send-files.ts'
import { tidyProtocolFiles } from './tidy-protocol-files.ts'

/** Sends bytes beside the commands, which never wait for a large file. @param arrived what waits for files can go on */
export function keepSendingFiles(ports: RecordsPorts, arrived: () => void) {
  const { now } = ports
  let isOver = false
  let rest = { nextAt: 0, setAt: 0 }

  const { round, stop } = keepGoing(ports, async () => {
    const restUntil = dueAt(rest, now())
    if (restUntil > now()) return restUntil
    const next = await sendFiles(ports, () => isOver, arrived).catch(() => ({
      at: now() + DEVICE_PAUSE_MS,
      isAll: true,
    }))
    if (next?.isAll) rest = { nextAt: next.at, setAt: now() }
    if (!next && !isOver) await tidy(ports).catch(() => undefined) // it is done the next time
    return next?.at
  })

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
      stop()
    },
  }
}

async function tidy({ database, now }: RecordsPorts): Promise<void> {
  await tidyProtocolFiles(database, now())
  await tidySignings(database)
}

/**
 * How far a signing was, and the space set aside for its document, go when the protocol is signed or gone, and nothing waits: as all of
 * that is at one moment, for what people have signed lies nowhere else.
 */
export async function tidySignings(database: ManagerDatabase): Promise<void> {
  if ((await database.signings.count()) === 0) return
  await database.transaction('rw', [...database.changeTables, ...database.fileTables, database.signings], async () => {
    if (!(await readShown(database))?.isComplete) return
    for (const { protocolId, frozen, isHandedOut } of await database.signings.toArray()) {
      if (isHandedOut) continue
      if ((await readCommands(database)).some((command) => protocolsOf(command).includes(protocolId))) continue
      if ((await readRecord(database, 'protocol', protocolId))?.status === 'draft') continue
      if (frozen) await releaseFile(database, frozen.pdfId)
      await database.signings.delete(protocolId)
    }
  })
}
