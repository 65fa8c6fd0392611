import { expect, onTestFinished, test } from 'vitest'
import type { FeedRecords } from '#shared/feed/feed.ts'
import { newId } from '#shared/ids.ts'
import { application, idOf, ORGANIZATION, process, property } from '#shared/testing/rows.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { recordOf } from '#web/manage/sync/feed/read-changes.ts'
import { readWithDocuments } from './read-documents.ts'
import { readSoonErased } from './read-soon-erased.ts'

const NOW = Date.parse('2027-02-01T12:00:00.000Z')
const OPEN = process(2, idOf(1))
const CLOSED = process(20, idOf(1), { status: 'closed', updatedAt: '2027-01-20T09:00:00.000Z' })
const LONG_CLOSED = process(21, idOf(1), { status: 'closed', updatedAt: '2026-06-01T09:00:00.000Z' })
const processes = [OPEN, CLOSED, LONG_CLOSED]

async function deviceWith(...applications: FeedRecords['application'][]) {
  const database = new ManagerDatabase(newId())
  onTestFinished(() => database.delete())
  await database.feed.put({ key: 'shown', generation: 'A', isComplete: true })
  const stored = applications.map((each) => ({ ...recordOf('application', each), seq: '1', h: '1' }))
  await database.recordsA.bulkPut(stored)
  return database
}

const organization = {
  id: ORGANIZATION,
  name: '',
  description: '',
  country: null,
  retentionDays: null,
  residentDays: null,
  policyPack: null,
  ownQuestions: [],
  lifeSpans: {},
  createdAt: '',
}

/** Anna was asked for a proof of income, and this is what she has sent by now. */
function asked(number: number, processId: string, sent: string[], more: Partial<FeedRecords['application']> = {}) {
  const made = application(number, processId, { status: 'accepted', ...more })
  const [renter] = made.mainRenters
  if (!renter) throw new Error('nobody applies')
  const [type, originalName] = ['proof_of_income', 'Lohn.pdf'] as const
  const documents = sent.map((id) => ({ id, type, originalName, contentType: '', size: 1, isStored: true }))
  const requestedAt = more.updatedAt ?? '2027-01-25T09:00:00.000Z'
  const request = { mainRenterId: renter.id, types: [type], before: ['old'], requestedAt }
  return { ...made, mainRenters: [{ ...renter, documents }], documentRequests: [request] }
}

test('documents that came on request are named until somebody has seen them on this device', async () => {
  const database = await deviceWith(
    asked(3, OPEN.id, ['old', 'new']),
    asked(4, OPEN.id, ['old']),
    asked(5, CLOSED.id, ['seen'], { status: 'offer_accepted' }),
    asked(6, CLOSED.id, ['unseen'], { status: 'offer_accepted' }),
  )
  await database.lists.put({ key: 'document-seen seen', readAt: NOW })
  const named = async () => (await readWithDocuments(database, processes, NOW)).map(({ id }) => id)
  expect(await named()).toEqual([idOf(3), idOf(6)])
  await database.lists.put({ key: 'document-seen new', readAt: NOW })
  expect(await named()).toEqual([idOf(6)])
})

test('documents that nobody needs any more, or that were asked for months ago, are no news', async () => {
  const database = await deviceWith(
    asked(3, OPEN.id, ['a'], { status: 'rejected' }),
    asked(4, OPEN.id, ['b'], { withdrawnAt: '2027-01-26T09:00:00.000Z' }),
    asked(5, OPEN.id, ['c'], { updatedAt: '2026-11-01T09:00:00.000Z' }),
    asked(6, LONG_CLOSED.id, ['d'], { status: 'offer_accepted' }),
  )
  expect(await readWithDocuments(database, processes, NOW)).toEqual([])
})

test('what is erased soon is named of closed processes, once it is known how long the organization keeps it', async () => {
  const rejected = (number: number, { id }: { id: string }) => application(number, id, { status: 'rejected' })
  const database = await deviceWith(rejected(3, OPEN), rejected(4, CLOSED), rejected(5, LONG_CLOSED))
  const read = () =>
    readSoonErased(database, { property: [property(1)], process: processes, resident: [] }, ORGANIZATION, '2027-01-20')
  expect(await read()).toEqual([])
  await database.organizations.put(organization)
  expect((await read()).map(({ processId, from }) => [processId, from])).toEqual([
    [CLOSED.id, '2027-01-22'],
    [LONG_CLOSED.id, '2027-01-22'],
  ])
})

test('those without an answer are named with the day that the server says, from two weeks before it on', async () => {
  const due = process(20, idOf(1), { status: 'closed', erasesOn: '2027-02-03' })
  const later = process(21, idOf(1), { status: 'closed', erasesOn: '2027-02-04' })
  const answered = process(22, idOf(1), { status: 'closed', erasesOn: '2027-01-25' })
  const database = await deviceWith(
    application(3, due.id),
    application(4, due.id, { status: 'offer_sent' }),
    application(5, due.id, { status: 'rejected', updatedAt: '2027-06-01T09:00:00.000Z' }),
    application(6, later.id),
    application(7, answered.id, { status: 'offer_accepted' }),
  )
  await database.organizations.put(organization)
  const of = { property: [property(1)], process: [due, later, answered], resident: [] }
  const read = await readSoonErased(database, of, ORGANIZATION, '2027-01-20')
  expect(read).toMatchObject([{ processId: due.id, count: 2, from: '2027-02-03', isUnanswered: true }])
})
