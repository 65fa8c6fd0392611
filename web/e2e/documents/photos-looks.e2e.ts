import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import PO from 'pofile'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button, openQuestionnaire } from '../fixtures/applicant.ts'
import { addFiles, pdfFile } from '../fixtures/files.ts'
import { jpegFile } from '../fixtures/photo-files.ts'
import { expect, test } from '../fixtures/test.ts'
import { type Words, wordsOf } from '../fixtures/words.ts'

test('documents that are named, ordered and combined have no barrier that can be found by machine', async ({
  page,
  w,
}) => {
  await openEverything(page, w)
  await expectNoBarrier(page, 'documents')
})

for (const [locale, language] of [
  ['en-GB', 'en'],
  ['de-DE', 'de'],
  ['fr-CH', 'fr'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale })

    test('documents fit the narrowest phone, under thumbs, in one language alone', async ({ page, w }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await openEverything(page, w)
      expect(await contentWidth(page)).toBe(320)
      const slot = page.getByRole('group', { name: w('Proof of income') })
      const heights = await slot
        .locator('button, select, input:not([type=file]):not([type=checkbox]), label:has(input[type=checkbox])')
        .evaluateAll((targets) => targets.map((target) => Math.round(target.getBoundingClientRect().height)))
      expect(heights.length).toBeGreaterThan(12)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
      if (language !== 'en')
        expect(await shownTexts(page)).not.toEqual(expect.arrayContaining([expect.stringMatching(english(language))]))
    })
  })
}

/** Two photos and a file; one of them edited, the photos about to be combined, another file refused. */
async function openEverything(page: Page, w: Words): Promise<void> {
  await openQuestionnaire(page)
  const name = 'Lohnausweis September Musterverwaltung.jpg'
  await addFiles(page, 'proof_of_income', [
    await jpegFile(page, name, { width: 800, height: 600 }),
    await jpegFile(page, 'IMG_2.jpg', { width: 300, height: 600 }),
    pdfFile('Vertrag.pdf'),
    { ...pdfFile('leer.pdf'), buffer: Buffer.alloc(0) },
  ])
  await expect(page.locator('[data-document]')).toHaveCount(3)
  await expect(page.locator('[data-thumbnail]')).toHaveCount(2)
  await button(page, w('Edit {name}', { name })).click()
  await button(page, w('Combine photos into one PDF')).click()
  await expect(button(page, w('Combine'))).toBeVisible()
}

/** Every text and every name of the documents' part. */
const shownTexts = (page: Page) =>
  page.locator('section:has([data-document])').evaluate((part) => {
    const named = [...part.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label') ?? '')
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '')
    return [...texts, ...named].filter(Boolean)
  })

/** The English texts of this part that read otherwise in the language. */
function english(language: 'de' | 'fr'): RegExp {
  const file = path.join(import.meta.dirname, '..', '..', 'src', 'locales', 'later', 'en.po')
  const own = wordsOf(language)
  const texts = PO.parse(readFileSync(file, 'utf8')).items.map(({ msgid }) => msgid)
  const escaped = texts
    .filter((text) => own(text) !== text && /\p{L}/u.test(text.replace(/\{\w+\}/g, '')))
    .map((text) => text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\{\w+\}/g, '.+'))
  return new RegExp(`^(${escaped.join('|')})$`)
}
