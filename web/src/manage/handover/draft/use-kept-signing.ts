import type { CompleteLanguage } from '#shared/languages.ts'
import { watchedRead } from '#web/kit/device/storage/watched-read.ts'
import { shownComplete } from '#web/kit/i18n/start-language.ts'
import { useDatabaseQuery, useManager } from '#web/manage/records/use-manager.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { readRecord } from '#web/manage/sync/commands/read-shown.ts'

/** How far the signing is; undefined while it is read. */
export function useKeptSigning(protocolId: string) {
  const { database } = useManager()
  const read = useDatabaseQuery(
    async (database) => ({
      kept: await readSigning(database, protocolId),
      language: await readEarlierLanguage(database, protocolId),
    }),
    [protocolId],
  )
  const language = read?.language ?? shownComplete()
  const blank: KeptSigning = { protocolId, language, ticked: [], drafts: {}, signatures: [] }
  return {
    signing: read && (read.kept ?? blank),
    /** @throws when the device has no space left */
    change: (to: (before: KeptSigning) => KeptSigning) => changeSigning(database, blank, to),
    end: () => endSigning(database, blank),
  }
}

export const readSigning = (database: ManagerDatabase, protocolId: string): Promise<KeptSigning | undefined> =>
  database.signings.get(protocolId)

/** A new version is written like the one before, unless somebody chooses otherwise; undefined where nothing is known of one. */
export const readEarlierLanguage = watchedRead(
  async (database: ManagerDatabase, protocolId: string): Promise<CompleteLanguage | undefined> => {
    const { supersedesId } = (await readRecord(database, 'protocol', protocolId)) ?? {}
    const earlier = supersedesId ? await readRecord(database, 'protocol', supersedesId) : undefined
    return earlier?.seal?.language
  },
)

/** Resolves when it is on the disk. @throws when the device has no space left */
export const changeSigning = (
  database: ManagerDatabase,
  blank: KeptSigning,
  to: (before: KeptSigning) => KeptSigning,
) =>
  database.transaction('rw', database.signings, async () => {
    await database.signings.put(to((await database.signings.get(blank.protocolId)) ?? blank))
  })

/** All have signed: what they drew is in the document now. Who holds the phone still does. */
export const endSigning = (database: ManagerDatabase, blank: KeptSigning): Promise<void> =>
  database.transaction('rw', database.signings, async () => {
    const { isHandedOut } = (await database.signings.get(blank.protocolId)) ?? {}
    if (isHandedOut) await database.signings.put({ ...blank, isHandedOut })
    else await database.signings.delete(blank.protocolId)
  })
