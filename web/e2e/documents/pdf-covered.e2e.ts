import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { lockedPassword, lockedPdf, pagesPdf } from '#web/kit/pdf/testing/pdf-files.ts'
import { pictureSize } from '#web/kit/photos/photo-size.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { button, openQuestionnaire, resumeQuestionnaire } from '../fixtures/applicant.ts'
import { drag, openCover, saveCovered } from '../fixtures/covering.ts'
import { addFiles, type PickedFile } from '../fixtures/files.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { prepareApplication, pressSubmit, visitOnce } from '../fixtures/ready-application.ts'
import { sha256 } from '../fixtures/server-data.ts'
import { brightness, storedBytes } from '../fixtures/stored-documents.ts'
import { expect, test } from '../fixtures/test.ts'

const picked = (bytes: Uint8Array): PickedFile => ({
  name: 'Lohn.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})

test('what is covered on a page of a PDF is nowhere in what is kept, and its other pages are all there', async ({
  page,
  w,
}) => {
  await openQuestionnaire(page)
  await addFiles(page, 'proof_of_income', picked(pagesPdf(3)))
  await openCover(page, w, 'Lohn.pdf')
  await expectNoBarrier(page, 'a PDF that is covered')
  await button(page, w('Next page')).click()
  await expect(page.getByText(w('Page {number} of {count}', { number: '2', count: '3' }))).toBeVisible()
  await expect(page.locator('svg[viewBox="0 0 2400 1695"]')).toBeVisible()
  await drag(page, [0.02, 0.02], [0.98, 0.5])
  await button(page, w('Next page')).click()
  await button(page, w('Turn')).click()
  await saveCovered(page, w)
  await expect(page.getByText(w('{pdf} was changed.', { pdf: 'Lohn.pdf' }))).toBeVisible()
  const kept = await storedBytes(page, 'Lohn.pdf')
  expect(await pagesOf(kept)).toBe(3)
  expect(kept.includes('Blatt')).toBe(false)
  expect(kept.includes('/Font')).toBe(false)
  const [first, second, third, ...more] = picturesIn(kept)
  if (!first || !second || !third) throw new Error('no pictures')
  expect(more).toEqual([])
  // Where the number of the page stands.
  expect((await brightness(page, first, [0.05, 0.02], [0.5, 0.2])).darkest).toBeLessThan(60)
  expect((await brightness(page, second, [0.1, 0.1], [0.9, 0.4])).brightest).toBeLessThan(4)
  expect((await brightness(page, second, [0.1, 0.6], [0.9, 0.9])).brightest).toBeGreaterThan(250)
  expect(pictureSize(new Uint8Array(third).buffer, 'jpeg')).toEqual({ width: 1695, height: 2400 })
})

test('a page that is left out is in nothing that is kept, and one at least stays', async ({ page, w }) => {
  await openQuestionnaire(page)
  await addFiles(page, 'proof_of_income', picked(pagesPdf(3)))
  await openCover(page, w, 'Lohn.pdf')
  for (const number of ['1', '2', '3']) {
    await expect(page.getByText(w('Page {number} of {count}', { number, count: '3' }))).toBeVisible()
    await button(page, w('Leave out')).click()
    await expect(page.getByText(w('This page is not sent.'))).toBeVisible()
    if (number !== '3') await button(page, w('Next page')).click()
  }
  await button(page, w('Save')).click()
  const refused = w('Nothing of it can be read any more. Please uncover what the landlord is to see.')
  await expect(page.getByText(refused)).toBeVisible()
  await button(page, w('Keep it')).click()
  await saveCovered(page, w)
  const pictures = picturesIn(await storedBytes(page, 'Lohn.pdf'))
  expect(pictures.map((each) => pictureSize(new Uint8Array(each).buffer, 'jpeg'))).toEqual([
    { width: 2400, height: 1695 },
  ])
})

test('who wants it has every page say what it is for, and can read what is below', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers([somebody()]), 'main_renters', 'DEMACH')
  await addFiles(page, 'proof_of_income', picked(pagesPdf(2)))
  await openCover(page, w, 'Lohn.pdf')
  await page.getByRole('dialog').getByLabel(w('Write across it what it is for')).check()
  const purpose = page
    .getByRole('paragraph')
    .filter({ hasText: /^Only for the application for .+, \d\d\.\d\d\.\d{4}$/ })
  await expect(purpose).toBeVisible()
  await saveCovered(page, w)
  const pictures = picturesIn(await storedBytes(page, 'Lohn.pdf'))
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) {
    // Where the page was white there is grey now, and what was black still is.
    const { darkest, brightest } = await brightness(page, picture, [0.65, 0.3], [0.95, 0.6])
    expect(brightest).toBeGreaterThan(250)
    expect(darkest).toBeGreaterThan(150)
    expect(darkest).toBeLessThan(230)
    expect((await brightness(page, picture, [0.05, 0.02], [0.5, 0.2])).darkest).toBeLessThan(60)
  }
})

