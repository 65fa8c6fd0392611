import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { buildCommand } from '#web/manage/storage/testing/build-command.ts'
import { hashOf } from '#web/kit/device/storage/hash.ts'
import type { KeptProtocolFile } from './kept-protocol-file.ts'
import type { KeptSigning } from './kept-signing.ts'
import { ManagerDatabase } from './manager-database.ts'
import { addFile, readKeptFile } from './protocol-files.ts'
import { countAllUnsent, countUnsent, discardDatabase, listDatabases, removeDatabase } from './remove-database.ts'

let userId: string
let database: ManagerDatabase
beforeEach(() => {
  userId = newId()
  database = new ManagerDatabase(userId)
})
afterEach(async () => {
  database.close()
  await discardDatabase(userId)
})

const bytes = Uint8Array.from({ length: 600_000 }, (_, at) => at % 251)

const begun: KeptSigning = { protocolId: 'open', language: 'de', ticked: [], drafts: {}, signatures: [] }
const signature: KeptSigning['signatures'][number] = {
  partyId: 'p1',
  name: 'Anna Alt',
  outcome: 'signed',
  reason: '',
  witness: '',
  strokes: [[{ x: 0, y: 0, t: 0 }]],
  picture: 'AA==',
  contentHash: 'a'.repeat(64),
  signedAt: '2027-01-15T09:00:00.000Z',
}

async function keep(
  id: string,
  protocolId: string,
  more: Partial<Pick<KeptProtocolFile, 'sentAt' | 'isDamaged'>> = {},
) {
  const sha256 = (await hashOf(bytes)) ?? ''
  const file: KeptProtocolFile = {
    id,
    protocolId,
    kind: 'photo',
    size: bytes.byteLength,
    sha256,
    takenAt: null,
    drawing: null,
    chunks: 2,
    keptAt: 1,
    actorId: 'anna',
    attempts: 0,
    nextAttemptAt: 0,
    waitingSetAt: 0,
    ...more,
  }
  await database.transaction('rw', database.protocolFiles, database.fileChunks, () => addFile(database, file, bytes))
}

async function remove() {
  database.close()
  await removeDatabase(userId)
  database = new ManagerDatabase(userId)
}

test('bytes that were never sent stay locked with their person, and with them what their protocol consists of', async () => {
  await keep('unsent', 'open')
  await keep('sent', 'open', { sentAt: 1 })
  await keep('other', 'through', { sentAt: 1 })
  await database.organizations.put({
    id: 'o1',
    name: 'A',
    description: '',
    country: null,
    retentionDays: null,
    residentDays: null,
    policyPack: null,
    ownQuestions: [],
    lifeSpans: {},
    createdAt: '',
  })
  await remove()
  expect(await database.protocolFiles.toCollection().primaryKeys()).toEqual(['sent', 'unsent'])
  expect(await database.fileChunks.count()).toBe(4)
  expect(await readKeptFile(database, 'unsent')).toEqual(bytes)
  expect(await database.organizations.count()).toBe(0)
})

test('the files of a protocol whose signature was never sent stay, though the server has them', async () => {
  await keep('sent', 'open', { sentAt: 1 })
  const [about, chain] = [{ entity: 'protocol', id: 'open' }, 'protocol:open']
  await database.commands.add(buildCommand({ name: 'signProtocol', params: { id: 'open' }, body: {}, about, chain }))
  await remove()
  expect([await database.commands.count(), await database.protocolFiles.count()]).toEqual([1, 1])
})

test('signatures that lie on this device alone stay, with the files of what they are under, and are counted', async () => {
  await keep('photo', 'open', { sentAt: 1 })
  await database.signings.put({ ...begun, signatures: [signature] })
  await remove()
  expect((await database.signings.get('open'))?.signatures).toEqual([signature])
  expect(await database.protocolFiles.count()).toBe(1)
  expect(await countUnsent(userId)).toEqual(new Map([[undefined, { changes: 0, signed: 0, signings: 1 }]]))
  expect(await countAllUnsent(), 'signatures are no change').toEqual({ changes: 0, signed: 0, signings: 1 })
})

test('a signing in which nobody has signed is nothing that would be lost', async () => {
  await database.signings.put(begun)
  expect(await countUnsent(userId)).toEqual(new Map())
  database.close()
  await removeDatabase(userId)
  expect(await listDatabases()).not.toContain(userId)
})

test('a protocol that all have signed counts as one change, also while its signatures still lie beside it', async () => {
  const [about, chain] = [{ entity: 'protocol', id: 'open' }, 'protocol:open']
  await database.commands.add(buildCommand({ name: 'signProtocol', params: { id: 'open' }, body: {}, about, chain }))
  await database.signings.put({ ...begun, signatures: [signature] })
  expect(await countUnsent(userId)).toEqual(new Map([[undefined, { changes: 1, signed: 1, signings: 0 }]]))
})

test('who is locked out can be told how much of theirs waits on the device, after all else of theirs went', async () => {
  expect(await countAllUnsent()).toEqual({ changes: 0, signed: 0, signings: 0 })
  const about = { entity: 'note', id: 'n' } as const
  await database.commands.add(
    buildCommand({ name: 'addNote', params: { id: 'a' }, body: { text: 'x' }, about, chain: 'note:n' }),
  )
  await remove()
  expect(await countAllUnsent()).toEqual({ changes: 1, signed: 0, signings: 0 })
})

test('where the server has everything, nothing stays', async () => {
  await keep('sent', 'through', { sentAt: 1 })
  database.close()
  await removeDatabase(userId)
  expect(await listDatabases()).not.toContain(userId)
})

test('counting what was never sent brings nothing back that another tab takes away meanwhile', async () => {
  for (let turns = 0; turns < 20; turns += 1) {
    await database.open()
    database.close()
    const counting = countUnsent(userId)
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    await discardDatabase(userId)
    expect(await counting).toEqual(new Map())
    expect(await listDatabases(), `after ${turns} turns`).not.toContain(userId)
  }
})
