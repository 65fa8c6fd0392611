import { readDevice, readDraft } from '../device/device.ts'
import { stopWorkers } from '../device/devtools.ts'
import {
  button,
  confirmAnswers,
  expectReceived,
  field,
  openQuestionnaire,
  resumeQuestionnaire,
} from '../fixtures/applicant.ts'
import { openQuestionnaireAtRest } from '../fixtures/new-version.ts'
import { goOffline } from '../fixtures/offline.ts'
import { finishedAnswers } from '../fixtures/people.ts'
import { untilInstalled, visitOnce } from '../fixtures/ready-application.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

test('after one visit every page of the applicant opens without a network', async ({ page, context, w }) => {
  await visitOnce(page)
  await openQuestionnaire(page)
  await goOffline(context)
  const headings = {
    '/': 'Apply for your next home, right from your phone',
    '/applications': 'Start your application',
    '/questionnaire': 'Main renters',
    // Nothing was received here: it leads on.
    '/success': 'Start your application',
    '/requested-documents': 'Requested documents',
    '/data-protection/DEMADE': 'Data protection',
    '/no/such/page': 'This page does not exist',
  }
  for (const [path, heading] of Object.entries(headings)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w(heading))
  }
  for (const path of ['/application-process-details', '/privacy', '/terms', '/support']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

test('the admin area that was never opened on a device says without a network that it needs one', async ({
  page,
  context,
  w,
}) => {
  await visitOnce(page)
  await goOffline(context)
  await page.goto('/admin-login')
  await expect(page.getByRole('status').filter({ hasText: w('Load again') })).toContainText(
    w('A part of this page could not be loaded. Check your connection, then load the page again.'),
  )
  await context.setOffline(false)
  await button(page, w('Load again')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Property management'))
})

test('a warm start asks the network for nothing before the screen shows, twenty times out of twenty', async ({
  page,
  context,
  w,
}) => {
  await visitOnce(page)
  await goOffline(context)
  for (let start = 0; start < 20; start += 1) {
    // As after a while: neither the page nor the worker is there any more.
    await page.goto('about:blank')
    await stopWorkers(page)
    await page.goto('/applications')
    await expect(page.getByLabel(w('Your 6-digit code'))).toBeEditable()
    const pastTheWorker = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        // Calls of the API are made by the app once its screen stands.
        .filter(({ initiatorType, workerStart }) => initiatorType !== 'fetch' && workerStart === 0)
        .map(({ name }) => name),
    )
    expect(pastTheWorker).toEqual([])
  }
})

test('answers can be given and submitted without a network, and are sent by themselves once there is one', async ({
  page,
  context,
  w,
}) => {
  await visitOnce(page)
  await resumeQuestionnaire(page, finishedAnswers())
  await goOffline(context)
  await page.goto('/questionnaire?section=main_renters')
  await field(page, w('City')).fill('Basel')
  await page.goto('/questionnaire?section=summary')
  await expect(page.getByText('Basel')).toBeVisible()
  const { id } = await readDraft(page)
  await confirmAnswers(page, w)
  await button(page, w('Submit')).click()
  await expect(page).toHaveURL(`/my-applications?sent=${id}`)
  await expect(page.getByText(w('Saved on {thisDevice}'), { exact: true })).toBeVisible()
  expect((await readDevice(page)).jobs).toMatchObject([{ id }])
  await context.setOffline(false)
  await expectReceived(page, id)
  expect(await readDevice(page)).toMatchObject({ drafts: [], jobs: [], receipts: [{ id }] })
})

test('nothing of the API is ever kept in a cache', async ({ page, w }) => {
  await visitOnce(page)
  await page.getByLabel(w('Your 6-digit code')).fill('DEMADE')
  await button(page, w('Continue')).click()
  await expect(page).toHaveURL('/application-process-details')
  const cached = await page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(caching.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached).toContain('/index.html')
  expect(cached.filter((path) => path.startsWith('/api'))).toEqual([])
})

test('the app can be installed', async ({ page, context }) => {
  await visitOnce(page)
  const devtools = await context.newCDPSession(page)
  const manifest = await devtools.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Contexts of the tests are private windows, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('a new version waits for consent, and what was typed is there after it', async ({ page, w }) => {
  // Another address is another version to the browser; nothing has to be caught on its way for that.
  await page.goto('/robots.txt')
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?earlier', { scope: '/' }))
  await untilInstalled(page)
  await openQuestionnaireAtRest(page)
  await field(page, w('First name')).fill('Anna')

  const offer = button(page, w('Use the new version'))
  await expect(offer).toBeVisible()
  await expect(field(page, w('First name'))).toHaveValue('Anna')
  const reloaded = page.waitForEvent('load')
  await offer.click()
  await reloaded
  await expect(field(page, w('First name'))).toHaveValue('Anna')
  await expect(offer).toHaveCount(0)
})
