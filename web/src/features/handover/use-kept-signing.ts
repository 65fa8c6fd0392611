import { shownLanguage } from '#web/i18n/start-language.ts'
import { useDesk, useDeskQuery } from '#web/desk/use-desk.ts'
import type { KeptSigning } from '#web/local/desk-signing.ts'
import { changeSigning, endSigning, readSigning } from './keep-signing.ts'

/** How far the signing is; undefined while it is read. */
export function useKeptSigning(protocolId: string) {
  const { desk } = useDesk()
  const read = useDeskQuery(async (database) => ({ kept: await readSigning(database, protocolId) }), [protocolId])
  const blank: KeptSigning = { protocolId, language: shownLanguage(), ticked: [], drafts: {}, signatures: [] }
  return {
    signing: read && (read.kept ?? blank),
    /** @throws when the device has no space left */
    change: (to: (before: KeptSigning) => KeptSigning) => changeSigning(desk, blank, to),
    end: () => endSigning(desk, blank),
  }
}
