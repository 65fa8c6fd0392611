import { eq, sql } from 'drizzle-orm'
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { handoverProtocols } from '#server/db/handover-schema.ts'
import { activities, applicationProcesses, documents, residents } from '#server/db/schema.ts'
import { identityRecords, mails } from '#server/db/server-schema.ts'
import { deliverNextMail } from '#server/mail/delivery.ts'
import { fileTransport } from '#server/mail/transports.ts'
import type { ProcessRow } from '#server/process/store.ts'
import { postAs, putAs } from '#server/testing/admin-requests.ts'
import {
  buildApplication,
  buildProcess,
  buildProcessOf,
  buildRenter,
  buildSubmission,
} from '#server/testing/build/build.ts'
import { buildReadyToSign } from '#server/testing/build/build-handover.ts'
import { buildDocument } from '#server/testing/build/build-managed-records.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { postJson } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { LOG_DAYS } from '#shared/activity/activity.ts'
import { DAY_MS } from '#shared/day.ts'
import { protocolContent } from '#shared/handover/protocol.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { newId } from '#shared/ids.ts'
import { packs } from '#shared/policy/every-pack.ts'
import { MAIL_DAYS } from '#shared/policy/mail-days.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { startAbandonedUploadCleaner } from './abandoned-upload-cleaner.ts'
import { startHourlyCleaner } from './hourly-cleaner.ts'

const clock = { now: new Date() }
const { app, db, deps, log, directory, close } = await setupTestApp({ now: () => clock.now })
const mailFolder = await mkdtemp(path.join(tmpdir(), 'einzug-mails-'))
afterAll(async () => {
  await close()
  await rm(mailFolder, { recursive: true, force: true })
})

/** Nobody answered: a closed process, and an open one. */
const [restsFor, forgottenFor] = [60, 180]

interface Person {
  who: string
  /** Stands in everything that is theirs. */
  name: string
  /** Days from today: there until then, and nowhere from then on. */
  due: number
  /** From the beginning of that day on, as it was announced, and not from the hour. */
  fromMidnight: boolean
}

const people: Person[] = []
const begin = new Date()
let letters = 0
/** In letters alone, as people are called; by none of another's. */
function personOf(who: string, due: number, fromMidnight = false): Person {
  letters += 1
  const tail = [...letters.toString(26)].map((digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26))).join('')
  const person = { who, name: `Xaver${tail}xq`, due, fromMidnight }
  people.push(person)
  return person
}

const keyed = () => ({ 'idempotency-key': newId() })
const { organizationId: own } = (await buildProcess(db)).process
const manager = await buildUser(db, { organizationId: own, firstSignInAt: begin })

/** Everything that there can be of an application, made by the calls that make it. @returns its path */
async function apply(process: ProcessRow, { name }: Person): Promise<string> {
  const { organizationId } = process
  const colleague = await buildUser(db, { organizationId, firstSignInAt: begin })
  const [renter, guarantor] = [0, 1].map((at) =>
    buildRenter({
      firstName: name,
      lastName: name,
      email: `${name}${at}@canary.test`,
      ...(at === 1 && { isGuarantor: true }),
    }),
  )
  if (!renter || !guarantor) throw new Error('nobody applies')
  const id = newId()
  const proofs = await Promise.all(
    [renter, guarantor].map((each) =>
      buildDocument(deps, process, { applicationId: id, mainRenterId: each.id }, `${name}.pdf`),
    ),
  )
  const mainRenters = [renter, guarantor].map((each, at) => ({ ...each, documents: [proofs[at]?.listed] }))
  expect((await postJson(app, '/api/applications', buildSubmission(process, { id, mainRenters }))).status).toBe(201)
  const at = `/api/applications/${id}`
  expect((await postAs(app, colleague, `${at}/notes`, { text: `${name} rief an` }, keyed())).status).toBe(201)
  const tagged = await putAs(app, colleague, `${at}/tag`, { tag: name, isTagged: true }, keyed())
  expect(tagged.status).toBe(200)
  return at
}

