import { readFile } from 'node:fs/promises'
import { type Browser, chromium, expect, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { type Services, startServices } from '#scripts/trial/services.ts'
import { protocolFiles } from '#server/db/handover-schema.ts'
import { connectDatabase } from '#server/db/open-database.ts'
import { applications } from '#server/db/schema.ts'
import { newId } from '#shared/ids.ts'
import { button, expectReceived, field, toast } from '../fixtures/applicant.ts'
import { addRoom, gradeOthers } from '../fixtures/create-protocol.ts'
import { decide, openLine } from '../fixtures/decide.ts'
import { type PickedFile, pdfFile, pdfOfSize } from '../fixtures/files.ts'
import { type Letting, letPropertyIn } from '../fixtures/letting.ts'
import { jpegFile } from '../fixtures/photo-files.ts'
import { prepareApplication, pressSubmit, submitApplication } from '../fixtures/ready-application.ts'
import { sha256 } from '../fixtures/server-data.ts'
import { finishSigning, savePdf, signAs } from '../fixtures/sign-protocol.ts'
import { wordsOf } from '../fixtures/words.ts'
import { askOften } from './asking.ts'
import { openTrialPhone, type Person, type Phone, signInAs } from './phone.ts'
import { liveSignals, takenBy, untilTaken } from './processes.ts'

/** One after the other: each goes on with what the one before left. */
test.describe.configure({ mode: 'serial' })

const w = wordsOf('en')
const manager = { sub: newId(), email: 'manfred@trial.test' }
let services: Services
let browser: Browser
let database: ReturnType<typeof connectDatabase>
let letting: Letting
let files: PickedFile[]
let firstId: string
/** What the run was for: said at its end. */
const seen: string[] = []

// Playwright reads the names of needed fixtures from this pattern; there are none.
// oxlint-disable-next-line no-empty-pattern
test.beforeAll(async ({}, { project }) => {
  test.setTimeout(300_000)
  services = await startServices()
  const { executablePath, args = [] } = project.use.launchOptions ?? {}
  const trust = `--ignore-certificate-errors-spki-list=${services.trustedKeys.join(',')}`
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...args, trust] })
  database = connectDatabase(services.databaseUrl, () => {})
})
test.afterAll(async () => {
  console.log(seen.map((line) => `  ${line}`).join('\n'))
  await database?.close()
  await browser?.close()
  await services?.stop()
})

test('a new installation gets its owner, its organization and its manager', async () => {
  const said = await services.operate(['make-owner', 'olga@trial.test'])
  expect(said).toContain('olga@trial.test')
  const owner = await openPhone()
  await signIn(owner.page, { sub: newId(), email: 'olga@trial.test' })
  await expect(owner.page).toHaveURL('/platform')
  await button(owner.page, w('Create Organization')).click()
  await field(owner.page, w('Name')).fill('Musterverwaltung')
  await button(owner.page, w('Create')).click()
  await owner.page.getByRole('listitem').filter({ hasText: 'Musterverwaltung' }).getByText(w('View Details')).click()
  await button(owner.page, w('Add User')).click()
  await field(owner.page, w('First name')).fill('Manfred')
  await field(owner.page, w('Last name')).fill('Mustermann')
  await field(owner.page, w('Email')).fill(manager.email)
  await owner.page.getByLabel(w('Role')).selectOption('manager')
  await button(owner.page, w('Send invitation')).click()
  await expect(toast(owner.page)).toContainText(w('User Created Successfully'))
  letting = await letPropertyIn(database.db)
  await owner.close()
})

