import { readFile } from 'node:fs/promises'
import { buildProcess } from '#server/testing/build/build.ts'
import { unzip } from '#server/testing/outside/unzip.ts'
import { newId } from '#shared/ids.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { expectFocusWatched } from '../checks/focus-watched.ts'
import { scrollPage } from '../checks/scroller.ts'
import { tapAt } from '../checks/tap-at.ts'
import { changeJob, readDevice } from '../device/device.ts'
import { button, chooseProcess, confirmAnswers, field, resumeQuestionnaire, toast } from '../fixtures/applicant.ts'
import { pdfFile, pdfOfSize } from '../fixtures/files.ts'
import { goOffline } from '../fixtures/offline.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import {
  expectExactlyOnce,
  prepareApplication,
  pressSubmit,
  submitApplication,
  submitOffline,
} from '../fixtures/ready-application.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

test('what waits is said on this page, on every other page, and after a restart', async ({ page, w }) => {
  await submitOffline(page, w, [pdfFile()])
  for (const open of [() => page.reload(), () => page.goto('/my-applications')]) {
    await open()
    await expect(page.getByText(w('Saved on {thisDevice}'))).toBeVisible()
    await expect(page.getByText(w('No connection: we try again automatically.'))).toBeVisible()
    await expect(page.getByText('Betreibungsauszug.pdf')).toBeVisible()
  }
  await page.goto('/')
  await page.getByRole('link', { name: w('Show') }).click()
  await expect(page).toHaveURL('/my-applications')
})

/** A worker sends too, and what it asks for is not always caught. */
test.describe('sent by the page alone', () => {
  test.use({ serviceWorkers: 'block' })

  test('"Try now" sends at once what waits for a better moment', async ({ page, context, server, w }) => {
    const application = await prepareApplication(page, [pdfFile()])
    await context.route('**/api/applications**', (route) => route.abort())
    await pressSubmit(page, w)
    await expect(page.getByText(w('The server cannot be reached. We try again automatically.'))).toBeVisible()
    await changeJob(page, { nextAt: Date.now() + 200_000 })
    await context.unroute('**/api/applications**')
    await button(page, w('Try now')).click()
    await expectExactlyOnce(server, application)
  })
})

test('what was never sent is taken back, changed and submitted again, once', async ({ page, context, server, w }) => {
  const application = await submitOffline(page, w, [pdfFile()])
  await button(page, w('Take back and change')).click()
  await expect(page).toHaveURL(/questionnaire/)
  await page.goto('/questionnaire?section=main_renters')
  await field(page, w('First name')).fill('Berta')
  await expect(page.getByText(/\d\d:\d\d/)).toBeVisible()
  expect((await readDevice(page)).jobs).toEqual([])
  await context.setOffline(false)
  await page.goto('/questionnaire?section=summary')
  await confirmAnswers(page, w)
  await button(page, w('Submit')).click()
  await expectExactlyOnce(server, application)
  const [row] = await server.applications(application.id)
  expect(row?.mainRenters[0]?.firstName).toBe('Berta')
})

test('what may have arrived is not taken back without asking the server', async ({ page, context, server, w }) => {
  const application = await submitOffline(page, w)
  await expect(page.getByText(w('No connection: we try again automatically.'))).toBeVisible()
  await changeJob(page, { postAttempted: true })
  await button(page, w('Take back and change')).click()
  await expect(toast(page)).toContainText(w('This needs a connection'))
  expect((await readDevice(page)).jobs).toHaveLength(1)
  await context.setOffline(false)
  await expectExactlyOnce(server, application)
})

test('a copy holds every answer and every document, byte for byte', async ({ page, w }) => {
  const files = [pdfOfSize(700_000, 'Scan.pdf'), pdfFile('Scan.pdf', 'another of the same name')]
  await submitOffline(page, w, files)
  const download = page.waitForEvent('download')
  await button(page, w('Save a copy')).click()
  const entries = unzip(await readFile(await (await download).path()))
  expect([...entries.keys()]).toEqual([
    'application.txt',
    'application.json',
    'documents/1 Scan.pdf',
    'documents/2 Scan.pdf',
  ])
  const texts = ['application.txt', 'application.json'].map((name) => entries.get(name)?.toString() ?? '')
  for (const text of texts)
    for (const answer of ['Müller-Ōkuma', 'Birkenweg', 'Geigenbauerin']) expect(text).toContain(answer)
  const copies = ['documents/1 Scan.pdf', 'documents/2 Scan.pdf'].map((name) => entries.get(name))
  expect(copies.map((bytes) => bytes?.equals(files[0]?.buffer ?? Buffer.alloc(0)))).toEqual([true, false])
  expect(copies[1]?.equals(files[1]?.buffer ?? Buffer.alloc(0))).toBe(true)
})

