import { afterEach, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { db } from '#web/apply/storage/database.ts'
import { removeDocument } from '#web/apply/storage/documents/edit-document.ts'
import { storeDocument } from '#web/apply/storage/documents/store-document.ts'
import { addReceived, keepRequest, readPicked, readRequest, requestKey } from './request-documents.ts'

const link = { applicationId: newId(), mainRenterId: newId(), linkSecret: 's'.repeat(43) }
const answer = {
  processId: 'p',
  reference: '7F3K-9QWM',
  propertyAddress: 'Musterstrasse 5',
  firstName: 'Anna',
  types: ['proof_of_income' as const],
  received: [],
  before: [],
  taken: ['other_document' as const],
}
const one = { ownerId: requestKey(link), renterId: link.mainRenterId, type: 'proof_of_income' } as const
const pick = () => storeDocument(new ArrayBuffer(9), { ...one, name: 'Lohn.pdf', mimeType: 'application/pdf' })

afterEach(() => Promise.all(db.tables.map((table) => table.clear())))

test('what was read is there again; what cannot be read any more is treated as none', async () => {
  await keepRequest(link, answer, undefined)
  expect(await readRequest(link)).toMatchObject({ linkSecret: link.linkSecret, answer })
  for (const broken of [
    undefined,
    'x',
    { linkSecret: 's' },
    { linkSecret: 's', readAt: 1, answer: { types: ['?'] } },
  ]) {
    await db.kv.put({ k: requestKey(link), v: broken })
    expect(await readRequest(link)).toBeUndefined()
  }
})

test('an answer that was asked for before documents were received does not take them back', async () => {
  await keepRequest(link, answer, undefined)
  const before = await readRequest(link)
  await addReceived(link, [{ id: 'a', type: 'proof_of_income' }], '2027-01-15T09:00:00.000Z')
  await keepRequest(link, answer, before)
  expect((await readRequest(link))?.answer.received).toHaveLength(1)
  await keepRequest(link, { ...answer, firstName: 'Anne' }, await readRequest(link))
  expect(await readRequest(link)).toMatchObject({
    answer: { firstName: 'Anne' },
    receivedAt: '2027-01-15T09:00:00.000Z',
  })
})

test('documents are picked for a request that is known here, and can be removed until they are sealed', async () => {
  expect(await pick()).toEqual({ refused: 'sealed' })
  await keepRequest(link, answer, undefined)
  const picked = await pick()
  expect(await readPicked()).toEqual([
    { key: requestKey(link), documents: 1, link, kept: expect.objectContaining({ answer }) },
  ])
  await removeDocument('id' in picked ? picked.id : '')
  expect(await readPicked()).toEqual([])
})

test('documents of a request that cannot be read any more are still known to be there', async () => {
  await keepRequest(link, answer, undefined)
  await pick()
  await db.kv.delete(requestKey(link))
  expect(await readPicked()).toEqual([{ key: requestKey(link), documents: 1, link: undefined, kept: undefined }])
})
