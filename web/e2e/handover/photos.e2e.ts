import type { Page } from '@playwright/test'
import { button } from '../fixtures/applicant.ts'
import type { PickedFile } from '../fixtures/files.ts'
import { readParts, test } from '../fixtures/parts-page.ts'
import { drawPicture, jpegFile, personalMarks, withPlaceAndTime } from '../fixtures/photo-files.ts'
import { seen } from '../fixtures/stored-documents.ts'
import { expect } from '../fixtures/test.ts'

test('photos from the gallery are kept upright and small, and tell nothing; a broken one is refused in words', async ({
  page,
  w,
  openPart,
}) => {
  await openPart(page, 'photos')
  const [onItsSide, grainy, png] = [
    withPlaceAndTime(await jpegFile(page, 'IMG_1.jpg', { width: 1200, height: 800 }), 6),
    await jpegFile(page, 'IMG_2.jpg', { width: 3000, height: 2000, noise: true }),
    {
      name: 'IMG_3.png',
      mimeType: 'image/png',
      buffer: await drawPicture(page, { width: 400, height: 300, type: 'image/png' }),
    },
  ]
  const broken = { ...onItsSide, name: 'IMG_4.jpg', buffer: onItsSide.buffer.subarray(0, 300) }
  const text = { name: 'IMG_5.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') }
  await pick(page, [onItsSide, broken, grainy, text, png])

  await expect(page.getByText('3 photos are kept on this device')).toBeVisible({ timeout: 30_000 })
  const refusals = page.locator('[data-incoming=refused]')
  await expect(refusals.first()).toContainText(
    `IMG_4.jpg ${w('cannot be opened. The photo is damaged or incomplete. Please take it again.')}`,
  )
  await expect(refusals.nth(1)).toContainText('IMG_5.jpg')
  await button(page, w('Close message about {name}', { name: 'IMG_5.jpg' })).click()
  await expect(refusals).toHaveCount(1)

  const [first, second, third] = await keptPhotos(page)
  expect(await seen(page, first?.bytes ?? Buffer.alloc(0))).toEqual({
    width: 800,
    height: 1200,
    quarters: ['#00f', '#f00', '#fff', '#0f0'],
  })
  expect(first).toMatchObject({ width: 800, height: 1200, isOfCamera: false })
  expect(personalMarks.filter((mark) => first?.bytes.includes(mark))).toEqual([])
  expect(second?.bytes.length).toBeLessThanOrEqual(1.5 * 1024 * 1024)
  expect(second?.width).toBeGreaterThan(500)
  expect(third?.bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
})

test('a photo that found no space stays on the screen until it is kept', async ({ page, w, openPart }) => {
  await openPart(page, 'photos')
  await readParts(page, (parts) => void (parts.keeping = 'device_full'))
  await pick(page, [await jpegFile(page, 'IMG_1.jpg', { width: 400, height: 300 })])
  await expect(
    page.getByText(
      w('This device has no space left. The photo is not kept yet: please free some space and try again.'),
    ),
  ).toBeVisible()
  await expect(page.locator('[data-incoming=not_kept] img')).toBeVisible()
  await readParts(page, (parts) => void (parts.keeping = 'works'))
  await button(page, w('Try again')).click()
  await expect(page.getByText('1 photo is kept on this device')).toBeVisible()
  expect(await keptPhotos(page)).toHaveLength(1)
})

test('without leave for the camera, the camera app of the device is one tap away', async ({ page, w, openPart }) => {
  await openPart(page, 'photos')
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await button(page, w('Take photo: {subject}', { subject: 'Mangel 3' })).click()
  await expect(
    page.getByText(w('This page may not use the camera. The camera app of your device works all the same.')),
  ).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await button(page, w('Open the camera app')).click()
  const camera = await chooser
  expect(await camera.element().getAttribute('capture')).toBe('environment')
  await camera.setFiles(await jpegFile(page, 'IMG_1.jpg', { width: 400, height: 300 }))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('1 photo is kept on this device')).toBeVisible()
  expect(await keptPhotos(page)).toMatchObject([{ width: 400, isOfCamera: true }])
})

