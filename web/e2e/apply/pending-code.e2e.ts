import type { Page, Route } from '@playwright/test'
import { buildProcess } from '#server/testing/build/build.ts'
import { contentWidth } from '../checks/scroller.ts'
import { readDevice, readDraft } from '../device/device.ts'
import { startOffline } from '../device/start-offline.ts'
import { button, field, fillRenter, toast } from '../fixtures/applicant.ts'
import { goOffline } from '../fixtures/offline.ts'
import { somebody } from '../fixtures/people.ts'
import { visitOnce } from '../fixtures/ready-application.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsOf } from '../fixtures/words.ts'

test.use({ serviceWorkers: 'allow' })

const lookUps = '**/api/external/application-processes/*'

test('a code entered without a connection opens the questionnaire, and is looked up when there is one', async ({
  page,
  context,
  w,
}) => {
  await startOffline(page, context, w, 'HAUSDE')
  await expect(page.getByText(w('Code {code} is not checked yet: no connection.', { code: 'HAUSDE' }))).toBeVisible()
  await fillRenter(page, w, somebody({ firstName: 'Anna' }))
  await expect.poll(async () => (await readDraft(page)).rev).toBeGreaterThan(0)
  const { id } = await readDraft(page)
  await page.reload()
  await expect(field(page, w('First name'))).toHaveValue('Anna')

  await context.setOffline(false)
  await expect(toast(page)).toContainText(w('Your code is checked'))
  await expect(page.getByText(w('Code {code} is not checked yet: no connection.', { code: 'HAUSDE' }))).toHaveCount(0)
  expect(await readDraft(page)).toMatchObject({ id, home: { code: 'DEMADE' }, processId: expect.stringMatching(/./) })
  await field(page, w('City')).fill('Basel')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.currentAddress.city).toBe('Basel')
  expect(await stored(page)).toMatchObject({ selectedProcess: expect.anything(), pendingCode: null })
  expect((await readDraft(page)).processId).not.toBe('')

  await page.reload()
  await expect(field(page, w('City'))).toHaveValue('Basel')
  expect((await readDraft(page)).id).toBe(id)
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a page is written as at the home once its code is checked', async ({ page, context }) => {
    await startOffline(page, context, wordsOf('de'), 'DEMACH')
    await expect(page.getByLabel('Straße', { exact: true })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByLabel('Strasse', { exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH')
  })
})

test('the start date of the home is filled in where none was typed', async ({ page, context, server, w }) => {
  const { process } = await buildProcess(server.db, { startDate: '2027-06-01' })
  await startOffline(page, context, w, process.code)
  await context.setOffline(false)
  await expect(toast(page)).toContainText(w('Your code is checked'))
  await page.goto('/questionnaire?section=general_info')
  await expect(field(page, w('Desired start date'))).toHaveValue('01.06.2027')
})

test('a link with a code leads there too', async ({ page, context, w }) => {
  await visitOnce(page)
  await goOffline(context)
  await page.goto('/applications?code=demade')
  await button(page, w('Fill in without a connection')).click()
  await expect(page).toHaveURL('/questionnaire')
  await expect.poll(async () => (await readDevice(page)).drafts).toMatchObject([{ code: 'DEMADE', processId: '' }])
})

