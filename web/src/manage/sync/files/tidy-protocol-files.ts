import { DAY_MS } from '#shared/day.ts'
import { isDeviceFull } from '#web/kit/device/storage/device-full.ts'
import type { KeptProtocolFile } from '#web/manage/storage/kept-protocol-file.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { deleteFiles } from '#web/manage/storage/protocol-files.ts'
import { protocolsOf } from '#web/manage/storage/protocol-of.ts'
import { readCommands, readRecord, readRecords, type Shown } from '#web/manage/sync/commands/read-shown.ts'
import { readShown } from '#web/manage/sync/feed/stored-feed.ts'
import { readLineage } from './read-protocol-files.ts'

/** As long as a mistake is likely to be found, and mended with a new version where there is no connection. */
const PHOTOS_STAY_MS = 2 * DAY_MS

/**
 * What the server has leaves the device: photos some time after their protocol was signed, for its PDF shows them all, PDFs that are
 * not the signed one, and everything of a protocol that is gone. Nothing while a change of the protocol waits, no photo that a new
 * version goes on showing, and never what the server does not have.
 */
export async function tidyProtocolFiles(database: ManagerDatabase, now: number): Promise<void> {
  const files = await database.protocolFiles.toArray()
  if (files.length === 0 || !(await readShown(database))?.isComplete) return
  await tidyPhotosOfHomes(database, files, now)
  for (const protocolId of new Set(files.flatMap((file) => file.protocolId ?? []))) {
    await database.transaction('rw', [...database.changeTables, ...database.fileTables], async () => {
      if ((await readCommands(database)).some((command) => protocolsOf(command).includes(protocolId))) return
      const [protocol, kept] = [
        await readRecord(database, 'protocol', protocolId),
        await database.protocolFiles.where({ protocolId }).toArray(),
      ]
      const canGo = protocol ? await toLeave(database, protocol, { kept, now }) : () => true
      const through = kept.filter((file) => file.sentAt !== undefined && canGo(file))
      await deleteFiles(
        database,
        through.map(({ id }) => id),
      )
    })
  }
}

/** Fetched again when somebody looks at them. */
const PHOTOS_OF_HOMES_STAY_MS = 30 * DAY_MS

/** Photos of homes that the server has leave the device when they were removed, or nobody has looked at them for long. */
async function tidyPhotosOfHomes(
  database: ManagerDatabase,
  files: readonly KeptProtocolFile[],
  now: number,
): Promise<void> {
  for (const { id, propertyId, sentAt } of files) {
    if (propertyId === undefined) continue
    await database.transaction('rw', [...database.changeTables, ...database.fileTables], async () => {
      if ((await readCommands(database)).some(({ about }) => about.id === id)) return
      const photo = await readRecord(database, 'property_photo', id)
      const isGone = photo === null || photo?.isRemoved === true
      if (sentAt !== undefined && (isGone || now > sentAt + PHOTOS_OF_HOMES_STAY_MS)) await deleteFiles(database, [id])
    })
  }
}

type Test = (file: KeptProtocolFile) => boolean

/** Of a protocol that is still there. */
async function toLeave(
  database: ManagerDatabase,
  { id, propertyId, status, seal }: Shown<'protocol'>,
  { kept, now }: { kept: readonly KeptProtocolFile[]; now: number },
): Promise<Test> {
  if (status === 'draft' || !kept.some((file) => file.id === seal?.pdfId)) return () => false
  const isShown = await isGoingOn(database, { id, propertyId }, now)
  return (file) => file.id !== seal?.pdfId && !(file.kind === 'photo' && isShown)
}

/**
 * Whether a draft shows its photos, what was signed here and is not confirmed, which is a draft again where the server refuses it, or
 * what was signed so lately that a draft may follow.
 */
async function isGoingOn(
  database: ManagerDatabase,
  { id: protocolId, propertyId }: Pick<Shown<'protocol'>, 'id' | 'propertyId'>,
  now: number,
): Promise<boolean> {
  const all = (await readRecords(database, 'protocol', propertyId)) ?? []
  for (const { id, status, waiting, signedAt } of all) {
    const isFresh = status === 'signed' && now < Date.parse(signedAt ?? '') + PHOTOS_STAY_MS
    const isOpen = status === 'draft' || waiting !== undefined || isFresh
    if (isOpen && (await readLineage(database, id)).includes(protocolId)) return true
  }
  return false
}

/** What would leave the device in some days leaves it at once where something else needs the room. @throws what `keep` throws */
export const makingRoom = <T>(database: ManagerDatabase, keep: () => Promise<T>): Promise<T> =>
  keep().catch(async (error: unknown) => {
    if (!isDeviceFull(error)) throw error
    await tidyProtocolFiles(database, Number.POSITIVE_INFINITY).catch(() => undefined) // it is told that the device is full
    return keep()
  })