const decide = async (process: ProcessRow, at: string, status: string, name: string) => {
  const colleague = await buildUser(db, { organizationId: process.organizationId, firstSignInAt: begin })
  const said = status === 'rejected' ? { reason: `Leider nicht, ${name}`, sendMail: true } : {}
  expect((await putAs(app, colleague, `${at}/status/${status}`, said, keyed())).status).toBe(200)
}

for (const country of homeCountries) {
  const kept = packs[country].retention.days
  const { process, property } = await buildProcess(db, { sendsStatusMails: true }, { country })

  for (const status of ['rejected', 'withdrawn']) {
    const person = personOf(`who was ${status} in ${country}`, kept)
    await decide(process, await apply(process, person), status, person.name)
  }
  const asked = personOf(`of whom documents were asked before the no in ${country}`, kept)
  const at = await apply(process, asked)
  await decide(process, at, 'accepted', asked.name)
  await decide(process, at, 'rejected', asked.name)

  const rests = await buildProcessOf(db, property)
  for (const status of ['submitted', 'accepted']) {
    const person = personOf(`who stayed ${status} in a closed process in ${country}`, restsFor + kept, true)
    const theirs = await apply(rests, person)
    if (status !== 'submitted') await decide(rests, theirs, status, person.name)
  }
  await db.update(applicationProcesses).set({ status: 'closed' }).where(eq(applicationProcesses.id, rests.id))

  const forgotten = await buildProcessOf(db, property)
  await apply(forgotten, personOf(`whom nobody answered in an open process in ${country}`, forgottenFor + kept, true))

  const let_ = await buildProcessOf(db, property)
  await buildApplication(db, let_, { status: 'offer_accepted' })
  await apply(let_, personOf(`who was not answered when the home was let in ${country}`, kept))
}

/** Whose last day is as old as it can be: all is over but that it was told for a month. */
const told = 30
const livedHere = personOf('who moved out before anybody told how long that is kept', told, true)
const { property: left } = await buildProcess(db, {}, { country: 'CH' })
const leaver = await buildUser(db, { organizationId: left.organizationId, firstSignInAt: begin })
const gone = {
  firstName: livedHere.name,
  lastName: livedHere.name,
  email: `${livedHere.name}@left.test`,
  notes: livedHere.name,
}
const home = `/api/rent-objects/${left.id}/residents`
const added = await postAs(
  app,
  leaver,
  `${home}/add`,
  { residents: [{ ...gone, id: newId(), moveInDate: '1999-01-01' }] },
  keyed(),
)
if (added.status !== 201) throw new Error('nobody lived there')
await db.update(residents).set({ moveOutDate: '2001-01-01' }).where(eq(residents.propertyId, left.id))

/** With a photo and the document. */
const handedOver = personOf('who gave back a home by a protocol before anybody told how long that is kept', told, true)
const parties = [
  buildParty({ name: handedOver.name, email: `${handedOver.name}@left.test`, newAddress: handedOver.name }),
]
const content = protocolContent.parse({ kind: 'move_out', date: '2001-01-10', parties, remarks: handedOver.name })
const said = { content, date: '2001-01-10', participants: [handedOver.name] }
const walk = await buildReadyToSign(deps, left, said)
await db
  .update(handoverProtocols)
  .set({ status: 'signed', signing: walk.signing, signedAt: new Date('2001-01-10T12:00:00Z') })
  .where(eq(handoverProtocols.id, walk.protocol.id))

const invited = personOf('who was invited and never came', 90)
await buildUser(db, {
  organizationId: manager.organizationId,
  firstName: invited.name,
  email: `${invited.name}@team.test`,
})

const ahead = personOf('whose documents were sent ahead', 2)
const { process: someProcess } = await buildProcess(db)
const unlisted = await buildDocument(
  deps,
  someProcess,
  { applicationId: newId(), mainRenterId: newId() },
  `${ahead.name}.pdf`,
)
await db.update(documents).set({ listedAt: null }).where(eq(documents.id, unlisted.listed.id))

