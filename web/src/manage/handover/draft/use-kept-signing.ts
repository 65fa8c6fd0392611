import { shownLanguage } from '#web/kit/i18n/start-language.ts'
import { useDatabaseQuery, useManager } from '#web/manage/records/use-manager.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { changeSigning, endSigning, readSigning } from './keep-signing.ts'

/** How far the signing is; undefined while it is read. */
export function useKeptSigning(protocolId: string) {
  const { database } = useManager()
  const read = useDatabaseQuery(async (database) => ({ kept: await readSigning(database, protocolId) }), [protocolId])
  const blank: KeptSigning = { protocolId, language: shownLanguage(), ticked: [], drafts: {}, signatures: [] }
  return {
    signing: read && (read.kept ?? blank),
    /** @throws when the device has no space left */
    change: (to: (before: KeptSigning) => KeptSigning) => changeSigning(database, blank, to),
    end: () => endSigning(database, blank),
  }
}
