import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { getAs, postAs, readData } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildReadyToSign, buildSigning } from '#server/testing/build/build-handover.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { protocolOnWire } from '#shared/handover/contract.ts'
import { protocolContent } from '#shared/handover/protocol.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'

const { app, db, deps, close } = await setupTestApp()
afterAll(close)
const { property } = await buildProcess(db)
const manager = await buildUser(db, { organizationId: property.organizationId })

let ready: Awaited<ReturnType<typeof buildReadyToSign>>
beforeEach(async () => {
  ready = await buildReadyToSign(deps, property)
})

const pathOf = (id: string) => `/api/abnahmeprotokolle/${id}`
const sign = (body: unknown = ready.signing, id = ready.protocol.id) =>
  postAs(app, manager, `${pathOf(id)}/signature`, body)
const read = async (id = ready.protocol.id) => readData(protocolOnWire, await getAs(app, manager, pathOf(id)))

test('a property whose name or address was made up, or changed meanwhile, is told as the server had it', async () => {
  const { protocol, room, photo, pdf } = ready
  const made = { name: property.name, address: 'Anderswo 1, 3000 Bern' }
  expect((await sign(buildSigning(protocol, [room], [photo, pdf], made))).status).toBe(200)
  expect((await read()).seal).toMatchObject({ propertyHere: { name: property.name, address: property.address } })
})

test('a new version in which somebody of another name stands at a party’s place leaves what that party signed in force', async () => {
  await sign()
  const { id: earlierId, content } = ready.protocol
  const id = newId()
  await postAs(app, manager, `${pathOf(earlierId)}/editions`, { id })
  const parties = content.parties.map((party) => ({ ...party, name: `${party.name}s Bruder` }))
  const renamed = { content: { ...content, parties } }
  await db.update(handoverProtocols).set(renamed).where(eq(handoverProtocols.id, id))
  const [protocol] = await db.select().from(handoverProtocols).where(eq(handoverProtocols.id, id))
  if (!protocol) throw new Error('there is no such version')
  const rooms = await db.select().from(protocolRooms).where(eq(protocolRooms.protocolId, id))
  const pdf = { ...ready.pdf, id: newId(), protocolId: id }
  await db.insert(protocolFiles).values(pdf)
  expect((await sign(buildSigning(protocol, rooms, [ready.photo, pdf]), id)).status).toBe(200)
  expect([(await read(earlierId)).status, (await read(id)).status]).toEqual(['signed', 'signed'])
})

test('what an older app kept of a name, whatever it was made to look like, is signed to the letter', async () => {
  const name = 'Anna\u202EtlA\nVermieterin'
  const content = protocolContent.parse({
    date: '2027-01-15',
    parties: [buildParty({ name }), buildParty({ role: 'landlord' })],
  })
  const older = await buildReadyToSign(deps, property, { content })
  const signed = await readData(protocolOnWire, await sign(older.signing, older.protocol.id))
  expect(signed).toMatchObject({ status: 'signed', content: { parties: [{ name }, {}] } })
})
