import type { Page } from '@playwright/test'
import { readDevice } from '../device/device.ts'
import { button, openQuestionnaire } from '../fixtures/applicant.ts'
import { addFiles, pdfFile } from '../fixtures/files.ts'
import { goOffline } from '../fixtures/offline.ts'
import { drawPicture, jpegFile, withPlaceAndTime } from '../fixtures/photo-files.ts'
import { untilInstalled } from '../fixtures/ready-application.ts'
import { storedBytes } from '../fixtures/stored-documents.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('with everything installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('three photos become one PDF of three pages in their place, without a network', async ({ page, context, w }) => {
    await openQuestionnaire(page)
    await untilInstalled(page)
    await addThreePhotos(page)
    await addFiles(page, 'proof_of_income', pdfFile('Vertrag.pdf'))
    await expect(page.locator('[data-document]')).toHaveCount(4)
    const upright = await storedBytes(page, '1.jpg')

    await goOffline(context)
    await button(page, w('Combine photos into one PDF')).click()
    await button(page, w('Combine')).click()
    const name = `${w('Proof of income')}.pdf`
    await expect(page.locator('[data-document]')).toHaveText([new RegExp(name), /Vertrag\.pdf/])
    await expect(button(page, w('Add file: {kind}', { kind: w('Proof of income') }))).toBeFocused()
    await context.setOffline(false)

    const pdf = await storedBytes(page, name)
    const text = pdf.toString('latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(3)
    expect(text.match(/\/Filter \/DCTDecode/g)).toHaveLength(3)
    expect(pdf.includes(upright)).toBe(true)
    // What was lying on its side stands upright, and the picture without a camera's size is on paper as well.
    expect(text.match(/\/Width \d+/g)).toEqual(['/Width 800', '/Width 600', '/Width 300'])
    const { docs, chunks } = await readDevice(page)
    expect(docs.filter(({ removed }) => !removed)).toHaveLength(2)
    expect(chunks).toBe(docs.reduce((sum, document) => sum + document.chunks, 0))
    await button(page, w('Undo: {name}', { name: '1.jpg' })).click()
    await expect(page.locator('[data-document]')).toHaveText([/1\.jpg/, /2\.jpg/, /3\.png/, /Vertrag\.pdf/])
  })
})

test('what is not ticked stays a photo, and fewer than two make no PDF', async ({ page, w }) => {
  await openQuestionnaire(page)
  await addThreePhotos(page)
  await button(page, w('Combine photos into one PDF')).click()
  await page.getByRole('checkbox', { name: '1.jpg' }).uncheck()
  await page.getByRole('checkbox', { name: '2.jpg' }).uncheck()
  await expect(button(page, w('Combine'))).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: '2.jpg' }).check()
  await button(page, w('Combine')).click()
  await expect(page.locator('[data-document]')).toHaveText([/1\.jpg/, new RegExp(`${w('Proof of income')}.pdf`)])
})

test.describe('while the service worker has nothing yet', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')))

  test('photos that cannot be combined stay, with the reason', async ({ page, context, w }) => {
    await openQuestionnaire(page)
    await addThreePhotos(page)
    await goOffline(context)
    await button(page, w('Combine photos into one PDF')).click()
    await button(page, w('Combine')).click()
    const reason = w('This needs a connection for a moment. Please try again when you are online.')
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
    expect((await readDevice(page)).docs).toHaveLength(3)
    await button(page, w('Cancel')).click()
    await expect(button(page, w('Combine photos into one PDF'))).toBeFocused()
  })
})

/** One upright, one lying on its side, one that is no JPEG. */
async function addThreePhotos(page: Page): Promise<void> {
  const png = await drawPicture(page, { width: 300, height: 200, type: 'image/png' })
  await addFiles(page, 'proof_of_income', [
    await jpegFile(page, '1.jpg', { width: 800, height: 600 }),
    withPlaceAndTime(await jpegFile(page, '2.jpg', { width: 800, height: 600 }), 6),
    { name: '3.png', mimeType: 'image/png', buffer: png },
  ])
  await expect(page.locator('[data-document]')).toHaveCount(3)
}
