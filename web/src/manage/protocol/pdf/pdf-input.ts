import type { MessageDescriptor } from '@lingui/core'
import type { MadeStatement } from '#shared/handover/canonical-content.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import type { ProtocolRoom } from '#shared/handover/room/room.ts'
import type { RoomsBeside } from '#shared/handover/room/then-and-now.ts'
import type { SigningOutcome } from '#shared/handover/sign/signing.ts'
import type { CompleteLanguage } from '#shared/languages.ts'
import type { Before } from '#web/manage/protocol/labels/then-and-now.ts'
import type { Picture } from './pictures.ts'

/** Everything that stands in a protocol's PDF: from the same input come the same bytes. */
export interface PdfInput {
  protocol: HandoverProtocol
  rooms: readonly ProtocolRoom[]
  baseline?: Before
  /** As it was called and where it stood when it was signed. */
  property: { name: string; address: string; code: string }
  organizationName: string
  statements: readonly MadeStatement[]
  /** A draft shows none. */
  signatures: readonly PdfSignature[]
  /** JPEG, read when its turn comes: a phone has not the memory for all of them at once. Empty: it cannot be opened. */
  readPhoto: (id: string) => Promise<Uint8Array<ArrayBuffer>>
  /** SHA-256 in hexadecimal; empty while nothing is signed. */
  contentHash: string
  /** Of the document, whatever the screen's is. */
  language: CompleteLanguage
}

export interface PdfSignature {
  partyId: string
  outcome: SigningOutcome
  /** The reservation, or why somebody refused. */
  reason: string
  /** Who saw that somebody refused. */
  witness: string
  /** What was drawn; empty for whoever refused. */
  png: Uint8Array<ArrayBuffer>
  /** By the device's clock, ISO 8601. */
  signedAt: string
}

/** What every section of the document is written with. */
export interface PdfContext extends PdfInput {
  /** In the document's language. */
  say: (message: MessageDescriptor) => string
  /** By the photo's id; none for a photo that could not be opened. */
  pictures: ReadonlyMap<string, Picture>
  /** Those of the protocol before and of this one; none where there is none. */
  beside: RoomsBeside
  /** What the parties drew, by the party's id. */
  drawnSignatures: ReadonlyMap<string, Picture>
}