test('somebody applies with three documents, and the process that takes them is killed in the middle', async () => {
  const applicant = await openPhone()
  files = [pdfOfSize(6_000_000, 'Scan.pdf'), pdfOfSize(3_000_000, 'Lohnausweis.pdf'), pdfFile()]
  const application = await prepareApplication(applicant.page, files, letting.code)
  firstId = application.id
  await applicant.slowDown(1_500_000)
  await pressSubmit(applicant.page, w)
  const taking = await untilTaken(1_500_000)
  const killedAt = Date.now()
  await services.end(taking, 'SIGKILL')
  await applicant.slowDown(-1)
  await expect.poll(() => applicant.answers.some(({ at, method }) => at > killedAt && method === 'PATCH')).toBe(true)
  await expectReceived(applicant.page, application.id)
  const receivedAt = Date.now()
  const parts = applicant.answers.filter(({ at, method }) => at > killedAt && method === 'PATCH')
  const broken = parts.find(({ status }) => status >= 500)
  const wentOn = parts.find(({ at, status }) => at > (broken?.at ?? killedAt) && status < 300)
  seen.push(
    `${taking} killed in the middle of an upload: the next part was taken after ${(wentOn?.at ?? 0) - killedAt} ms, the receipt came after ${receivedAt - killedAt} ms`,
    `  what the page's requests met after it: ${applicant.troubleSince(killedAt)}`,
    `  alarms on the page at the end: ${await applicant.page.getByRole('alert').count()}`,
  )
  await services.start(taking)
  const mailsTo = () => services.mails().filter((mail) => mail.includes(`To: ${application.email}`)).length
  await expect.poll(mailsTo).toBe(1)
  const [row] = await database.db.select().from(applications).where(eq(applications.id, application.id))
  expect(row?.mainRenters.flatMap(({ documents }) => documents)).toHaveLength(3)
  await applicant.close()
})

test('a manager sees at once what the other process took in, decides, and saves the documents', async () => {
  const desk = await openPhone()
  await signIn(desk.page, manager)
  await expect(desk.page).toHaveURL('/admin')
  await desk.page.goto(`/application-process/${letting.processId}`)
  await expect(desk.page.getByRole('article')).toHaveCount(1)
  await expect.poll(async () => (await liveSignals()).app1 + (await liveSignals()).app2).toBe(1)
  const watching = (await liveSignals()).app1 === 1 ? 'app1' : 'app2'

  const applicant = await openPhone()
  const second = await submitApplication(applicant.page, w, [pdfFile('Zweites.pdf')], letting.code)
  await desk.page.getByRole('button', { name: '1 new application' }).click()
  const line = desk.page.locator(`article:has([href*="${second.id}"])`)
  await expect(line).toBeVisible()
  const seenAt = Date.now()
  await expectReceived(applicant.page, second.id)
  const posted = applicant.answers.find(({ method, path }) => method === 'POST' && path === '/api/applications')
  seen.push(
    `${watching} watched, ${takenBy(services)} took it: on the manager's screen ${seenAt - (posted?.at ?? 0)} ms after the receipt`,
  )

  await desk.page.goto(`/application-process/${letting.processId}/application/${firstId}`)
  for (const file of files) {
    const save = desk.page.getByRole('button', { name: w('Download {name}', { name: file.name }) })
    const [download] = await Promise.all([desk.page.waitForEvent('download'), save.click()])
    expect(sha256(await readFile(await download.path())), file.name).toBe(sha256(file.buffer))
  }
  await desk.page.goto(`/application-process/${letting.processId}`)
  const card = desk.page.getByRole('article').filter({ hasText: second.email })
  await openLine(line)
  await decide(card, w, 'Accept applicant')
  await expect(card).toContainText(w('Accepted'))
  const status = async () =>
    (await database.db.select().from(applications).where(eq(applications.id, second.id)))[0]?.status
  await expect.poll(status).toBe('accepted')
  await Promise.all([desk.close(), applicant.close()])
  const left = async () => (await liveSignals()).app1 + (await liveSignals()).app2
  await expect.poll(left, 'nobody watches any more').toBe(0)
})

