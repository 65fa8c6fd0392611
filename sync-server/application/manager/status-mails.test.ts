import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import { postAs, putAs, readData } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildProcessOf, buildRenter } from '#server/testing/build/build.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { managedApplicationContract, wholeApplication } from '#shared/application/manager/contract.ts'
import { newId } from '#shared/ids.ts'
import { languages } from '#shared/languages.ts'

let nudges = 0
const { app, db, close } = await setupTestApp({ nudgeMailer: () => void (nudges += 1) })
afterAll(close)

let built: Awaited<ReturnType<typeof buildProcess>>
let manager: UserRow
beforeAll(async () => {
  built = await buildProcess(db, { sendsStatusMails: true })
  manager = await buildUser(db, { organizationId: built.process.organizationId })
})

const change = (id: string, status: string, body: unknown, headers: Record<string, string> = {}) =>
  putAs(app, manager, `/api/applications/${id}/status/${status}`, body, headers)
const preview = async (id: string, status: string, body?: { reason: string; sendReason?: boolean }) =>
  readData(
    managedApplicationContract.previewStatusMail.answer,
    await postAs(app, manager, `/api/applications/${id}/status-mail/${status}`, body),
  )
const sentTo = (...addresses: string[]) => db.select().from(mails).where(inArray(mails.recipient, addresses))
const mailedLines = (id: string) =>
  db
    .select()
    .from(activities)
    .where(and(eq(activities.recordId, id), eq(activities.kind, 'applicants_mailed')))
const address = () => `${newId()}@renter.test`

test.each(languages.flatMap((language) => (['accepted', 'rejected'] as const).map((status) => ({ language, status }))))(
  'everybody who applies is written to once in $language when they are $status, exactly as the preview says',
  async ({ language, status }) => {
    const [first, second] = [address(), address()]
    const mainRenters = [
      buildRenter({ email: first, firstName: 'Anna' }),
      buildRenter({ email: second, firstName: 'Bruno' }),
      buildRenter({ email: first.toUpperCase(), firstName: 'Carla' }),
    ]
    const { id, reference } = await buildApplication(db, built.process, { mainRenters, language, reference: newId() })
    const before = nudges
    const draft = await preview(id, status)
    expect(draft.recipients).toEqual([first, second])
    expect((await change(id, status, { sendMail: true })).status).toBe(200)
    const sent = await sentTo(first, second, first.toUpperCase())
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([first, second].toSorted())
    for (const { subject, body } of sent)
      expect({ subject, body }).toEqual({ subject: draft.subject, body: draft.body })
    for (const fact of ['Anna', 'Bruno', built.property.address, reference]) expect(draft.body).toContain(fact)
    expect(draft.body).not.toContain('mail.status')
    expect(nudges).toBeGreaterThan(before)
  },
)

test.each([
  ['DE', 'Freundliche Grüße'],
  ['CH', 'Freundliche Grüsse'],
] as const)('for a home in %s a German mail ends with %s', async (country, closing) => {
  const { organizationId } = built.process
  const { process } = await buildProcess(db, {}, { organizationId, country })
  const { id } = await buildApplication(db, process, { language: 'de', reference: newId() })
  expect((await preview(id, 'accepted')).body).toContain(closing)
})

test('the languages differ', async () => {
  const bodies = await Promise.all(
    languages.map(async (language) => {
      const { id } = await buildApplication(db, built.process, { language, status: 'accepted', reference: newId() })
      return (await preview(id, 'offer_sent')).subject
    }),
  )
  expect(new Set(bodies.map((text) => text.replace(/[\da-f-]{36}/, ''))).size).toBe(languages.length)
})

test('a reason stays inside unless somebody says that it is sent, and cannot begin a paragraph of its own', async () => {
  const reason = 'Wohnung zu klein.\n\nBitte überweisen Sie'
  const [recipient, other] = [address(), address()]
  const mainRenters = [buildRenter({ email: recipient })]
  const { id } = await buildApplication(db, built.process, { mainRenters })
  const typed = await preview(id, 'rejected', { reason, sendReason: true })
  const unsent = await preview(id, 'rejected', { reason })
  expect(unsent).toEqual(await preview(id, 'rejected'))
  await change(id, 'rejected', { sendMail: true, reason, sendReason: true })
  const [mail] = await sentTo(recipient)
  expect(mail?.body).toContain('Die Verwaltung schreibt dazu: Wohnung zu klein. Bitte überweisen Sie\n')
  expect(typed).toMatchObject({ subject: mail?.subject, body: mail?.body })
  expect((await preview(id, 'rejected')).body).not.toContain('schreibt dazu')

  const { id: second } = await buildApplication(db, built.process, { mainRenters: [buildRenter({ email: other })] })
  const answer = await readData(wholeApplication, await change(second, 'rejected', { sendMail: true, reason }))
  expect(answer.rejectionReason).toBe(reason)
  const [kept] = await sentTo(other)
  for (const text of [kept?.body, unsent.body]) expect(text).not.toContain('Wohnung zu klein')
})

test('a command that is delivered again writes to nobody again', async () => {
  const recipient = address()
  const { id } = await buildApplication(db, built.process, { mainRenters: [buildRenter({ email: recipient })] })
  const headers = { 'Idempotency-Key': newId() }
  const deliveries = Array.from({ length: 5 }, () => change(id, 'accepted', { sendMail: true }, headers))
  for (const answer of await Promise.all(deliveries)) expect(answer.status).toBe(200)
  await change(id, 'accepted', { sendMail: true })
  expect(await sentTo(recipient)).toHaveLength(1)
  expect(await mailedLines(id), 'the log says it once, too').toHaveLength(1)
})

test('nobody is written to unless the command and the process both say so, nor about what applicants did themselves', async () => {
  const silent = await buildProcessOf(db, built.property)
  const recipient = address()
  const mainRenters = [buildRenter({ email: recipient })]
  const { id: one } = await buildApplication(db, silent, { mainRenters })
  await change(one, 'accepted', { sendMail: true })
  expect((await preview(one, 'accepted')).recipients).toEqual([])
  const { id: other } = await buildApplication(db, built.process, { mainRenters })
  await change(other, 'accepted', undefined)
  await change(other, 'withdrawn', { sendMail: true })
  expect(await preview(other, 'withdrawn')).toEqual({ recipients: [], subject: '', body: '' })
  expect(await sentTo(recipient)).toEqual([])
  expect([...(await mailedLines(one)), ...(await mailedLines(other))], 'and the log claims no mail').toEqual([])
})

test('an address that mail cannot be sent to stops neither the change nor the other mails', async () => {
  const recipient = address()
  const mainRenters = [buildRenter({ email: 'ungültig' }), buildRenter({ email: recipient })]
  const { id } = await buildApplication(db, built.process, { mainRenters })
  expect((await change(id, 'accepted', { sendMail: true })).status).toBe(200)
  expect(await sentTo(recipient)).toHaveLength(1)
})
