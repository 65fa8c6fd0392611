import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button } from '../fixtures/applicant.ts'
import { readParts, test } from '../fixtures/parts-page.ts'
import { jpegFile } from '../fixtures/photo-files.ts'
import { expect } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

/** Each part with everything open that it can show. */
const states: Record<
  string,
  { part: 'signing' | 'photos' | 'fields'; reach: (page: Page, w: Words) => Promise<void> }
> = {
  'an empty signature that was pressed': {
    part: 'signing',
    reach: (page, w) => button(page, w('Sign')).click(),
  },
  'a refusal without a word': {
    part: 'signing',
    reach: async (page, w) => {
      await page.getByRole('radio', { name: w('I do not sign') }).check()
      await button(page, w('Record the refusal')).click()
    },
  },
  'a photo that is drawn on, one without space and one that is none': {
    part: 'photos',
    reach: async (page, w) => {
      const photo = await jpegFile(page, 'IMG_1.jpg', { width: 300, height: 400 })
      const gallery = page.locator('input[data-photo-gallery]')
      await gallery.setInputFiles(photo)
      await page.locator('[data-drawing]').waitFor()
      await readParts(page, (parts) => void (parts.keeping = 'device_full'))
      await gallery.setInputFiles([photo, { ...photo, name: 'leer.jpg', buffer: Buffer.alloc(0) }])
      await page.locator('[data-incoming=refused]').waitFor()
      await button(page, w('Place a circle with the keyboard')).click()
    },
  },
  'a camera that is not allowed': {
    part: 'photos',
    reach: async (page, w) => {
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
      })
      await button(page, w('Take photo: {subject}', { subject: 'Mangel 3' })).click()
      await button(page, w('Open the camera app')).waitFor()
    },
  },
  'fields for one thumb': {
    part: 'fields',
    reach: async (page, w) => {
      await page.getByRole('radio', { name: w('Worn') }).check()
      await page.getByRole('radio', { name: w('Not tested') }).check()
    },
  },
}

for (const [state, { part, reach }] of Object.entries(states)) {
  for (const locale of ['en-GB', 'de-DE', 'fr-CH']) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale })
      const isFirst = locale === 'en-GB'
      const also = isFirst ? ', and has no barrier that can be found by machine' : ''
      test(`${state} fits the narrowest phone, under thumbs${also}`, async ({ page, w, openPart }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        await openPart(page, part)
        await reach(page, w)
        expect(await contentWidth(page)).toBe(320)
        expect(await page.evaluate(smallTargets)).toEqual([])
        if (isFirst) await expectNoBarrier(page, state)
      })
    })
  }
}

test('fields take what one thumb gives them, and change nothing of it', async ({ page, w, openPart }) => {
  await openPart(page, 'fields')
  const more = button(page, w('One more: {label}', { label: 'Haustür' }))
  const count = page.getByLabel('Haustür', { exact: true })
  await more.click()
  await more.click()
  await button(page, w('One less: {label}', { label: 'Haustür' })).click()
  await expect(count).toHaveValue('1')
  await count.fill('40')
  await count.blur()
  await more.click()
  await expect(count).toHaveValue('41')
  await expect(page.getByRole('status').filter({ hasText: /^41$/ }), 'nobody is in the field to hear it').toHaveCount(1)
  await count.fill('viele')
  await count.blur()
  await expect(count, 'what is no number is no count').toHaveValue('41')

  const reading = page.getByLabel('Strom')
  await reading.fill('00123,40')
  await reading.blur()
  await expect(reading).toHaveValue('00123,40')
  await expect(reading).toHaveAttribute('inputmode', 'decimal')

  await page.getByRole('radio', { name: w('Good'), exact: true }).check()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: w('Used'), exact: true })).toBeChecked()
})

/** Buttons and fields that a thumb could miss. A label is part of its box's target. */
function smallTargets(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, input:not([type=file]), textarea')]
    .map((target) => target.closest('label') ?? target)
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => Math.min(target.getBoundingClientRect().height, target.getBoundingClientRect().width) < 43.5)
    .map((target) => target.getAttribute('aria-label') ?? target.textContent ?? target.tagName)
}
