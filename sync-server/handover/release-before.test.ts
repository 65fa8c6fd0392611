import { afterAll, expect, test } from 'vitest'
import { getAs, postAs, putAs, readData } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildReadyToSign, buildSigning } from '#server/testing/build/build-handover.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { protocolOnWire } from '#shared/handover/contract.ts'
import { protocolContent } from '#shared/handover/protocol.ts'
import { protocolRoom, roomContent } from '#shared/handover/room/room.ts'
import { buildDefect, buildParty, buildWorkedOut } from '#shared/handover/testing/build-protocol.ts'

const { app, db, deps, close } = await setupTestApp()
afterAll(close)
const { property } = await buildProcess(db)
const manager = await buildUser(db, { organizationId: property.organizationId })

/** As an app of the release before reads it, which drops what it does not know, and writes it back. */
const without = (field: string, content: unknown): unknown =>
  JSON.parse(JSON.stringify(content, (name, value: unknown) => (name === field ? undefined : value)))

const begun = () =>
  buildReadyToSign(deps, property, {
    content: protocolContent.parse({
      date: '2027-01-15',
      enteredOn: '2020-04-01',
      parties: [buildParty({ name: 'Anna Alt' }), buildParty({ role: 'landlord', address: 'Seeweg 1, 3000 Bern' })],
    }),
  })

test('what an amount was worked out from stays when an app of the release before writes its room, and is signed', async () => {
  const { protocol, room, photo, pdf } = await begun()
  const path = `/api/abnahmeprotokolle/${protocol.id}`
  const put = (content: unknown) => putAs(app, manager, `${path}/rooms/${room.id}`, content)
  const defect = buildDefect({ amount: 300, workedOut: buildWorkedOut({ amount: 300 }), description: 'Kratzer' })
  const content = roomContent.parse({ ...room.content, defects: [defect] })
  expect((await put(content)).status).toBe(200)
  const written = { ...content, note: 'von der alten App' }
  const after = await readData(protocolRoom, await put(without('workedOut', written)))
  expect(after.content).toEqual(written)
  const signing = buildSigning(protocol, [{ ...room, content: written }], [photo, pdf])
  const signed = await postAs(app, manager, `${path}/signature`, signing)
  expect(signed.status).toBe(200)
})

test('of who takes part, and since when who leaves lives there, it takes nothing away either', async () => {
  const { protocol } = await begun()
  const path = `/api/abnahmeprotokolle/${protocol.id}`
  for (const field of ['address', 'enteredOn']) {
    const { content } = await readData(protocolOnWire, await getAs(app, manager, path))
    const written = { ...content, remarks: `ohne ${field}` }
    const after = await readData(protocolOnWire, await putAs(app, manager, path, { content: without(field, written) }))
    expect(after.content).toEqual(written)
  }
})
