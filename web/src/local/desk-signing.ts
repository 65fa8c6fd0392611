import type { Language } from '#shared/languages.ts'
import type { Signature, Signing, StatementKind } from '#shared/handover/signing.ts'
import type { SigningDraft } from '#shared/handover/signing-draft.ts'
import type { DeskDatabase } from './desk-database.ts'

/** How far the signing of a protocol is, on the device on which it happens: a killed page goes on from here. */
export interface KeptSigning {
  protocolId: string
  language: Language
  /** What was ticked, by party. */
  ticked: { partyId: string; statement: StatementKind }[]
  /** What is signed, from the moment when the first party is asked; undefined before. */
  frozen?: Pick<Signing, 'contentHash' | 'property' | 'statements' | 'photoHashes'> & { pdfId: string }
  /** What the party at the glass has done so far, by party. */
  drafts: Record<string, SigningDraft>
  signatures: Signature[]
}

export const readSigning = (desk: DeskDatabase, protocolId: string): Promise<KeptSigning | undefined> =>
  desk.signings.get(protocolId)

/** Resolves when it is on the disk. @throws when the device has no space left */
export const changeSigning = (desk: DeskDatabase, blank: KeptSigning, to: (before: KeptSigning) => KeptSigning) =>
  desk.transaction('rw', desk.signings, async () => {
    await desk.signings.put(to((await desk.signings.get(blank.protocolId)) ?? blank))
  })

export const endSigning = (desk: DeskDatabase, protocolId: string): Promise<void> => desk.signings.delete(protocolId)
