import { crc32 } from 'node:zlib'
import type { Page } from '@playwright/test'
import { MAX_DOCUMENT_BYTES } from '#shared/document/document.ts'
import { readDevice } from '../device/device.ts'
import { field, openQuestionnaire } from '../fixtures/applicant.ts'
import { addFiles } from '../fixtures/files.ts'
import { drawPicture, jpegFile, personalMarks, pickDrawn, withPlaceAndTime } from '../fixtures/photo-files.ts'
import { seen, storedBytes, strokes } from '../fixtures/stored-documents.ts'
import { expect, test } from '../fixtures/test.ts'

const attached = (page: Page) => page.locator('[data-document]')

const namesSomebody = (photo: Buffer) => personalMarks.filter((mark) => photo.includes(mark))

test('a small photo keeps its picture byte for byte and how it was held, and loses who took it where and when', async ({
  page,
}) => {
  await openQuestionnaire(page)
  const plain = await jpegFile(page, 'Ausweis.jpg', { width: 1200, height: 900 })
  const taken = withPlaceAndTime(plain, 6)
  expect(namesSomebody(taken.buffer)).toEqual(personalMarks)
  await addFiles(page, 'other_document', taken)
  await expect(attached(page)).toHaveCount(1)

  const kept = await storedBytes(page, 'Ausweis.jpg')
  expect(namesSomebody(kept)).toEqual([])
  const firstTable = plain.buffer.indexOf(Buffer.from([0xff, 0xdb]))
  expect(kept.includes(plain.buffer.subarray(firstTable))).toBe(true)
  expect(await seen(page, kept)).toEqual(await seen(page, taken.buffer))
  expect(await seen(page, kept)).toEqual({ width: 900, height: 1200, quarters: ['#00f', '#f00', '#fff', '#0f0'] })
})

test('a photo of 12 megapixels becomes an upright JPEG of 2,400, with a small picture of it in the list', async ({
  page,
}) => {
  await openQuestionnaire(page)
  const taken = withPlaceAndTime(await jpegFile(page, 'IMG_1.JPG', { width: 4000, height: 3000 }), 6)
  await addFiles(page, 'proof_of_income', taken)
  await expect(attached(page)).toHaveText(/IMG_1\.JPG/)
  const kept = await storedBytes(page, 'IMG_1.JPG')
  expect(namesSomebody(kept)).toEqual([])
  expect(kept.includes('Exif')).toBe(false)
  expect(await seen(page, kept)).toEqual({ width: 1800, height: 2400, quarters: ['#00f', '#f00', '#fff', '#0f0'] })

  const picture = page.locator('[data-thumbnail]')
  await expect(picture).toBeVisible()
  const size = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(size).toEqual([120, 160])
})

test('print of 8 points on a page of 300 dots per inch stays readable', async ({ page }) => {
  await openQuestionnaire(page)
  const text = 'Lohnausweis 2026: Bruttolohn gesamt CHF 78’450.20, Beitrag AHV/IV/EO/ALV/NBUV, berufliche Vorsorge'
  const scan = await jpegFile(page, 'Seite.jpg', { width: 2480, height: 3508, text })
  await addFiles(page, 'proof_of_income', scan)
  await expect(attached(page)).toHaveCount(1)
  const kept = await storedBytes(page, 'Seite.jpg')
  expect(await seen(page, kept)).toMatchObject({ width: 1697, height: 2400 })
  const before = await strokes(page, scan.buffer)
  expect(before).toBeGreaterThan(200)
  expect((await strokes(page, kept)) / before).toBeGreaterThan(0.95)
})

test('on request a photo keeps its size and every pixel, and still tells nothing', async ({ page, w }) => {
  await openQuestionnaire(page)
  const plain = await jpegFile(page, 'Gross.jpg', { width: 4000, height: 3000 })
  await page.getByRole('checkbox', { name: w('Keep photos in full size') }).check()
  await addFiles(page, 'other_document', withPlaceAndTime(plain))
  await expect(attached(page)).toHaveCount(1)
  const kept = await storedBytes(page, 'Gross.jpg')
  expect(namesSomebody(kept)).toEqual([])
  expect(await seen(page, kept)).toMatchObject({ width: 4000, height: 3000 })
  expect(kept.includes(plain.buffer.subarray(plain.buffer.indexOf(Buffer.from([0xff, 0xdb]))))).toBe(true)
})

