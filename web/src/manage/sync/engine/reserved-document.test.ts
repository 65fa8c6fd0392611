import { expect, test } from 'vitest'
import { isDeviceFull, StorageFullError } from '#web/kit/device/storage/device-full.ts'
import { readKeptFile } from '#web/manage/storage/protocol-files.ts'
import { releaseFile, reserveFile } from '#web/manage/storage/reserve-file.ts'
import { tidySignings } from '#web/manage/sync/files/keep-sending-files.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { PDF, PROTOCOL } from '#web/manage/sync/testing/handover-on-device.ts'
import { offline, PHOTO, pdf, photo, synced } from '#web/manage/sync/testing/handover-scene.ts'
import type { Device } from '#web/manage/sync/testing/world.ts'

const world = freshWorlds()
const MINUTE = 60_000
const chunks = ({ database }: Device) => database.fileChunks.count()
const begun = { protocolId: PROTOCOL, language: 'de' as const, ticked: [], drafts: {}, signatures: [] }
const frozen = {
  contentHash: 'a'.repeat(64),
  property: { name: '', address: '' },
  statements: [],
  photoHashes: {},
  pdfId: PDF,
}

test('fault:S2 without space for the document this is said before anybody signs, and what was there stays', async () => {
  const { device, handover } = await offline(world())
  await handover.begin()
  await handover.photo(PHOTO, photo)
  const before = await chunks(device)
  device.failures.in = { kind: 'write', calls: 2, name: 'QuotaExceededError' }
  const refusal = await reserveFile(device.database, PDF, 2_000_000).catch((error: unknown) => error)
  device.failures.in = undefined
  expect(refusal).toBeInstanceOf(StorageFullError)
  expect(isDeviceFull(refusal)).toBe(true)
  expect(await chunks(device)).toBe(before)
  expect(await readKeptFile(device.database, PHOTO)).toEqual(photo)
  await reserveFile(device.database, PDF, 2_000_000)
  expect(await chunks(device)).toBe(before + 4)
})

test('the document takes the space that was set aside for it, and is exactly itself', async () => {
  const { device, handover } = await offline(world())
  await handover.begin()
  await reserveFile(device.database, PDF, 2_000_000)
  await releaseFile(device.database, PDF)
  await handover.pdf(pdf)
  expect(await readKeptFile(device.database, PDF)).toEqual(pdf)
  expect(await chunks(device)).toBe(2)
  // A page that was killed after this does both again.
  await reserveFile(device.database, PDF, 2_000_000)
  await releaseFile(device.database, PDF)
  expect(await readKeptFile(device.database, PDF)).toEqual(pdf)
})

test('space that was set aside is given back when the protocol is deleted, and not before', async () => {
  const made = world()
  const { device, handover } = await offline(made)
  await handover.begin()
  await reserveFile(device.database, PDF, 2_000_000)
  await device.database.signings.put({ ...begun, frozen })
  const tab = await synced(made, device)
  await tidySignings(device.database)
  expect([await chunks(device), await device.database.signings.count()]).toEqual([4, 1])
  await device.issue('deleteProtocol', {
    params: { id: PROTOCOL },
    body: undefined,
    about: { entity: 'protocol', id: PROTOCOL },
  })
  tab.sendNow()
  await made.time.advance(MINUTE)
  expect(await device.commands()).toEqual([])
  expect([await chunks(device), await device.database.signings.count()]).toEqual([0, 0])
})