test('one application, or everything, is deleted from the phone after a question', async ({ page, w }) => {
  await submitOffline(page, w, [pdfFile()])
  await button(page, w('Delete from {thisDevice}')).click()
  await button(page, w('Keep')).click()
  expect((await readDevice(page)).jobs).toHaveLength(1)
  await button(page, w('This is not my phone')).click()
  await expect(page.getByRole('alert').filter({ hasText: /1/ })).toBeVisible()
  await button(page, w('Remove everything')).click()
  await expect(page).toHaveURL('/')
  expect(await readDevice(page)).toMatchObject({ jobs: [], drafts: [], docs: [], receipts: [], chunks: 0 })
})

test('the second half of a double tap is no answer to what the first one asks', async ({ page, w }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await submitApplication(page, w)
  // The page before it has the same button.
  await expect(page.getByRole('heading', { name: w('Thank you for your application') })).toBeVisible()
  const ask = button(page, w('This is not my phone'))
  await expectFocusWatched(page)
  await expect(ask).toBeVisible()
  await scrollPage(page, 1)
  const { x = 0, y = 0 } = (await ask.boundingBox()) ?? {}
  const place = { x: x + 60, y: y + 22 }
  const under = () => page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.textContent, place)
  await tapAt(page, place, 1000)
  await expect.poll(under, 'the answer that loses nothing comes under the finger').toBe(w('Keep'))
  await tapAt(page, place, 1200)
  await button(page, w('Remove everything')).click()
  await expect(page).toHaveURL('/')
})

test('what was removed in one tab is in no other one either, and is not written again', async ({ page, w }) => {
  // Not even where a slow line has not brought yet what is beside a page.
  await page.route('**/assets/later-*.js', () => {})
  await resumeQuestionnaire(page, finishedAnswers([somebody({ firstName: 'Ada' })]), 'main_renters')
  const name = page.getByLabel(w('First name'), { exact: true })
  await expect(name).toHaveValue('Ada')
  const other = await page.context().newPage()
  await other.goto('/my-applications')
  await button(other, w('This is not my phone')).click()
  await button(other, w('Remove everything')).click()
  await expect(page).toHaveURL('/')
  await expect(name).toHaveCount(0)
  expect(await readDevice(page)).toMatchObject({ drafts: [] })
})

test('a draft is gone on with from here, and what was received stays with its number', async ({ page, w }) => {
  await submitApplication(page, w)
  await expect(page).toHaveURL('/success')
  await prepareApplication(page)
  await page.goto('/my-applications')
  const [receipt] = (await readDevice(page)).receipts
  await expect(page.getByText(receipt?.reference ?? '?')).toBeVisible()
  await expect(page.getByText(w('Let by {name}', { name: 'Musterverwaltung' })).first()).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('selectedProcess'))
  await button(page, w('Continue')).click()
  await expect(page).toHaveURL('/questionnaire')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Summary and confirmation'))
})

test('after its process has closed an application is kept, and used for another home', async ({ page, server, w }) => {
  const { process: closed } = await buildProcess(server.db)
  const application = await prepareApplication(page, [pdfFile()], closed.code)
  await server.closeProcess(closed.id)
  await button(page, w('Submit')).click()
  await expect(toast(page)).toContainText(w('Application Closed'))
  await expect(page).toHaveURL('/')
  await page.goto('/my-applications')
  await expect(page.getByText(w('Needs your attention'))).toBeVisible()
  await button(page, w('Use it for another home')).click()
  await field(page, w('Your 6-digit code')).fill('DEMACH')
  await button(page, w('Check code')).click()
  await expect(toast(page)).toContainText(w('Your code is checked'))
  await page.goto('/questionnaire?section=summary')
  await button(page, w('Submit')).click()
  await expect(page).toHaveURL('/success')
  const [receipt] = (await readDevice(page)).receipts
  expect(receipt?.id).not.toBe(application.id)
  await expectExactlyOnce(server, { ...application, id: receipt?.id ?? newId() })
})