test('photos above 10 MB are taken when they become smaller, and refused in full size', async ({ page, w }) => {
  await openQuestionnaire(page)
  const photo = { width: 4000, height: 3600, noise: true }
  const screenshot = { width: 2000, height: 1900, type: 'image/png' as const, noise: true }
  expect(await pickDrawn(page, 'other_document', 'IMG_2.jpg', photo)).toBeGreaterThan(MAX_DOCUMENT_BYTES)
  await expect(attached(page)).toHaveCount(1, { timeout: 20_000 })
  expect(await pickDrawn(page, 'other_document', 'Auszug.png', screenshot)).toBeGreaterThan(MAX_DOCUMENT_BYTES)
  await expect(attached(page)).toHaveCount(2, { timeout: 20_000 })
  for (const name of ['IMG_2.jpg', 'Auszug.jpg']) {
    const kept = await storedBytes(page, name)
    expect(kept.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(kept.length).toBeLessThan(MAX_DOCUMENT_BYTES)
  }

  await page.getByRole('checkbox', { name: w('Keep photos in full size') }).check()
  await pickDrawn(page, 'proof_of_income', 'IMG_2.jpg', photo)
  await expect(page.getByRole('alert').filter({ hasText: 'IMG_2.jpg' })).toContainText(
    w('is larger than 10 MB. Please choose a smaller file, for example a photo with less resolution.'),
  )
  expect((await readDevice(page)).docs).toHaveLength(2)
})

test('a PNG loses its texts and keeps its pixels', async ({ page }) => {
  await openQuestionnaire(page)
  const picture = await drawPicture(page, { width: 3000, height: 300, type: 'image/png' })
  const text = Buffer.from('tEXtAuthor\0Anna Muster')
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(text))
  const withText = Buffer.concat([picture.subarray(0, 33), Buffer.from([0, 0, 0, 18]), text, sum, picture.subarray(33)])
  await addFiles(page, 'other_document', { name: 'bild.png', mimeType: 'image/png', buffer: withText })
  await expect(attached(page)).toHaveCount(1)
  expect(await storedBytes(page, 'bild.png')).toEqual(picture)
})

test('a photo that is damaged is refused in words, and nothing of it is kept', async ({ page, w }) => {
  await openQuestionnaire(page)
  const { buffer } = await jpegFile(page, 'x.jpg', { width: 800, height: 600 })
  await addFiles(page, 'other_document', {
    name: 'kaputt.jpg',
    mimeType: 'image/jpeg',
    buffer: buffer.subarray(0, 100),
  })
  await expect(page.getByRole('alert').filter({ hasText: 'kaputt.jpg' })).toHaveText(
    `kaputt.jpg ${w('cannot be opened. The photo is damaged or incomplete. Please take it again or choose another file.')}`,
  )
  expect(await readDevice(page)).toMatchObject({ docs: [], chunks: 0 })
})

test('typing goes on while a photo of 48 megapixels is prepared', async ({ page, w }) => {
  await openQuestionnaire(page)
  const measure = () => {
    const state = { last: performance.now(), longest: 0 }
    Object.assign(window, { frames: state })
    const tick = (now: number) => {
      state.longest = Math.max(state.longest, now - state.last)
      state.last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  }
  await pickDrawn(page, 'other_document', 'Riese.jpg', { width: 8000, height: 6000 })
  await page.evaluate(measure)
  await expect(page.getByText(w('Preparing photo...'))).toBeVisible()
  await field(page, w('First name')).pressSequentially('Annabelle')
  await expect(attached(page)).toHaveCount(1, { timeout: 20_000 })
  await expect(field(page, w('First name'))).toHaveValue('Annabelle')
  const longest = await page.evaluate(() => (window as unknown as { frames: { longest: number } }).frames.longest)
  expect(longest).toBeLessThan(500)
})

test('a photo can be taken with the camera, as a second way beside choosing a file', async ({ page, w }) => {
  await openQuestionnaire(page)
  const camera = page.locator('input[data-camera=proof_of_income]')
  await expect(camera).toHaveAttribute('accept', 'image/*')
  await expect(camera).toHaveAttribute('capture', 'environment')
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: w('Take photo: {kind}', { kind: w('Proof of income') }) }).click()
  await (await asked).setFiles(await jpegFile(page, 'image.jpg', { width: 400, height: 300 }))
  await expect(attached(page)).toHaveText(/image\.jpg/)
})

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false })

  test('there is no camera to offer', async ({ page, w }) => {
    await openQuestionnaire(page)
    await expect(
      page.getByRole('button', { name: w('Add file: {kind}', { kind: w('Proof of income') }) }),
    ).toBeVisible()
    await expect(page.getByText(w('Take photo'))).toHaveCount(0)
  })
})

test('of a photo that is blurred or dark it is said, and it is taken; of a sharp one nothing', async ({ page, w }) => {
  await openQuestionnaire(page)
  const text = 'Lohnausweis 2026: Bruttolohn gesamt CHF 78’450.20, Beitrag AHV/IV/EO/ALV/NBUV'
  const scan = { width: 1697, height: 2400, text }
  const blurred = w('This photo seems to be blurred. Please look whether it can be read, and take it again if not.')
  const dark = w('This photo is very dark. Please look whether it can be read, and take it again if not.')
  const remark = (name: string, words: string) => attached(page).filter({ hasText: name }).getByText(words)
  await addFiles(page, 'proof_of_income', [
    await jpegFile(page, 'sharp.jpg', scan),
    await jpegFile(page, 'blurred.jpg', { ...scan, filter: 'blur(7px)' }),
    await jpegFile(page, 'dark.jpg', { ...scan, filter: 'brightness(0.2)' }),
  ])
  await expect(attached(page)).toHaveCount(3)
  await expect(remark('blurred.jpg', blurred)).toBeVisible()
  await expect(remark('dark.jpg', dark)).toBeVisible()
  for (const words of [blurred, dark]) await expect(page.getByText(words)).toHaveCount(1)
})