test('a home is handed over while a process is killed, and another device has the same PDF', async () => {
  const desk = await openPhone()
  const { page } = desk
  await signIn(page, manager)
  const name = letting.name
  await page.getByRole('link', { name: w('Handovers: {name}', { name }) }).click()
  await button(page, w('Create handover protocol')).click()
  await field(page, w('What it is about')).selectOption('move_out')
  for (const each of ['Anna Alt', 'Manfred Mustermann']) {
    await field(page, w('Participants')).fill(each)
    await page.keyboard.press('Enter')
  }
  await button(page, w('Create')).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const address = page.url()
  await page.getByRole('link', { name: w('Who is here') }).click()
  await page.getByRole('region', { name: 'Manfred Mustermann' }).getByLabel(w('As who')).selectOption('manager')
  await page.getByRole('link', { name: w('Done') }).click()
  const photo = await jpegFile(page, 'IMG_1.jpg', { width: 1600, height: 1200, noise: true })
  for (const room of ['Küche', 'Bad']) {
    await addRoom(page, w, room)
    await page.getByRole('radio', { name: w('Inspected'), exact: true }).check()
    await gradeOthers(page, w, 'Used')
    if (room === 'Küche') {
      await button(page, w('Defect')).first().click()
      await expect(page.getByRole('heading', { level: 1, name: /Defect/ })).toBeVisible()
      await page.locator('[data-photo-gallery]').first().setInputFiles(photo)
      await expect(page.getByText('1 photo is kept on this device')).toBeVisible()
      await field(page, w('What is wrong')).fill('Kratzer')
      await page.getByRole('radio', { name: w('Repair'), exact: true }).check()
      await expect(page.getByText(w('Everything is kept on this device'))).toBeVisible()
      await page.getByRole('link', { name: room }).click()
    }
    await page
      .getByRole('link', { name: w('Whole protocol') })
      .first()
      .click()
  }
  const busy = (await liveSignals()).app1 > 0 ? 'app1' : 'app2'
  const killedAt = Date.now()
  await services.end(busy, 'SIGKILL')
  await page.getByRole('link', { name: w('Check and sign') }).click()
  await button(page, w('Everything is right: sign now')).click()
  for (const each of ['Anna Alt', 'Manfred Mustermann']) await signAs(page, w, each)
  await finishSigning(page, w)
  await expect(page.getByText(w('Signed'), { exact: true })).toBeVisible({ timeout: 60_000 })
  const pdf = await savePdf(page, w)
  const id = new URL(address).pathname.split('/')[2] ?? ''
  const stored = async () => {
    const found = await database.db.select().from(protocolFiles).where(eq(protocolFiles.protocolId, id))
    return found.filter(({ storedAt }) => storedAt !== null).map(({ kind, sha256: hash }) => ({ kind, hash }))
  }
  await expect.poll(async () => (await stored()).length, { timeout: 60_000 }).toBe(2)
  expect((await stored()).find(({ kind }) => kind === 'pdf')?.hash).toBe(sha256(pdf))
  seen.push(
    `${busy} killed during a walk: the signed protocol was on the server ${Date.now() - killedAt} ms later; ${desk.troubleSince(killedAt)}`,
  )
  await services.start(busy)

  const other = await openPhone()
  await signIn(other.page, manager)
  await other.page.goto(address)
  expect(sha256(await savePdf(other.page, w))).toBe(sha256(pdf))
  await Promise.all([desk.close(), other.close()])
})

test('processes are replaced one after the other, and one is killed, while people go on asking', async () => {
  const ask = askOften(`${services.origin}/api/health`, services.authority)
  for (const name of ['app1', 'app2'] as const) {
    expect(await services.end(name, 'SIGTERM')).toBe(0)
    await services.start(name)
  }
  const calm = ask.so()
  await services.end('app1', 'SIGKILL')
  await new Promise((resolve) => setTimeout(resolve, 8000))
  await services.start('app1')
  const rough = ask.so()
  await ask.stop()
  seen.push(`replaced one by one: ${calm}`, `killed and started again: ${rough}`)
  expect(calm).toContain(' 0 failed')
})

test('a backup of all of it is whole, and comes back in an empty place', async () => {
  const took = performance.now()
  const said = await services.operate(['backup', '/backups/trial.backup'])
  const verified = await services.operate(['verify', '/backups/trial.backup'])
  seen.push(`backup and verify in ${Math.round(performance.now() - took)} ms: ${said.trim()} ${verified.trim()}`)
  const fresh = new URL(services.databaseUrl)
  fresh.pathname = '/restored'
  const client = new Client({ connectionString: services.databaseUrl })
  await client.connect()
  await client.query('create database restored')
  await client.end()
  await services.makeBucket('restored')
  const elsewhere = { DATABASE_URL: fresh.href, S3_BUCKET: 'restored' }
  const restored = await services.operate(['restore', '/backups/trial.backup'], elsewhere)
  // A backup reads every file and compares its hash: it is all there again.
  const again = await services.operate(['backup', '/backups/again.backup'], elsewhere)
  seen.push(`restored: ${restored.trim()}; and backed up from there: ${again.trim()}`)
  const files = /and (\d+) files/
  expect(files.exec(again)?.[1]).toBe(files.exec(said)?.[1])
  const copy = connectDatabase(fresh.href, () => {})
  expect(await copy.db.$count(applications)).toBe(2)
  await copy.close()
})

const openPhone = () => openTrialPhone(browser, services.origin)

const signIn = (page: Phone['page'], person: Person) => signInAs(page, w, services, person)