test('the page that thanks needs a receipt: opened cold or while something waits it leads to what is true', async ({
  page,
  w,
}) => {
  await page.goto('/success')
  await expect(page).toHaveURL('/applications')
  await submitOffline(page, w)
  await page.goto('/success')
  await expect(page).toHaveURL('/my-applications')
  await changeJob(page, { state: 'sending', lease: { holder: 'a page', until: Date.now() + 60_000 } })
  await page.reload()
  await expect(page.getByText(w('No connection: we try again automatically.'))).toBeVisible()
  await expect(page.getByText(w('Your application is on its way.'))).toHaveCount(0)
  await page.goto('/')
  await page.getByRole('link', { name: w('My applications'), exact: true }).click()
  await expect(page).toHaveURL('/my-applications')
})

test('a document that was refused is replaced or removed, and not tried again as it is', async ({ page, w }) => {
  await submitOffline(page, w, [pdfFile()])
  const lastError = { code: 'UNSUPPORTED_MEDIA_TYPE', at: Date.now(), documentName: 'doc2.pdf' }
  await changeJob(page, { state: 'attention', lastError })
  await expect(
    page.getByText(
      `${w('The document "{documentName}" was not taken.', { documentName: 'doc2.pdf' })} ${w('error.UNSUPPORTED_MEDIA_TYPE')}`,
    ),
  ).toBeVisible()
  await expect(button(page, w('Try now'))).toHaveCount(0)
  await button(page, w('Replace or remove the document')).click()
  await expect(page).toHaveURL('/questionnaire?section=main_renters')
  await expect(page.locator('[data-document]')).toHaveCount(1)
})

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })
  test('a computer is called one', async ({ page, w }) => {
    await page.goto('/applications')
    const thisDevice = w('this computer')
    await expect(page.getByRole('link', { name: w('My applications on {thisDevice}', { thisDevice }) })).toBeVisible()
  })
})

test('what was received is seen, exported, withdrawn and erased without an account; without a connection nothing is lost', async ({
  page,
  context,
  server,
  w,
}) => {
  const file = pdfFile()
  const { id, email } = await submitApplication(page, w, [file])
  await expect(page).toHaveURL('/success')
  await expect(page.getByText(email)).toBeVisible()
  await page.reload()
  await expect(page.getByText(w('Your reference number'))).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await page.goto('/my-applications')
  const open = button(page, w('See, export, withdraw or erase it'))
  const proof = field(page, w('Date of birth or email address'))
  await open.click()
  await proof.fill('1.1.2001')
  await button(page, w('Show')).click()
  await expect(page.getByText(w('error.PROOF_WRONG'))).toBeVisible()
  await expect(page.getByText(file.name)).toHaveCount(0)
  await proof.fill(email.toUpperCase())
  await goOffline(context)
  await button(page, w('Show')).click()
  await expect(
    page.getByText(w('This needs a connection. Nothing was changed: please try again when you have one.')),
  ).toBeVisible()
  await context.setOffline(false)
  await button(page, w('Show')).click()
  await expect(page.getByText(file.name)).toBeVisible()

  const download = page.waitForEvent('download')
  await button(page, w('Export with all documents')).click()
  const entries = unzip(await readFile(await (await download).path()))
  expect(entries.get(`documents/1 ${file.name}`)).toEqual(file.buffer)
  expect(entries.get('application.json')?.toString()).toContain(id)

  await button(page, w('Withdraw the application')).click()
  await button(page, w('Withdraw')).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await server.applications(id))[0]?.status).toBe('withdrawn')
  const [receipt] = (await readDevice(page)).receipts
  const { day } = dayAndTime(Date.now())
  const withdrawn = w('You withdrew this application on {day}.', { day })
  await expect(page.locator(':focus')).toHaveText(withdrawn)

  await page.reload()
  await expect(page.getByText(withdrawn)).toBeVisible()
  // The page of thanks thanks for what stands alone.
  await page.goBack()
  await expect(page).toHaveURL('/my-applications')
  await expect(page.getByText(withdrawn)).toBeVisible()
  await chooseProcess(page)
  await page.goto('/application-process-details')
  await expect(page.getByText(withdrawn)).toBeVisible()

  await page.goto('/my-applications')
  await button(page, w('See, export or erase it')).click()
  await proof.fill(email)
  await button(page, w('Show')).click()
  await button(page, w('Erase the application')).click()
  await expect(button(page, w('Erase for good'))).toBeDisabled()
  await page.getByRole('textbox').fill(receipt?.reference.toLowerCase().replace('-', ' ') ?? '?')
  await button(page, w('Erase for good')).click()
  await expect(toast(page)).toContainText(w('The application is erased'))
  await expect(page.getByText(w('Nothing is left here: it was erased as you wanted.'))).toBeVisible()
  expect(await server.applications(id)).toEqual([])
  expect((await readDevice(page)).receipts).toEqual([])
})
