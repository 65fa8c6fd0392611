import { eq, like } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { mails } from '#server/db/server-schema.ts'
import { getAs, postAs, readData } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildReadyToSign, buildSigning } from '#server/testing/build/build-handover.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { protocolOnWire } from '#shared/handover/contract.ts'
import { protocolContent } from '#shared/handover/protocol.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import type { Language } from '#shared/languages.ts'

const { app, db, deps, close } = await setupTestApp({ now: () => new Date('2027-01-15T10:05:00Z') })
afterAll(close)
const { property } = await buildProcess(db)
const manager = await buildUser(db, { organizationId: property.organizationId })
const pathOf = (id: string) => `/api/abnahmeprotokolle/${id}`

/** By a manager whose browser is English. */
async function sendCopies(id: string) {
  const english = { 'Accept-Language': 'en' }
  const answer = await postAs(app, manager, `${pathOf(id)}/copies`, { recipients: ['anna@alt.test'] }, english)
  expect(answer.status).toBe(200)
  const [mail] = await db
    .select()
    .from(mails)
    .where(like(mails.attachmentKey, `protocols/${id}/%`))
  return { name: mail?.attachmentName, subject: mail?.subject }
}

/** @param language of the document; none as older versions of the app signed it */
async function sign(language?: Language, email = '') {
  const parties = [buildParty({ email })]
  const content = protocolContent.parse({ date: '2027-01-15', parties })
  const ready = await buildReadyToSign(deps, property, email === '' ? {} : { content })
  const { id } = ready.protocol
  await postAs(app, manager, `${pathOf(id)}/signature`, { ...ready.signing, ...(language && { language }) })
  const { seal } = await readData(protocolOnWire, await getAs(app, manager, pathOf(id)))
  return { ...ready, id, seal }
}

test('copies and their mail are in the language of the document, whoever sends them', async () => {
  const { id, seal } = await sign('de')
  expect(await sendCopies(id)).toEqual({
    name: 'Abnahmeprotokoll-2027-01-15.pdf',
    subject: 'Abnahmeprotokoll vom 15.01.2027, Seestrasse 12, 8002 Zürich',
  })
  expect(seal).toMatchObject({ language: 'de' })
})

test('where a document does not say its language, the mail has that of who sends it', async () => {
  const { id, seal } = await sign()
  expect(await sendCopies(id)).toMatchObject({ name: 'handover-protocol-2027-01-15.pdf' })
  expect(seal).not.toHaveProperty('language')
})

test('copies of a new version are not called like those of the one before', async () => {
  const { id: earlierId, photo, pdf } = await sign('fr')
  const id = newId()
  await postAs(app, manager, `${pathOf(earlierId)}/editions`, { id })
  const [protocol] = await db.select().from(handoverProtocols).where(eq(handoverProtocols.id, id))
  const rooms = await db.select().from(protocolRooms).where(eq(protocolRooms.protocolId, id))
  const document = { ...pdf, id: newId(), protocolId: id }
  await db.insert(protocolFiles).values(document)
  if (!protocol) throw new Error('there is no such version')
  const signing = buildSigning(protocol, rooms, [photo, document])
  await postAs(app, manager, `${pathOf(id)}/signature`, { ...signing, language: 'fr' })
  expect(await sendCopies(id)).toMatchObject({ name: 'etat-des-lieux-2027-01-15-version-2.pdf' })
})

test('who was sent a copy is told to every device, without the address of anybody else, and in the way of nobody who declares it void', async () => {
  const { id, protocol } = await sign('de', 'anna@alt.test')
  const [party] = protocol.content.parties
  if (!party) throw new Error('nobody takes part')
  await postAs(app, manager, `${pathOf(id)}/copies`, {
    recipients: [party.email.toUpperCase(), 'owner@house.test', 'OWNER@house.test'],
  })
  const told = await readData(protocolOnWire, await getAs(app, manager, pathOf(id)))
  expect(told.copies).toEqual([{ at: '2027-01-15T10:05:00.000Z', partyIds: [party.id], others: 1 }])
  expect(JSON.stringify(told)).not.toContain('house.test')
  const [row] = await db.select().from(handoverProtocols).where(eq(handoverProtocols.id, id))
  const before = { 'If-Match': `"${(row?.version ?? 0).toString()}"` }
  await postAs(app, manager, `${pathOf(id)}/copies`, { recipients: [party.email] })
  expect((await postAs(app, manager, `${pathOf(id)}/void`, { reason: 'Wrong home' }, before)).status).toBe(200)
})

test('copies of one protocol go to forty addresses a day, and of many sendings the latest forty are told', async () => {
  let today = new Date('2027-01-15T10:05:00Z')
  const later = await setupTestApp({ now: () => today })
  const { property: home } = await buildProcess(later.db)
  const person = await buildUser(later.db, { organizationId: home.organizationId })
  const { protocol, signing } = await buildReadyToSign(later.deps, home)
  await postAs(later.app, person, `${pathOf(protocol.id)}/signature`, signing)
  const send = async (addresses: number) => {
    const recipients = Array.from({ length: addresses }, (_, at) => `p${at}@house.test`)
    return (await postAs(later.app, person, `${pathOf(protocol.id)}/copies`, { recipients })).status
  }
  expect(await send(20)).toBe(200)
  expect(await send(19)).toBe(200)
  expect(await send(2)).toBe(429)
  expect(await send(1)).toBe(200)
  today = new Date('2027-01-16T10:06:00Z')
  for (let time = 0; time < 40; time += 1) expect(await send(1)).toBe(200)
  const { copies } = await readData(protocolOnWire, await getAs(later.app, person, pathOf(protocol.id)))
  expect(copies.map(({ others }) => others)).toEqual(Array.from({ length: 40 }, () => 1))
  expect(await send(1)).toBe(429)
  await later.close()
})