const asking = personOf('who sent a questionnaire without a process', 180)
const { mainRenters: renters, generalInfo } = buildSubmission(someProcess)
const askingRenters = renters.map((renter) => ({
  ...renter,
  firstName: asking.name,
  email: `${asking.name}@renter.test`,
}))
const asked = await postJson(app, '/api/questionnaires', { id: newId(), mainRenters: askingRenters, generalInfo })
if (asked.status !== 201) throw new Error('the questionnaire was not taken')

const signing = personOf('who was at the sign-in', 1)
const expiresAt = new Date(begin.getTime() + DAY_MS)
await db.insert(identityRecords).values({ key: newId(), payload: { email: signing.name }, expiresAt })

const written = personOf('to whom a mail went that is about no application', MAIL_DAYS)
await db
  .insert(mails)
  .values({ id: newId(), recipient: `${written.name}@copy.test`, subject: 'Kopie', body: written.name })

const logged = personOf('of whom the log tells', LOG_DAYS)
const line = { id: newId(), kind: 'resident_changed', recordType: 'resident', recordName: logged.name } as const
await db
  .insert(activities)
  .values({ ...line, organizationId: someProcess.organizationId, actorId: manager.id, recordId: newId() })

const transport = fileTransport(mailFolder, 'Einzug <a@example.org>')
/** As the server does it: what is due is cleaned, then sent. */
async function round(day: number): Promise<void> {
  // The next hourly look comes a little later than the hour of the day before.
  clock.now = new Date(begin.getTime() + day * (DAY_MS + 1000) + 60_000)
  const { now } = deps
  await startHourlyCleaner({ ...deps, log: deps.log, now, questionnaireDays: 180, mailFolder }).stop()
  await startAbandonedUploadCleaner({ ...deps, now, hours: 48 }).stop()
  const send = async (mail: Parameters<typeof transport.send>[0]) => transport.send(mail)
  while (await deliverNextMail({ ...deps, send }));
  await Promise.all((await filesIn(mailFolder)).map(async (file) => utimes(file, begin, begin)))
}
afterAll(() => transport.close())

const tables = z.object({ rows: z.array(z.object({ name: z.string() })) })
const rowsOf = z.object({ rows: z.array(z.object({ text: z.string() })) })

/** All that the server has, as text: rows of every table, names and content of every file. */
async function everything(): Promise<string> {
  const query = sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`
  const texts: string[] = []
  for (const { name } of z.parse(tables, await db.execute(query)).rows) {
    const all = sql`select each::text as text from ${sql.identifier(name)} each`
    texts.push(...z.parse(rowsOf, await db.execute(all)).rows.map(({ text }) => text))
  }
  for (const file of [...(await filesIn(mailFolder)), ...(await filesIn(directory))]) {
    texts.push(path.basename(file), (await readFile(file)).toString('latin1'))
  }
  return texts.join('\n').toLowerCase()
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** What is announced by the day is over at its midnight, which may lie between two looks. */
const isStillKept = ({ due, fromMidnight }: Person, day: number) =>
  fromMidnight ? dayAtHome(clock.now) < dayAtHome(new Date(begin.getTime() + due * DAY_MS)) : day < due

test('on each day nobody is kept whose time is over, in no table and no file, and nobody is gone before', async () => {
  const dues = [...new Set(people.map(({ due }) => due))]
  // The server looks every hour, and a week's notice begins on the day on which it may: the clock stops there too.
  const days = new Set([0, restsFor, forgottenFor, ...dues.flatMap((due) => [due - 1, due])])
  for (const day of [...days].toSorted((a, b) => a - b)) {
    await round(day)
    const all = await everything()
    const found = people.map(({ who, name, due }) => ({ who, due, isThere: all.includes(name.toLowerCase()) }))
    const meant = people.map((person) => ({ who: person.who, due: person.due, isThere: isStillKept(person, day) }))
    expect({ day, found }).toEqual({ day, found: meant })
  }
  expect(log.filter(({ level }) => level === 'error')).toEqual([])
})
