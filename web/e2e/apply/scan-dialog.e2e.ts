import type { Page } from '@playwright/test'
import { chromiumFlags, compileLittle, findChromium } from '#scripts/find/find-chromium.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { cameraFlags, filmOfQrCodes } from '../device/fake-camera.ts'
import { button } from '../fixtures/applicant.ts'
import { liveTracks, openScan, pressScan } from '../fixtures/open-scan.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

// The camera sees none of our codes, so that the dialog stays.
const film = filmOfQrCodes(['WIFI:T:WPA;S:Hotel;P:secret;;'])

test.use({
  launchOptions: {
    executablePath: await findChromium(),
    args: [...chromiumFlags, compileLittle, ...cameraFlags(film)],
  },
})

const waysOut: Record<string, (page: Page, w: Words) => Promise<void>> = {
  'the close button': (page, w) => button(page, w('Close')).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'the wish to type': (page, w) => button(page, w('Type the code')).click(),
}
test('every way out ends the scan, turns the camera off and gives the focus back', async ({ page, w }) => {
  await openScan(page, w)
  for (const [way, leave] of Object.entries(waysOut)) {
    await test.step(way, async () => {
      await expect.poll(() => liveTracks(page)).toBe(1)
      await leave(page, w)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // The browser closes its dialog first, and tells the page a moment later.
      await expect.poll(() => liveTracks(page)).toBe(0)
      await expect(button(page, w('Scan QR code'))).toBeFocused()
      // By keyboard: a tap where the dialog's button was a moment ago is taken for the second of two.
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: w('Scan QR code') })).toBeVisible()
    })
  }
})

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
  expect(await contentWidth(page)).toBe(320)
})

const cameraErrors = {
  NotAllowedError:
    'The camera is not allowed here. Allow it for this page in the settings of your browser and try again, or type the code.',
  NotFoundError: 'No camera was found. Please type the code.',
  NotReadableError: 'The camera does not answer. Close other apps that use it and try again, or type the code.',
}

test('a camera that fails is told with what to do, and trying again works once it can', async ({ page, w }) => {
  await page.addInitScript((names) => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    // Each fails once, and works when it is tried again.
    const answers = names.flatMap((name) => [name, undefined])
    mediaDevices.getUserMedia = (wishes) => {
      const refusal = answers.shift()
      return refusal ? Promise.reject(new DOMException('', refusal)) : open(wishes)
    }
  }, Object.keys(cameraErrors))
  await openScan(page, w)
  for (const [name, text] of Object.entries(cameraErrors)) {
    await test.step(name, async () => {
      await expect(page.getByText(w(text))).toBeVisible()
      await button(page, w('Try again')).click()
      await expect(page.getByText(w(text))).toHaveCount(0)
      await expect.poll(() => liveTracks(page)).toBe(1)
      await button(page, w('Close')).click()
      await pressScan(page, w)
    })
  }
})

test('who has no camera is offered none', async ({ page, w }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.enumerateDevices = () => Promise.resolve([])
  })
  await page.goto('/applications')
  await expect(page.getByLabel(w('Your 6-digit code'))).toBeEditable()
  await expect(page).toHaveTitle(new RegExp(w('Enter your code')))
  await expect(button(page, w('Scan QR code'))).toHaveCount(0)
})

test('it has no barrier that can be found by machine', async ({ page, w }) => {
  await openScan(page, w)
  await expectNoBarrier(page, 'the scan')
})

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
