import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { propertyPhotos } from '#server/db/photo-schema.ts'
import { MAX_PROPERTY_PHOTOS } from '#shared/property/photo/photo.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { untilManageIsKept } from '../checks/kept-manage.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button, toast } from '../fixtures/applicant.ts'
import type { PickedFile } from '../fixtures/files.ts'
import { letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { jpegFile } from '../fixtures/photo-files.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test.use({ serviceWorkers: 'allow' })

const pick = (page: Page, files: PickedFile | PickedFile[]) => page.locator('[data-photo-gallery]').setInputFiles(files)
/** The small pictures, each with a picture in it. */
const pictures = (page: Page) => page.getByRole('region', { name: /^Photos/ }).locator('li img')
const drawn = (page: Page, at: number) => jpegFile(page, `IMG_${at}.jpg`, { width: 900 + at, height: 600 })
const first = (w: Words, name: string) => w('Picture of {name}: look at it', { name })
const other = (w: Words, name: string, at: number) => w('{name}, photo {0}: look at it', { name, 0: at })

test('a photo that is added without a connection is kept, sent later, and comes to a colleague’s screen', async ({
  page,
  context,
  browser,
  server,
  w,
}) => {
  const { name, propertyId } = await letProperty(server)
  const address = `/admin/properties/${propertyId}`
  await comeIn(page, 'manager@demo.test', address)
  await expect(page.getByRole('region', { name: w('Photos') })).toBeVisible()
  const photo = await drawn(page, 1)
  await untilManageIsKept(page)
  await goOffline(context)
  await pick(page, photo)
  await expect(page.getByText('1 photo is kept on this device')).toBeVisible()
  await expect(pictures(page)).toHaveCount(1)
  await page.reload()
  await expect(pictures(page), 'it is still there').toHaveCount(1)

  const colleague = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await comeIn(colleague, 'team@demo.test', address)
  await expect(colleague.getByRole('region', { name: w('Photos') })).toBeVisible()
  await expect(pictures(colleague)).toHaveCount(0)
  await context.setOffline(false)
  await expect(pictures(colleague)).toHaveCount(1, { timeout: 20_000 })
  await colleague.getByRole('button', { name: first(w, name) }).click()
  const large = colleague.getByRole('dialog').getByRole('img')
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(901)
  await colleague.context().close()
})

test('that a photo is kept on this device is said as long as it waits', async ({ page, context, server, w }) => {
  const { propertyId } = await letProperty(server)
  await comeIn(page, 'manager@demo.test', `/admin/properties/${propertyId}`)
  await expect(page.getByRole('region', { name: w('Photos') })).toBeVisible()
  const photo = await drawn(page, 1)
  // Cut off while it fetches the service worker, the browser complains of that.
  await untilManageIsKept(page)
  await goOffline(context)
  await pick(page, photo)
  await expect(page.getByText('1 photo is kept on this device')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('1 photo is kept on this device')).toHaveCount(0, { timeout: 20_000 })
  await expect(pictures(page)).toHaveCount(1)
})

test('photos are opened, moved to the front and removed, on a phone too, and each can be undone', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 320, height: 760 })
  const { name, propertyId } = await letProperty(server)
  await comeIn(page, 'manager@demo.test', `/admin/properties/${propertyId}`)
  await pick(page, [await drawn(page, 1), await drawn(page, 2), await drawn(page, 3)])
  await expect(pictures(page)).toHaveCount(3)
  const widthOf = (at: number) =>
    pictures(page)
      .nth(at)
      .evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(() => widthOf(0)).toBe(901)
  await expectNoBarrier(page, 'the photos of a home')
  expect(await contentWidth(page)).toBe(320)

  await page.getByRole('button', { name: other(w, name, 3) }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: `${name}, photo 3 of 3` })).toBeVisible()
  await expectNoBarrier(page, 'a photo in large')
  expect(await contentWidth(page)).toBe(320)
  await button(page, w('Make it the picture of the home')).click()
  await expect.poll(() => widthOf(0)).toBe(903)
  await toast(page)
    .getByRole('button', { name: w('Undo') })
    .click()
  await expect.poll(() => widthOf(0)).toBe(901)

  await page.getByRole('button', { name: first(w, name) }).click()
  await button(page, w('Remove')).click()
  await expect(pictures(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { name: w('Photos ({count})', { count: 2 }) })).toBeFocused()
  await expect(toast(page)).toContainText(w('Photo removed'))
  await toast(page)
    .getByRole('button', { name: w('Undo') })
    .click()
  await expect(pictures(page)).toHaveCount(3)
  await expect.poll(() => widthOf(0)).toBe(901)
  const stored = async () => {
    const rows = await server.db.select().from(propertyPhotos).where(eq(propertyPhotos.propertyId, propertyId))
    return rows.map(({ storedAt, isRemoved }) => storedAt !== null && !isRemoved)
  }
  await expect.poll(stored).toEqual([true, true, true])
})

test('what is no picture, is there already, or is one too many is not taken, and it is said why', async ({
  page,
  server,
  w,
}) => {
  const { belonging, propertyId } = await letProperty(server)
  await comeIn(page, 'manager@demo.test', `/admin/properties/${propertyId}`)
  const photo = await drawn(page, 1)
  await pick(page, [photo, { ...photo, name: 'again.jpg' }, { ...photo, name: 'text.jpg', buffer: Buffer.from('no') }])
  const refusals = page.locator('[data-incoming=refused]')
  await expect(refusals.nth(0)).toContainText(`again.jpg ${w('is among the photos already.')}`)
  await expect(refusals.nth(1)).toContainText('text.jpg is not a JPG')
  await expect(pictures(page)).toHaveCount(1)

  const row = { propertyId, organizationId: belonging.organizationId, size: 9, storedAt: null }
  await server.db.insert(propertyPhotos).values(
    Array.from({ length: MAX_PROPERTY_PHOTOS - 1 }, (_, place) => ({
      ...row,
      id: crypto.randomUUID(),
      sha256: String(place).padStart(64, '0'),
      place,
    })),
  )
  await expect(page.getByRole('heading', { name: w('Photos ({count})', { count: MAX_PROPERTY_PHOTOS }) })).toBeVisible({
    timeout: 20_000,
  })
  await pick(page, await drawn(page, 2))
  await expect(refusals).toContainText(
    `IMG_2.jpg ${w('is one too many: a property can have at most {MAX_PROPERTY_PHOTOS} photos. Please remove one first.', { MAX_PROPERTY_PHOTOS })}`,
  )
})
