import * as z from 'zod/mini'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'

const signed = z.catch(z.object({ photoHashes: z.record(z.string(), z.string()), pdf: z.object({ id: z.string() }) }), {
  photoHashes: {},
  pdf: { id: '' },
})

/**
 * The server lacks files of a protocol that is to be signed: those that lie here are offered to it again; others come from
 * other devices. Within a transaction.
 * @returns false when one of them can never come from here: a person has to know
 */
export async function sendFilesAgain(
  database: ManagerDatabase,
  { params, body }: StoredCommand,
  now: number,
): Promise<boolean> {
  const { photoHashes, pdf } = signed.parse(body)
  const files = await database.protocolFiles
    .where('protocolId')
    .equals(params?.['id'] ?? '')
    .toArray()
  const meant = files.filter(({ id }) => id === pdf.id || Object.hasOwn(photoHashes, id))
  if (meant.some(({ isDamaged }) => isDamaged)) return false
  await database.protocolFiles.bulkPut(
    meant.map((file) => ({ ...file, sentAt: undefined, isBegun: true, nextAttemptAt: now, waitingSetAt: now })),
  )
  return true
}
