import { openQuestionnaire } from '../fixtures/applicant.ts'
import { addFiles } from '../fixtures/files.ts'
import { jpegFile, personalMarks, withPlaceAndTime } from '../fixtures/photo-files.ts'
import { seen, storedBytes } from '../fixtures/stored-documents.ts'
import { expect, test } from '../fixtures/test.ts'

const lacking: Record<string, () => void> = {
  'draws only in the page': () => Reflect.deleteProperty(window, 'OffscreenCanvas'),
  'cannot start a worker': () => {
    window.Worker = class extends EventTarget {
      constructor() {
        super()
        setTimeout(() => this.dispatchEvent(new Event('error')))
      }
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker
  },
}

for (const [what, remove] of Object.entries(lacking)) {
  test(`a browser that ${what} prepares photos all the same`, async ({ page }) => {
    await page.addInitScript(remove)
    await openQuestionnaire(page)
    const photo = withPlaceAndTime(await jpegFile(page, 'IMG_1.jpg', { width: 4000, height: 3000 }), 3)
    await addFiles(page, 'other_document', photo)
    await expect(page.locator('[data-document]')).toHaveCount(1)
    await expect(page.locator('[data-thumbnail]')).toBeVisible()
    const kept = await storedBytes(page, 'IMG_1.jpg')
    expect(personalMarks.filter((mark) => kept.includes(mark))).toEqual([])
    await page.goto('/robots.txt')
    const checker = await page.context().browser()?.newPage()
    if (!checker) throw new Error('no browser')
    expect(await seen(checker, kept)).toMatchObject({
      width: 2400,
      height: 1800,
      quarters: ['#fff', '#00f', '#0f0', '#f00'],
    })
    await checker.close()
  })
}
