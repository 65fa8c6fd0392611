import type { AsSigned } from '#shared/handover/as-signed.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import type { Signature, Signing, StatementKind } from '#shared/handover/sign/signing.ts'
import type { SigningDraft } from '#shared/handover/sign/signing-draft.ts'
import type { CompleteLanguage } from '#shared/languages.ts'

/** How far the signing of a protocol is, on the device on which it happens: a killed page goes on from here. */
export interface KeptSigning {
  protocolId: string
  language: CompleteLanguage
  /** What was ticked, by party. */
  ticked: { partyId: string; statement: StatementKind }[]
  /** What a party left out at their turn. Absent in what an older version kept. */
  declined?: KeptSigning['ticked'] | undefined
  /** What is signed, from the moment when the first party is asked; undefined before. */
  frozen?: Pick<Signing, 'contentHash' | 'property' | 'statements' | 'photoHashes'> & {
    pdfId: string
    /**
     * The protocol before was there to be read beside it, and how it stood then. Absent where it was not, and in what an older version
     * froze: then it does not stand in the document, either.
     */
    beside?: HandoverProtocol['status'] | undefined
    /** What the hash was made of. Absent in what an older version froze. */
    asSigned?: AsSigned | undefined
    /** All have answered, and somebody said that it is finished: the document is made of just these answers. */
    isFinal?: true | undefined
  }
  /** What the party at the glass has done so far, by party. */
  drafts: Record<string, SigningDraft>
  signatures: Signature[]
  /** The phone is with those who sign, and shows nothing else until the manager takes it back: also when all have signed. */
  isHandedOut?: true | undefined
}
