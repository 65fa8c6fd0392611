import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sealDraft } from '#web/apply/delivery/seal/seal-draft.ts'
import { emptyAnswers } from '#web/apply/storage/answers.ts'
import { db } from '#web/apply/storage/database.ts'
import { removeDocument } from '#web/apply/storage/documents/edit-document.ts'
import { storeDocument } from '#web/apply/storage/documents/store-document.ts'
import { openDraft } from '#web/apply/storage/drafts.ts'
import { memoryStorage } from '#web/apply/storage/testing/memory-storage.ts'
import { deleteApplication } from './delete-application.ts'

const clear = () => Promise.all(db.tables.map((table) => table.clear()))
beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  await clear()
})
afterEach(clear)

async function draftWithRemoved() {
  const { id: ownerId } = await openDraft({ processId: 'process-1' }, emptyAnswers)
  const place = { ownerId, renterId: 'r', type: 'other_document' as const }
  const document = await storeDocument(new ArrayBuffer(9), { ...place, name: 'a.pdf', mimeType: 'application/pdf' })
  if ('refused' in document) throw new Error(document.refused)
  await removeDocument(document.id)
  return ownerId
}

test('what was removed is never sent, and goes for good when the application is sealed', async () => {
  const draftId = await draftWithRemoved()
  expect(await sealDraft(db, { draftId, rev: 0, language: 'de', address: '', rentObject: undefined })).toBe('sealed')
  expect(await Promise.all([db.docs.count(), db.chunks.count()])).toEqual([0, 0])
})

test('what was removed goes with the application that is deleted', async () => {
  await deleteApplication(await draftWithRemoved())
  expect(await Promise.all([db.docs.count(), db.chunks.count()])).toEqual([0, 0])
})