test.describe('a server that is being started again', () => {
  // Answered in its place.
  test.use({ serviceWorkers: 'block' })

  test('keeps nobody from filling in', async ({ page, w }) => {
    await page.route('**/api/**', (route) => route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' }))
    await page.goto('/applications?code=demade')
    await expect(page.getByText(w('You can go on: we check the code as soon as there is a connection.'))).toBeVisible()
    await button(page, w('Fill in without a connection')).click()
    await expect(page).toHaveURL('/questionnaire')
  })
})

test('a code that nobody has is corrected in the questionnaire, and no answer is lost', async ({
  page,
  context,
  w,
}) => {
  await startOffline(page, context, w, 'ZZZZZZ')
  await field(page, w('First name')).fill('Anna')
  await context.setOffline(false)
  await expect(
    page.getByText(w('No home has the code {code}. Please correct it: your answers stay.', { code: 'ZZZZZZ' })),
  ).toBeVisible()
  const code = page.getByLabel(w('Your 6-digit code'))
  await code.fill('YYYYYY')
  await button(page, w('Check code')).click()
  await expect(
    page.getByText(w('No home has the code {code}. Please correct it: your answers stay.', { code: 'YYYYYY' })),
  ).toBeVisible()
  await code.fill('demade')
  await code.press('Enter')
  await expect(toast(page)).toContainText(w('Your code is checked'))
  await expect(code).toHaveCount(0)
  await expect(field(page, w('First name'))).toHaveValue('Anna')
  expect(await readDraft(page)).toMatchObject({ home: { code: 'DEMADE' } })
})

test('a home that closed meanwhile is told, and the answers stay', async ({ page, context, w }) => {
  await startOffline(page, context, w, 'DEMZUX')
  await field(page, w('First name')).fill('Anna')
  await context.setOffline(false)
  await expect(toast(page)).toContainText(w('Application closed'))
  await page.reload()
  await expect(field(page, w('First name'))).toHaveValue('Anna')
  await expect(button(page, w('Check code'))).toBeVisible()
  expect(await readDraft(page)).toMatchObject({ code: 'DEMZUX', codeProblem: 'closed' })
})

test('a server that cannot tell makes no code wrong', async ({ page, context, w }) => {
  await startOffline(page, context, w, 'DEMADE')
  const answers: Record<string, Parameters<Route['fulfill']>[0] & { status: number }> = {
    'it asks to wait': { status: 429, json: { code: 'RATE_LIMITED', message: 'Later' } },
    'it fails': { status: 500, json: { code: 'INTERNAL', message: 'Bug' } },
    'it is a hotel network': { status: 404, body: '<h1>Hotel WLAN</h1>' },
  }
  let answer = answers['it asks to wait']
  // Once for all of them: what is on its way while it is taken off would come through to the server.
  await context.route(lookUps, (route) => route.fulfill(answer))
  for (const [fault, next] of Object.entries(answers)) {
    await test.step(fault, async () => {
      answer = next
      const asked = page.waitForResponse((response) => response.status() === next.status)
      await context.setOffline(false)
      await asked
      await expect(
        page.getByText(w('Code {code} is not checked yet: no connection.', { code: 'DEMADE' })),
      ).toBeVisible()
      expect(await readDraft(page)).toEqual(expect.not.objectContaining({ codeProblem: expect.anything() }))
      await goOffline(context)
    })
  }
})

test('a code that was checked while the questionnaire was closed opens the same answers', async ({
  page,
  context,
  w,
}) => {
  await startOffline(page, context, w, 'HAUSDE')
  await field(page, w('First name')).fill('Anna')
  await expect.poll(async () => (await readDraft(page)).rev).toBeGreaterThan(0)
  const pending = await stored(page)
  await context.setOffline(false)
  await expect(toast(page)).toContainText(w('Your code is checked'))
  // As after a check by the service worker, which knows nothing of what is chosen.
  await page.goto('/robots.txt')
  await page.evaluate((code) => {
    localStorage.removeItem('selectedProcess')
    localStorage.removeItem('selectedRentObject')
    localStorage.setItem('pendingCode', code)
  }, pending.pendingCode ?? '')
  await page.goto('/questionnaire')
  await expect(field(page, w('First name'))).toHaveValue('Anna')
  await expect(toast(page)).toContainText(w('Your code is checked'))
  expect((await readDraft(page)).answers.mainRenters[0]?.firstName).toBe('Anna')
})

test('what is said about a code fits the narrowest phone in every language, with targets for a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('pendingCode', '"ZZZZZZ"'))
  for (const language of ['en', 'de', 'fr'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await page.goto('/questionnaire')
    const check = button(page, wordsOf(language)('Check code'))
    await expect(check).toBeVisible()
    expect((await check.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await contentWidth(page), language).toBe(320)
  }
})

const stored = (page: Page) =>
  page.evaluate(() => ({
    selectedProcess: localStorage.getItem('selectedProcess'),
    pendingCode: localStorage.getItem('pendingCode'),
  }))