test('of a PDF that asks for a password it is said at once, and it is kept without one', async ({ page, w }) => {
  await openQuestionnaire(page)
  await addFiles(page, 'proof_of_income', picked(lockedPdf()))
  const said = page.getByText(
    w(
      'This PDF asks for a password, without which the landlord cannot read it. Under “Cover or turn” it is saved without one.',
    ),
  )
  await expect(said).toBeVisible()
  await button(page, w('Edit {name}', { name: 'Lohn.pdf' })).click()
  await button(page, w('Cover or turn {name}', { name: 'Lohn.pdf' })).click()
  const password = page.getByLabel(w('Password of the PDF'))
  await expectNoBarrier(page, 'a PDF that asks for a password')
  await password.fill('offen')
  await password.press('Enter')
  await expect(page.getByText(w('The PDF does not open with this password.'))).toBeVisible()
  await password.fill(lockedPassword)
  await button(page, w('Open PDF')).click()
  await expect(page.getByRole('dialog').locator('image')).toBeVisible()
  await saveCovered(page, w)
  await expect(said).toHaveCount(0)
  const kept = await storedBytes(page, 'Lohn.pdf')
  expect(await pagesOf(kept)).toBe(1)
  expect(kept.includes('/Encrypt')).toBe(false)
})

test('a PDF of too many pages, or of which all is covered, stays as it was', async ({ page, w }) => {
  await openQuestionnaire(page)
  await addFiles(page, 'proof_of_income', picked(pagesPdf(21)))
  await button(page, w('Edit {name}', { name: 'Lohn.pdf' })).click()
  await button(page, w('Cover or turn {name}', { name: 'Lohn.pdf' })).click()
  const tooMany =
    'Only a PDF of at most {MAX_PAGES} pages can be changed here. Please add the pages that are asked for alone.'
  await expect(page.getByText(w(tooMany, { MAX_PAGES: 20 }))).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, w('Remove {name}', { name: 'Lohn.pdf' })).click()
  await addFiles(page, 'proof_of_income', picked(pagesPdf(1)))
  await openCover(page, w, 'Lohn.pdf')
  await drag(page, [0.001, 0.001], [0.999, 0.999])
  await button(page, w('Save')).click()
  const refused = w('Nothing of it can be read any more. Please uncover what the landlord is to see.')
  await expect(page.getByText(refused)).toBeVisible()
})

test('who sends while a covering is being saved, sends what is covered, and not what was', async ({
  page,
  server,
  w,
}) => {
  const original = picked(pagesPdf(20))
  const { id } = await prepareApplication(page, [original])
  const steps = page.getByRole('navigation').getByRole('listitem')
  await steps.first().getByRole('button').click()
  await openCover(page, w, 'Lohn.pdf')
  await drag(page, [0.02, 0.02], [0.98, 0.5])
  await button(page, w('Save')).click()
  await expect(button(page, w('Saving...'))).toBeVisible()
  // Nobody closes it meanwhile; a page that is left does.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close())
  const unsaved = 'What you covered or turned is not saved yet. If nothing happens, please do it again.'
  await expect(page.getByText(w(unsaved))).toBeVisible()
  await steps.last().getByRole('button').click()
  await expect(
    page.getByText(w('What you covered or turned is not saved yet: {unsaved}', { unsaved: 'Lohn.pdf' })),
  ).toBeVisible()
  await pressSubmit(page, w)
  await expect.poll(() => server.applications(id), { timeout: 20_000 }).toHaveLength(1)
  const [application] = await server.applications(id)
  const sent = application?.mainRenters.flatMap(({ documents }) => documents) ?? []
  expect(sent.map(({ originalName }) => originalName)).toEqual(['Lohn.pdf'])
  expect(server.sha256OnDisk(sent[0]?.id ?? '')).not.toBe(sha256(original.buffer))
  expect(await server.documents(id)).toHaveLength(1)
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network it is said that changing a PDF needs one, and with one it goes on', async ({
    page,
    context,
    w,
  }) => {
    await visitOnce(page)
    await openQuestionnaire(page)
    await addFiles(page, 'proof_of_income', picked(pagesPdf(1)))
    await button(page, w('Edit {name}', { name: 'Lohn.pdf' })).click()
    await context.setOffline(true)
    await button(page, w('Cover or turn {name}', { name: 'Lohn.pdf' })).click()
    const needed = page.getByText(w('This needs a connection for a moment. Please try again when you are online.'))
    await expect(needed).toBeVisible()
    await page.keyboard.press('Escape')
    await context.setOffline(false)
    await button(page, w('Cover or turn {name}', { name: 'Lohn.pdf' })).click()
    await expect(page.getByRole('dialog').locator('image')).toBeVisible()
    await expect(needed).toHaveCount(0)
  })
})

/** Of a PDF that any reader opens. */
const pagesOf = async (pdf: Buffer) => (await getDocument({ data: new Uint8Array(pdf) }).promise).numPages

/** The JPEGs of a PDF that has nothing else to show, from its first page. */
function picturesIn(pdf: Buffer): Buffer[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/DCTDecode \/Length (\d+) >>\nstream\n/g)].map(({ index, 0: head, 1: length }) =>
    pdf.subarray(index + head.length, index + head.length + Number(length)),
  )
}
