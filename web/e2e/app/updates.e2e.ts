import type { BrowserContext, Locator, Page, Route } from '@playwright/test'
import { readDraft } from '../device/device.ts'
import { button, field, openQuestionnaire } from '../fixtures/applicant.ts'
import { openQuestionnaireAtRest } from '../fixtures/new-version.ts'
import { goOffline } from '../fixtures/offline.ts'
import { visitOnce } from '../fixtures/ready-application.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test.use({ serviceWorkers: 'allow' })

const laterCode = '**/assets/answering-*.js'

test('fault:B13 a new version found while somebody types waits for consent, and nothing is lost by it', async ({
  page,
  context,
  w,
}) => {
  await installEarlierVersion(page, context)
  await openQuestionnaireAtRest(page)
  await field(page, w('First name')).fill('Anna')
  const loads = countLoads(page)
  await findNewVersion(page)
  await expect(button(page, w('Use the new version'))).toBeVisible()
  await field(page, w('Last name')).fill('Müller')
  expect(loads.count).toBe(0)

  const loaded = page.waitForEvent('load')
  await button(page, w('Use the new version')).click()
  await loaded
  await expect(field(page, w('First name'))).toHaveValue('Anna')
  await expect(field(page, w('Last name'))).toHaveValue('Müller')
  await expect(button(page, w('Use the new version'))).toHaveCount(0)
  expect(loads.count).toBe(1)
})

test('fault:B13 a browser that keeps the new version waiting keeps nobody who agreed waiting', async ({
  page,
  context,
  w,
}) => {
  await page.addInitScript(() => {
    ServiceWorker.prototype.postMessage = () => undefined
  })
  await installEarlierVersion(page, context)
  await openQuestionnaireAtRest(page)
  await field(page, w('First name')).fill('Anna')
  await findNewVersion(page)
  const loaded = page.waitForEvent('load')
  await button(page, w('Use the new version')).click()
  await loaded
  await expect(field(page, w('First name'))).toHaveValue('Anna')
  await expect(button(page, w('Use the new version'))).toBeVisible()
})

test('fault:B13 what cannot be saved keeps the old version until it can', async ({ page, context, w }) => {
  await installEarlierVersion(page, context)
  await openQuestionnaireAtRest(page)
  const loads = countLoads(page)
  await setSaving(page, false)
  await field(page, w('First name')).fill('Anna')
  await findNewVersion(page)
  await button(page, w('Use the new version')).click()
  const refusal = page.getByText(w('Your last answers are not saved yet. Loading the page now would lose them.'))
  await expect(refusal).toBeVisible()
  await expect(field(page, w('First name'))).toHaveValue('Anna')
  expect(loads.count).toBe(0)

  await setSaving(page, true)
  await field(page, w('Last name')).fill('Müller')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.lastName).toBe('Müller')
  const loaded = page.waitForEvent('load')
  await button(page, w('Use the new version')).click()
  await loaded
  await expect(field(page, w('First name'))).toHaveValue('Anna')
})

