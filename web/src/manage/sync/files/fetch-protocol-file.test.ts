import { expect, test } from 'vitest'
import { idOf } from '#shared/testing/rows.ts'
import { NoConnectionError } from '#web/kit/api/call.ts'
import { readKeptFile } from '#web/manage/storage/protocol-files.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { handoverOn, PDF, PROTOCOL } from '#web/manage/sync/testing/handover-on-device.ts'
import { offline, PHOTO, pdf, photo, protocolAt, signedOn, synced } from '#web/manage/sync/testing/handover-scene.ts'
import type { Device, World } from '#web/manage/sync/testing/world.ts'
import { obtainFile } from './fetch-protocol-file.ts'
import { readFileStates, readProtocolFiles } from './read-protocol-files.ts'
import { tidyProtocolFiles } from './tidy-protocol-files.ts'

const world = freshWorlds()
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NEXT = idOf(530)

/** Signed on Anna's device and delivered; Ben's device has read of it. */
async function delivered() {
  const made = world()
  const anna = await offline(made)
  await signedOn(anna)
  ;(await synced(made, anna.device)).kill()
  const { device } = await offline(made, 'ben')
  return { made, anna, device }
}

const obtain = ({ database, line }: Device, { time }: World, fileId = PDF) =>
  obtainFile({ database, actorId: 'ben', call: line.call, now: time.now }, fileId)

test('a signed document is the same file on a second device, and stays there without a connection', async () => {
  const { made, device } = await delivered()
  expect(protocolAt(made)?.seal?.pdfId).toBe(PDF)
  expect(await readKeptFile(device.database, PDF)).toBeUndefined()
  expect(await obtain(device, made)).toEqual(pdf)
  device.line.state.isUp = false
  await tidyProtocolFiles(device.database, made.time.now())
  expect(await obtain(device, made)).toEqual(pdf)
  expect(await readKeptFile(device.database, PDF)).toEqual(pdf)
  expect((await readFileStates(device.database, PROTOCOL))?.get(PDF)).toBe('sent')
  expect(device.line.count('download')).toBe(1)
})

test('other bytes than those that were signed are neither shown nor kept', async () => {
  const { made, device } = await delivered()
  const stored = made.server.handover.files.files.get(PDF)
  if (stored) stored.arrived = pdf.map((byte, at) => (at === 5 ? byte ^ 1 : byte))
  await expect(obtain(device, made)).rejects.toThrow(NoConnectionError)
  expect(await device.database.protocolFiles.count()).toBe(0)
})

test('a device without space shows the document all the same', async () => {
  const { made, device } = await delivered()
  device.failures.in = { kind: 'write', calls: 1, name: 'QuotaExceededError' }
  expect(await obtain(device, made)).toEqual(pdf)
  device.failures.in = undefined
  expect([await device.database.protocolFiles.count(), await device.database.fileChunks.count()]).toEqual([0, 0])
})

test('a document that was damaged on the device is fetched again, and then kept whole', async () => {
  const { made, device } = await delivered()
  await obtain(device, made)
  await device.database.fileChunks.delete([PDF, 1])
  expect(await obtain(device, made)).toEqual(pdf)
  expect(await readKeptFile(device.database, PDF)).toEqual(pdf)
})

test('of a document that is still on its way there is nothing to fetch', async () => {
  const made = world()
  const anna = await offline(made)
  await signedOn(anna)
  for (let i = 0; i < 9; i += 1) anna.device.line.fail('bytes', 'lost')
  ;(await synced(made, anna.device)).kill()
  const { device } = await offline(made, 'ben')
  expect(await obtain(device, made, PHOTO)).toBeUndefined()
  expect(device.line.count('download')).toBe(0)
})

test('a new version shows the photos of the one before: they are known, fetched, and stay as long as it is a draft', async () => {
  const { made, anna, device } = await delivered()
  await device.issue('newEdition', {
    params: { id: PROTOCOL },
    body: { id: NEXT },
    about: { entity: 'protocol', id: NEXT },
  })
  const tab = await synced(made, device)
  expect((await readProtocolFiles(device.database, NEXT))?.map(({ id }) => id).toSorted()).toEqual(
    [PHOTO, PDF].toSorted(),
  )
  expect(await obtain(device, made, PHOTO)).toEqual(photo)
  await obtain(device, made)
  await tidyProtocolFiles(device.database, made.time.now())
  expect(await readKeptFile(device.database, PHOTO)).toEqual(photo)
  expect((await readFileStates(device.database, NEXT))?.get(PHOTO)).toBe('sent')

  const next = handoverOn(device, made, NEXT)
  const nextPdf = idOf(9_998)
  await next.pdf(pdf, nextPdf)
  await next.sign(pdf, nextPdf)
  tab.sendNow()
  await made.time.advance(MINUTE)
  expect(protocolAt(made, NEXT)).toMatchObject({ status: 'signed', edition: 2, seal: { pdfId: nextPdf } })
  expect(protocolAt(made)).toMatchObject({ status: 'superseded', seal: { pdfId: PDF } })
  await tidyProtocolFiles(device.database, made.time.now() + 3 * DAY)
  expect((await device.database.protocolFiles.toCollection().primaryKeys()).toSorted()).toEqual(
    [PDF, nextPdf].toSorted(),
  )
  expect((await anna.handover.protocol())?.seal?.pdfId).toBe(PDF)
})
