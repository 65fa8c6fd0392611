import { afterAll, expect, test } from 'vitest'
import { getAs, postAs, putAs, readData } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildDraft, buildReadyToSign, buildSigning } from '#server/testing/build/build-handover.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { buildDevice } from '#server/testing/device.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { feedRecords } from '#shared/feed/feed.ts'
import { protocolOnWire } from '#shared/handover/contract.ts'
import { roomContent } from '#shared/handover/room/room.ts'
import { newId } from '#shared/ids.ts'

const { app, db, deps, close } = await setupTestApp()
afterAll(close)
const { property } = await buildProcess(db)
const { organizationId } = property
const [anna, ben] = [
  await buildUser(db, { organizationId, firstName: 'Anna', lastName: 'Amsel' }),
  await buildUser(db, { organizationId, firstName: 'Ben', lastName: 'Buche' }),
]
const [hers, his] = [buildDevice(app, anna), buildDevice(app, ben)]
const both = async () => {
  for (const device of [hers, his]) await device.pullAll()
}
const noteOn = (device: typeof hers, id: string) =>
  feedRecords.protocol_room.parse(device.records().get(`protocol_room ${id}`)?.row).content.note
const put = (protocolId: string, roomId: string, person: typeof anna, note: string, seen: number) =>
  putAs(
    app,
    person,
    `/api/abnahmeprotokolle/${protocolId}/rooms/${roomId}`,
    { name: 'Bad', position: 1, coverage: 'inspected', note },
    { 'If-Match': `"${seen}"` },
  )

test('rooms that two people recorded at the same time are on both devices', async () => {
  const { id } = await buildDraft(db, property)
  const [bath, kitchen] = [newId(), newId()]
  await Promise.all([put(id, bath, anna, 'Kalk', 0), put(id, kitchen, ben, 'Fett', 0)])
  await both()
  for (const device of [hers, his]) expect([noteOn(device, bath), noteOn(device, kitchen)]).toEqual(['Kalk', 'Fett'])
})

test('of a room that both changed, both see the first; the second is told by whom, decides, and both see that', async () => {
  const { id } = await buildDraft(db, property)
  const bath = newId()
  await put(id, bath, anna, '', 0)
  await both()
  expect((await put(id, bath, anna, 'Kalk am Hahn', 1)).status).toBe(200)
  const refused = await readError(await put(id, bath, ben, 'Silikon schwarz', 1))
  expect(refused).toMatchObject({ code: 'EDIT_CONFLICT', current: { version: 2, by: 'Anna Amsel' } })
  await both()
  for (const device of [hers, his]) expect(noteOn(device, bath)).toBe('Kalk am Hahn')
  expect((await put(id, bath, ben, 'Kalk am Hahn, Silikon schwarz', 2)).status).toBe(200)
  await both()
  for (const device of [hers, his]) expect(noteOn(device, bath)).toBe('Kalk am Hahn, Silikon schwarz')
})

test('which document was signed is on both devices, and each reads the same bytes of it', async () => {
  const { protocol, pdf, signing } = await buildReadyToSign(deps, property)
  const path = `/api/abnahmeprotokolle/${protocol.id}`
  expect((await postAs(app, anna, `${path}/signature`, signing)).status).toBe(200)
  await both()
  const files = []
  for (const [device, person] of [
    [hers, anna],
    [his, ben],
  ] as const) {
    const { seal } = feedRecords.protocol.parse(device.records().get(`protocol ${protocol.id}`)?.row)
    expect(seal?.pdfId).toBe(pdf.id)
    files.push(Buffer.from(await (await getAs(app, person, `${path}/files/${seal?.pdfId}`)).arrayBuffer()))
  }
  expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(true)
})

test('a defect that nobody could find again keeps a protocol from being signed, on the server too', async () => {
  const { protocol, room, photo, pdf } = await buildReadyToSign(deps, property)
  const path = `/api/abnahmeprotokolle/${protocol.id}`
  const sign = async (more: Record<string, unknown>) => {
    const defect = { id: newId(), componentId: null, remedy: 'repair', responsible: 'open', share: null, amount: null }
    const defects = [{ ...defect, deadline: null, baselineDefectId: null, photoIds: [photo.id], ...more }]
    const content = roomContent.parse({ ...room.content, photoIds: [], defects })
    expect((await putAs(app, anna, `${path}/rooms/${room.id}`, content)).status).toBe(200)
    return postAs(app, anna, `${path}/signature`, buildSigning(protocol, [{ ...room, content }], [photo, pdf]))
  }
  expect(await readError(await sign({}))).toMatchObject({ status: 422, paths: ['defect_unclear'] })
  const signed = await readData(protocolOnWire, await sign({ place: 'links vom Fenster' }))
  expect(signed.status).toBe('signed')
})