test.describe('code that a deployment took away', () => {
  // So that it is asked for at the server.
  test.use({ serviceWorkers: 'block' })

  test('fault:B14 a page with everything saved is loaded anew once, and goes on', async ({ page, context, w }) => {
    await openQuestionnaire(page)
    const loads = countLoads(page)
    await context.route(laterCode, notFound, { times: 1 })
    const loaded = page.waitForEvent('load')
    await field(page, w('First name')).fill('Anna')
    await loaded
    await expect(field(page, w('First name'))).toHaveValue('Anna')
    await goToGeneralInfo(page, w)
    await expect(page.getByText(w('Have you visited the property?'))).toBeVisible()
    expect(loads.count).toBe(1)
  })

  test('fault:B14 code that is still missing after that is told, without a second reload', async ({
    page,
    context,
    w,
  }) => {
    await openQuestionnaire(page)
    const loads = countLoads(page)
    await context.route(laterCode, notFound)
    const loaded = page.waitForEvent('load')
    await field(page, w('First name')).fill('Anna')
    await loaded
    await goToGeneralInfo(page, w)
    await expect(missingPart(page, w)).toBeVisible()
    expect(loads.count).toBe(1)

    await context.unroute(laterCode)
    const again = page.waitForEvent('load')
    await button(page, w('Load again')).click()
    await again
    await expect(page.getByText(w('Have you visited the property?'))).toBeVisible()
  })

  test('fault:B14 with an answer that is not saved nothing is loaded anew, and the form stays', async ({
    page,
    context,
    w,
  }) => {
    await openQuestionnaire(page)
    const loads = countLoads(page)
    await setSaving(page, false)
    await context.route(laterCode, notFound)
    await typeWithoutFocus(field(page, w('First name')), 'Anna')
    await expect(page.getByText(w('Error saving progress. Please try again.')).first()).toBeVisible()
    await goToGeneralInfo(page, w)
    await expect(missingPart(page, w)).toBeVisible()
    await button(page, w('Load again')).click()
    await expect(
      page.getByText(w('Your last answers are not saved yet. Loading the page now would lose them.')),
    ).toBeVisible()
    await button(page, w('Previous')).click()
    await expect(field(page, w('First name'))).toHaveValue('Anna')
    expect(loads.count).toBe(0)
  })

  test('without a connection nothing is loaded anew, because nothing would come', async ({ page, context, w }) => {
    await openQuestionnaire(page)
    const loads = countLoads(page)
    await goOffline(context)
    await goToGeneralInfo(page, w)
    await expect(missingPart(page, w)).toBeVisible()
    await expect(button(page, w('Previous'))).toBeVisible()
    expect(loads.count).toBe(0)
  })
})

test('fault:B18 where something else answers for the service worker the app works all the same', async ({
  page,
  context,
  problems,
  w,
}) => {
  await context.route('**/service-worker.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Hotel WLAN</h1>' }),
  )
  await page.goto('/applications')
  await page.getByLabel(w('Your 6-digit code')).fill('DEMADE')
  await button(page, w('Continue')).click()
  await button(page, w('Start application')).click()
  await field(page, w('First name')).fill('Anna')
  await expect(page.getByText(/\d\d:\d\d/)).toBeVisible()
  await expect.poll(() => problems).toEqual([expect.stringContaining('MIME type')])
  problems.length = 0
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

async function installEarlierVersion(page: Page, context: BrowserContext): Promise<void> {
  // Only a first worker can be exchanged on its way here, an update cannot: so the new version is the real one.
  await context.route(
    '**/service-worker.js',
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}\n// an earlier version` })
    },
    { times: 1 },
  )
  await visitOnce(page)
}

const findNewVersion = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))

/** Whether the browser's database takes what is written to it. */
const setSaving = (page: Page, works: boolean) =>
  page.evaluate((worksNow) => {
    const { prototype } = IDBObjectStore
    const kept = Object.getOwnPropertyDescriptor(prototype, 'workingPut')
    const put = kept ?? Object.getOwnPropertyDescriptor(prototype, 'put') ?? {}
    const failingPut = () => {
      throw new DOMException('', 'UnknownError')
    }
    Object.defineProperties(prototype, {
      workingPut: put,
      put: { configurable: true, value: worksNow ? put.value : failingPut },
    })
  }, works)

/** The first field that takes the focus loads the later sections: here something is typed before. */
const typeWithoutFocus = (input: Locator, text: string) =>
  input.evaluate((element, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' })

const goToGeneralInfo = (page: Page, w: Words) =>
  page
    .getByRole('navigation', { name: w('Steps') })
    .getByRole('button', { name: w('General info') })
    .click()

const missingPart = (page: Page, w: Words) =>
  page.getByText(w('A part of this page could not be loaded. Check your connection, then load the page again.'))

function countLoads(page: Page) {
  const loads = { count: 0 }
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().includes('section=')) loads.count += 1
  })
  return loads
}
