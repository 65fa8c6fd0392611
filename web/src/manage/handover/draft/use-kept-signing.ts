import { shownLanguage } from '#web/kit/i18n/start-language.ts'
import { useDatabaseQuery, useManager } from '#web/manage/records/use-manager.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { changeSigning, endSigning, readEarlierLanguage, readSigning } from './keep-signing.ts'

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
  const language = read?.language ?? shownLanguage()
  const blank: KeptSigning = { protocolId, language, ticked: [], drafts: {}, signatures: [] }
  return {
    signing: read && (read.kept ?? blank),
    /** @throws when the device has no space left */
    change: (to: (before: KeptSigning) => KeptSigning) => changeSigning(database, blank, to),
    end: () => endSigning(database, blank),
  }
}
