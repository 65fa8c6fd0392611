import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '#scripts/find-chromium.ts'
import { applyLink } from '#web/paths.ts'
import { button } from './applicant.ts'
import { readDevice } from './device.ts'
import { cameraFlags, filmOfQrCodes } from './fake-camera.ts'
import { visitOnce } from './ready-application.ts'
import { expect, test } from './test.ts'
import type { Words } from './words.ts'

// A code from somewhere else first: the scan goes on until it finds ours.
const film = filmOfQrCodes(['WIFI:T:WPA;S:Hotel;P:secret;;', applyLink('https://another.example', 'DEMADE')])

test.use({
  launchOptions: { executablePath: await findChromium(), args: [...chromiumFlags, ...cameraFlags(film)] },
})

test('a QR code is scanned, fills the field and is sent; one from elsewhere is told apart', async ({ page, w }) => {
  await openScan(page, w)
  await expect(page.getByText(w('This QR code is not from Einzug.'))).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveURL('/application-process-details', { timeout: 20_000 })
  expect(await liveTracks(page)).toBe(0)
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('it leads on to the questionnaire', async ({ page, context, w }) => {
    await visitOnce(page)
    await context.setOffline(true)
    await openScan(page, w)
    await button(page, w('Fill in without a connection')).click({ timeout: 20_000 })
    await expect(page).toHaveURL('/questionnaire')
    await expect.poll(async () => (await readDevice(page)).drafts).toMatchObject([{ code: 'DEMADE' }])
  })
})

const waysOut: Record<string, (page: Page, w: Words) => Promise<void>> = {
  'the close button': (page, w) => button(page, w('Close')).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'the wish to type': (page, w) => button(page, w('Type the code')).click(),
}
for (const [way, leave] of Object.entries(waysOut)) {
  test(`${way} ends the scan, turns the camera off and gives the focus back`, async ({ page, w }) => {
    await openScan(page, w)
    await expect.poll(() => liveTracks(page)).toBe(1)
    await leave(page, w)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await liveTracks(page)).toBe(0)
    await expect(button(page, w('Scan QR code'))).toBeFocused()
  })
}

test('a hidden page has no camera on, and goes on when it is seen again', async ({ page, w }) => {
  await openScan(page, w)
  await expect.poll(() => liveTracks(page)).toBe(1)
  await setVisibility(page, 'hidden')
  expect(await liveTracks(page)).toBe(0)
  await setVisibility(page, 'visible')
  await expect.poll(() => liveTracks(page)).toBe(1)
})

test('the keyboard stays inside, and every target is large enough', async ({ page, w }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openScan(page, w)
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog') !== null
    })
    expect(isInside).toBe(true)
  }
  for (const target of await page.getByRole('dialog').getByRole('button').all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

for (const [name, text] of Object.entries({
  NotAllowedError:
    'The camera is not allowed here. Allow it for this page in the settings of your browser and try again, or type the code.',
  NotFoundError: 'No camera was found. Please type the code.',
  NotReadableError: 'The camera does not answer. Close other apps that use it and try again, or type the code.',
})) {
  test(`${name} is told with what to do, and trying again works once it can`, async ({ page, w }) => {
    await page.addInitScript((errorName) => {
      const { mediaDevices } = navigator
      const open = mediaDevices.getUserMedia.bind(mediaDevices)
      let refusals = 1
      mediaDevices.getUserMedia = (wishes) =>
        refusals-- > 0 ? Promise.reject(new DOMException('', errorName)) : open(wishes)
    }, name)
    await openScan(page, w)
    await expect(page.getByText(w(text))).toBeVisible()
    await button(page, w('Try again')).click()
    await expect(page.getByText(w(text))).toHaveCount(0)
    await expect.poll(() => liveTracks(page)).toBe(1)
  })
}

test('who has no camera is offered none', async ({ page, w }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.enumerateDevices = () => Promise.resolve([])
  })
  await page.goto('/applications')
  await expect(page.getByLabel(w('Your 6-digit code'))).toBeEditable()
  await expect(page).toHaveTitle(new RegExp(w('Enter your code')))
  await expect(button(page, w('Scan QR code'))).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme} colours it has no barrier that can be found by machine`, async ({ page, w }) => {
    await page.emulateMedia({ colorScheme })
    await openScan(page, w)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
  })
}

async function openScan(page: Page, w: Words): Promise<void> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    const streams: MediaStream[] = []
    mediaDevices.getUserMedia = async (wishes) => {
      const stream = await open(wishes)
      streams.push(stream)
      return stream
    }
    Object.assign(globalThis, { streams })
  })
  await page.goto('/applications')
  await button(page, w('Scan QR code')).click()
  await expect(page.getByRole('dialog', { name: w('Scan QR code') })).toBeVisible()
}

/** Cameras that are on. */
const liveTracks = (page: Page) =>
  page.evaluate(() => {
    const { streams = [] } = globalThis as { streams?: MediaStream[] }
    return streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live').length
  })

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
