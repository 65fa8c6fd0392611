import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { DeskDatabase } from './desk-database.ts'
import { buildCommand } from './testing/build-command.ts'
import type { KeptProtocolFile } from './desk-protocol-file.ts'
import type { KeptSigning } from './desk-signing.ts'
import { addFile, readKeptFile } from './protocol-files.ts'
import { hashOf } from './hash.ts'
import { countAllUnsent, countUnsent, discardDesk, listDesks, removeDesk } from './remove-desk.ts'

let userId: string
let desk: DeskDatabase
beforeEach(() => {
  userId = newId()
  desk = new DeskDatabase(userId)
})
afterEach(async () => {
  desk.close()
  await discardDesk(userId)
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

async function keep(id: string, protocolId: string, more: Partial<KeptProtocolFile> = {}) {
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
  await desk.transaction('rw', desk.protocolFiles, desk.fileChunks, () => addFile(desk, file, bytes))
}

async function remove() {
  desk.close()
  await removeDesk(userId)
  desk = new DeskDatabase(userId)
}

test('bytes that were never sent stay locked with their person, and with them what their protocol consists of', async () => {
  await keep('unsent', 'open')
  await keep('sent', 'open', { sentAt: 1 })
  await keep('other', 'through', { sentAt: 1 })
  await desk.organizations.put({
    id: 'o1',
    name: 'A',
    description: '',
    country: null,
    retentionDays: null,
    policyPack: null,
    createdAt: '',
  })
  await remove()
  expect(await desk.protocolFiles.toCollection().primaryKeys()).toEqual(['sent', 'unsent'])
  expect(await desk.fileChunks.count()).toBe(4)
  expect(await readKeptFile(desk, 'unsent')).toEqual(bytes)
  expect(await desk.organizations.count()).toBe(0)
})

test('the files of a protocol whose signature was never sent stay, though the server has them', async () => {
  await keep('sent', 'open', { sentAt: 1 })
  const [about, chain] = [{ entity: 'protocol', id: 'open' }, 'protocol:open']
  await desk.commands.add(buildCommand({ name: 'signProtocol', params: { id: 'open' }, body: {}, about, chain }))
  await remove()
  expect([await desk.commands.count(), await desk.protocolFiles.count()]).toEqual([1, 1])
})

test('signatures that lie on this device alone stay, with the files of what they are under, and are counted', async () => {
  await keep('photo', 'open', { sentAt: 1 })
  await desk.signings.put({ ...begun, signatures: [signature] })
  await remove()
  expect((await desk.signings.get('open'))?.signatures).toEqual([signature])
  expect(await desk.protocolFiles.count()).toBe(1)
  expect(await countUnsent(userId)).toEqual(new Map([[undefined, { changes: 0, signed: 0, signings: 1 }]]))
  expect(await countAllUnsent(), 'signatures are no change').toEqual({ changes: 0, signed: 0, signings: 1 })
})

test('a signing in which nobody has signed is nothing that would be lost', async () => {
  await desk.signings.put(begun)
  expect(await countUnsent(userId)).toEqual(new Map())
  desk.close()
  await removeDesk(userId)
  expect(await listDesks()).not.toContain(userId)
})

test('a protocol that all have signed counts as one change, also while its signatures still lie beside it', async () => {
  const [about, chain] = [{ entity: 'protocol', id: 'open' }, 'protocol:open']
  await desk.commands.add(buildCommand({ name: 'signProtocol', params: { id: 'open' }, body: {}, about, chain }))
  await desk.signings.put({ ...begun, signatures: [signature] })
  expect(await countUnsent(userId)).toEqual(new Map([[undefined, { changes: 1, signed: 1, signings: 0 }]]))
})

test('who is locked out can be told how much of theirs waits on the device, after all else of theirs went', async () => {
  expect(await countAllUnsent()).toEqual({ changes: 0, signed: 0, signings: 0 })
  const about = { entity: 'note', id: 'n' } as const
  await desk.commands.add(
    buildCommand({ name: 'addNote', params: { id: 'a' }, body: { text: 'x' }, about, chain: 'note:n' }),
  )
  await remove()
  expect(await countAllUnsent()).toEqual({ changes: 1, signed: 0, signings: 0 })
})

test('where the server has everything, nothing stays', async () => {
  await keep('sent', 'through', { sentAt: 1 })
  desk.close()
  await removeDesk(userId)
  expect(await listDesks()).not.toContain(userId)
})

test('counting what was never sent brings nothing back that another tab takes away meanwhile', async () => {
  for (let turns = 0; turns < 20; turns += 1) {
    await desk.open()
    desk.close()
    const counting = countUnsent(userId)
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    await discardDesk(userId)
    expect(await counting).toEqual(new Map())
    expect(await listDesks(), `after ${turns} turns`).not.toContain(userId)
  }
})
