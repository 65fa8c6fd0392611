import { readDevice, readDraft } from '../device/device.ts'
import { clearSiteData } from '../device/devtools.ts'
import {
  confirmAnswers,
  expectReceived,
  field,
  openQuestionnaire,
  resumeQuestionnaire,
  toast,
} from '../fixtures/applicant.ts'
import { pdfFile } from '../fixtures/files.ts'
import { finishedAnswers } from '../fixtures/people.ts'
import { expectExactlyOnce, prepareApplication, pressSubmit, submitApplication } from '../fixtures/ready-application.ts'
import { expect } from '../fixtures/test.ts'
import { test } from '../server/fault-test.ts'

test('fault:B10 a page that dies behind the camera has kept every field, and asks for the file again', async ({
  page,
  context,
  w,
}) => {
  await openQuestionnaire(page)
  await field(page, w('First name')).fill('Anna')
  await field(page, w('Last name')).fill('Müller')
  const choosing = page.waitForEvent('filechooser')
  await page.locator('input[data-document-type=proof_of_income]').evaluate((input: HTMLInputElement) => input.click())
  await choosing
  await page.close({ runBeforeUnload: false })

  const next = await context.newPage()
  await next.goto('/questionnaire')
  await expect(field(next, w('First name'))).toHaveValue('Anna')
  await expect(field(next, w('Last name'))).toHaveValue('Müller')
  expect(await readDevice(next)).toMatchObject({ docs: [], chunks: 0 })
})

test('fault:B12 a database whose connection the browser loses is opened again, and nothing is lost', async ({
  page,
  context,
  server,
  w,
}) => {
  // As WebKit does: the connection ends by itself, and the next opening fails.
  await context.addInitScript(() => {
    const opened: IDBDatabase[] = []
    // It is called with its own `this` below.
    // oxlint-disable-next-line typescript/unbound-method
    const open = IDBFactory.prototype.open
    let failures = 0
    IDBFactory.prototype.open = function (...of) {
      if (failures > 0) {
        failures -= 1
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
      }
      const request = open.apply(this, of)
      request.addEventListener('success', () => opened.push(request.result))
      return request
    }
    addEventListener('lose-database', () => {
      failures = 1
      for (const database of opened.splice(0)) {
        database.close()
        database.dispatchEvent(new Event('close'))
      }
    })
  })
  const lose = () => page.evaluate(() => dispatchEvent(new Event('lose-database')))
  const application = await prepareApplication(page, [pdfFile()])
  await page.goto('/questionnaire?section=main_renters')
  await expect(field(page, w('City'))).toHaveValue('Bern')
  await lose()
  await field(page, w('City')).fill('Basel')
  await field(page, w('City')).fill('Bellinzona')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.currentAddress.city).toBe('Bellinzona')
  await page.goto('/questionnaire?section=summary')
  await expect(page.getByText('Bellinzona')).toBeVisible()
  await lose()
  await toast(page).getByRole('button').click()
  await confirmAnswers(page, w)
  await pressSubmit(page, w)
  await expectReceived(page, application.id)
  await expectExactlyOnce(server, application)
})

test('fault:B12 a question that the browser fails to answer once is asked again, and the form stays', async ({
  page,
  context,
  w,
}) => {
  await resumeQuestionnaire(page, finishedAnswers(), 'main_renters')
  await context.addInitScript(() => {
    // It is called with its own `this` below.
    // oxlint-disable-next-line typescript/unbound-method
    const getAll = IDBIndex.prototype.getAll
    let failures = 1
    IDBIndex.prototype.getAll = function (...of) {
      if (this.objectStore.name === 'docs' && failures > 0) {
        failures -= 1
        document.documentElement.dataset['failed'] = ''
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
      }
      return getAll.apply(this, of)
    }
  })
  await page.reload()
  await expect(page.locator('html[data-failed]')).toBeAttached()
  await field(page, w('City')).fill('Basel')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.currentAddress.city).toBe('Basel')
})

test.describe('in a browser that lets no service worker run', () => {
  test.use({ serviceWorkers: 'block' })

  test('fault:B15 the page says that it has to stay open, and delivers', async ({ page, server, network, w }) => {
    const lost = network.arm({ method: 'POST', path: '/api/applications', mode: 'drop-before' })
    const application = await submitApplication(page, w, [pdfFile()])
    await expect(
      page.getByText(w('Keep this page open until it says "Received", or open it again later.')),
    ).toBeVisible()
    lost.disarm()
    await expectReceived(page, application.id)
    await expectExactlyOnce(server, application)
  })
})

test('fault:B19 when the data of the site is deleted under an open form, what is on the screen is saved anew', async ({
  page,
  w,
}) => {
  await resumeQuestionnaire(page, finishedAnswers(), 'main_renters')
  const { id, processId } = await readDraft(page)
  await clearSiteData(page)
  await field(page, w('City')).fill('Basel')
  await expect.poll(async () => (await readDevice(page)).drafts).toMatchObject([{ id, processId }])
  const city = async () => (await readDevice(page)).drafts[0]?.answers.mainRenters[0]?.currentAddress.city
  await expect.poll(city).toBe('Basel')
})

test('fault:B19 what is only on the screen when the data of the site is deleted can still be submitted', async ({
  page,
  server,
  w,
}) => {
  await resumeQuestionnaire(page, finishedAnswers())
  const { id } = await readDraft(page)
  await clearSiteData(page)
  await pressSubmit(page, w)
  await expectReceived(page, id)
  expect(await server.applications(id)).toHaveLength(1)
})
