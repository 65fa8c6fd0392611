import { newId } from '#shared/ids.ts'
import { sealDraft } from '#web/apply/delivery/seal/seal-draft.ts'
import { emptyAnswers } from '#web/apply/storage/answers.ts'
import type { ApplyDatabase, LocalDocument } from '#web/apply/storage/database.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { CHUNK_BYTES } from '#web/kit/device/storage/chunk-bytes.ts'
import { hashOf } from '#web/kit/device/storage/hash.ts'
import { START } from './virtual-time.ts'

export const PROCESS_ID = '01900000-0000-7000-8000-000000000001'
export const CODE = 'ABC234'

/** A draft as the questionnaire leaves it. */
export async function addDraft(db: ApplyDatabase, changes: Partial<Draft> = {}): Promise<Draft> {
  const answers = emptyAnswers('2027-03-01')
  for (const renter of answers.mainRenters) Object.assign(renter, { firstName: 'Ada', lastName: 'Beispiel' })
  const draft: Draft = {
    id: newId(),
    processId: PROCESS_ID,
    rev: 1,
    answers,
    section: 'summary',
    createdAt: START,
    updatedAt: START,
    ...changes,
  }
  await db.drafts.add(draft)
  return draft
}

/** Bytes that differ everywhere. */
function pdfBytes(size: number, seed = 1): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from({ length: size }, (_, i) => (i * 31 + (i >> 8) + seed) & 255)
  bytes.set(new TextEncoder().encode('%PDF-1.7\n').slice(0, size))
  return bytes
}

export const addDocument = (db: ApplyDatabase, { id, answers }: Draft, size: number, seed = 1) =>
  addDocumentOf(db, { ownerId: id, renterId: answers.mainRenters[0]?.id ?? '' }, size, seed)

/** A document as it lies on the device after it was added. */
export async function addDocumentOf(
  db: ApplyDatabase,
  place: Pick<LocalDocument, 'ownerId' | 'renterId'>,
  size: number,
  seed = 1,
): Promise<LocalDocument> {
  const bytes = pdfBytes(size, seed)
  const sha256 = await hashOf(bytes)
  const document: LocalDocument = {
    id: newId(),
    ...place,
    type: 'proof_of_income',
    name: `document-${seed}.pdf`,
    mimeType: 'application/pdf',
    size,
    ...(sha256 && { sha256 }),
    chunks: Math.ceil(size / CHUNK_BYTES),
    addedAt: START + seed,
  }
  await db.transaction('rw', db.docs, db.chunks, async () => {
    await db.chunks.bulkAdd(
      Array.from({ length: document.chunks }, (_, i) => ({
        docId: document.id,
        i,
        bytes: bytes.slice(i * CHUNK_BYTES, (i + 1) * CHUNK_BYTES).buffer,
      })),
    )
    await db.docs.add(document)
  })
  return document
}

export const seal = (db: ApplyDatabase, { id, rev }: Pick<Draft, 'id' | 'rev'>, now: number) =>
  sealDraft(db, { draftId: id, rev, language: 'en', address: 'Musterstrasse 5', rentObject: undefined }, now)