test('circles, arrows and lines are a layer over the photo, by finger, mouse and keyboard', async ({
  page,
  w,
  openPart,
}) => {
  await openPart(page, 'photos')
  await pick(page, [await jpegFile(page, 'IMG_1.jpg', { width: 800, height: 600 })])
  const picture = page.locator('[data-drawing]')
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('no picture')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  expect(box.width / box.height).toBeCloseTo(800 / 600, 1)

  await page.touchscreen.tap(...at(0.25, 0.25))
  await drag(page, at(0.5, 0.5), at(0.6, 0.5))
  await page.getByRole('radio', { name: w('Arrow') }).check()
  await drag(page, at(0.9, 0.9), at(0.75, 0.75))
  await page.getByRole('radio', { name: w('Free line') }).check()
  await drag(page, at(0.1, 0.9), at(0.4, 0.9))
  const near = (value: number) => expect.closeTo(value, 1)
  expect(await drawn(page)).toMatchObject([
    { kind: 'circle', center: { x: near(0.25), y: near(0.25) }, radius: 0.08 },
    { kind: 'circle', center: { x: near(0.5), y: near(0.5) }, radius: near(0.1) },
    { kind: 'arrow', from: { x: near(0.9), y: near(0.9) }, to: { x: near(0.75), y: near(0.75) } },
    { kind: 'line' },
  ])
  await button(page, w('Undo')).click()
  expect(await drawn(page)).toHaveLength(3)

  await button(page, w('Place a circle with the keyboard')).press('Enter')
  for (const key of ['Shift+ArrowLeft', 'ArrowUp', '+', 'Enter']) await page.keyboard.press(key)
  expect((await drawn(page)).at(-1)).toEqual({ kind: 'circle', center: { x: 0.4, y: 0.48 }, radius: 0.1 })
  await expect(button(page, w('Place a circle with the keyboard'))).toBeFocused()

  const before = await keptPhotos(page)
  const flat = await page.evaluate(async () => {
    const { photos, drawing, flattenPhoto } = window.parts
    const bytes = await flattenPhoto(photos[0]?.bytes ?? new ArrayBuffer(0), drawing)
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const rim = (x: number) => [...(context?.getImageData(x, 150, 1, 1).data.slice(0, 3) ?? [])]
    return {
      width: bitmap.width,
      height: bitmap.height,
      onLine: rim(200 - 64),
      onEdge: rim(200 - 64 - 5),
      within: rim(200),
    }
  })
  expect(flat).toMatchObject({ width: 800, height: 600 })
  expect(flat.onLine[0], 'red').toBeGreaterThan(150)
  expect(flat.onEdge[1], 'white beside it').toBeGreaterThan(120)
  expect(flat.within[1], 'the red quarter of the photo').toBeLessThan(60)
  expect(await keptPhotos(page), 'the photo stays as it was').toEqual(before)
})

test('a stroke of a finger that the system takes away draws nothing', async ({ page, openPart }) => {
  await openPart(page, 'photos')
  await pick(page, [await jpegFile(page, 'IMG_1.jpg', { width: 800, height: 600 })])
  const picture = page.locator('[data-drawing]')
  const box = await picture.boundingBox()
  if (!box) throw new Error('no picture')
  await page.mouse.move(box.x + 50, box.y + 50)
  await page.mouse.down()
  await page.mouse.move(box.x + 150, box.y + 50)
  await expect(page.locator('[data-shape]')).toHaveCount(1)
  await picture.dispatchEvent('pointercancel', { pointerId: 1 })
  await expect(page.locator('[data-shape]')).toHaveCount(0)
  expect(await drawn(page)).toEqual([])
})

const pick = (page: Page, files: PickedFile[]) => page.locator('input[data-photo-gallery]').setInputFiles(files)

const drawn = (page: Page) => readParts(page, ({ drawing }) => drawing)

async function keptPhotos(page: Page) {
  const photos = await readParts(page, ({ photos }) =>
    photos.map(({ bytes, ...about }) => ({ ...about, bytes: [...new Uint8Array(bytes)] })),
  )
  return photos.map(({ bytes, ...about }) => ({ ...about, bytes: Buffer.from(bytes) }))
}

type Spot = readonly [x: number, y: number]

async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 8 })
  await page.mouse.up()
}
