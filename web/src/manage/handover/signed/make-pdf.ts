import { lastSignature } from '#shared/handover/sign/seal.ts'
import type { Signature } from '#shared/handover/sign/signing.ts'
import type { CompleteLanguage } from '#shared/languages.ts'
import { NoConnectionError } from '#web/kit/api/call.ts'
import { earlierPhotos } from '#web/manage/handover/compare/earlier-photos.ts'
import type { ProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { flattenPhoto } from '#web/manage/handover/photos/flatten-photo.ts'
import { readFileBytes } from '#web/manage/records/use-protocol-files.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { baselineAsFrozen } from './freeze.ts'

export interface PdfParts extends Pick<ProtocolDraft, 'protocol' | 'rooms' | 'files' | 'property' | 'baseline'> {
  organizationName: string
  frozen: NonNullable<KeptSigning['frozen']>
  signatures: readonly Signature[]
  language: CompleteLanguage
}

/** The document shows it, and its bytes can be read nowhere at the moment. */
export class PhotoElsewhereError extends Error {}

/** The signed document, made on this device alone. @throws PhotoElsewhereError; also when it cannot be laid out */
export async function makePdf(parts: PdfParts): Promise<Uint8Array<ArrayBuffer>> {
  const { protocol, rooms, files, property, baseline, organizationName, frozen, signatures, language } = parts
  const earlier = earlierPhotos(parts)
  const beside = baselineAsFrozen(baseline, frozen)
  const readPhoto = async (id: string) => {
    const file = files.find((each) => each.id === id)
    const isEarlier = earlier.includes(id)
    const bytes = await readFileBytes(id).catch((error: unknown) => {
      if (isEarlier || error instanceof NoConnectionError) return undefined
      throw error
    })
    if (!bytes && isEarlier) return new Uint8Array()
    if (!bytes) throw new PhotoElsewhereError('a photo is not on this device')
    const drawing = file?.drawing ?? []
    // One that cannot be opened, or drawn on, is named in its place: nobody signs twice for want of a picture.
    return new Uint8Array(await flattenPhoto(exactly(bytes), drawing).catch(() => new ArrayBuffer()))
  }
  const { handoverPdf } = await import('#web/manage/protocol/pdf/handover-pdf.ts')
  return handoverPdf({
    // As it will be once this is kept.
    protocol: {
      ...protocol,
      status: 'signed',
      contentHash: frozen.contentHash,
      signedAt: lastSignature({ signatures }) ?? null,
    },
    rooms,
    ...(beside && { baseline: beside }),
    property: { ...frozen.property, code: property?.code ?? '' },
    organizationName,
    statements: frozen.statements,
    signatures: signatures.map(({ partyId, outcome, reason, witness, picture, signedAt }) => ({
      partyId,
      outcome,
      reason,
      witness,
      png: fromBase64(picture ?? ''),
      signedAt,
    })),
    readPhoto,
    contentHash: frozen.contentHash,
    language,
  })
}

/** A view may be a part of a larger buffer. */
const exactly = (bytes: Uint8Array<ArrayBuffer>): ArrayBuffer =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : bytes.slice().buffer

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
