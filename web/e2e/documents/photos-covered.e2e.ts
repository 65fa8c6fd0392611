import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { readDevice } from '../device/device.ts'
import {
  button,
  confirmAnswers,
  expectReceived,
  openQuestionnaire,
  resumeQuestionnaire,
} from '../fixtures/applicant.ts'
import { areas, drag, openCover, saveCovered, tapAt } from '../fixtures/covering.ts'
import { addFiles, type PickedFile } from '../fixtures/files.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { drawPicture, jpegFile, personalMarks, withPlaceAndTime } from '../fixtures/photo-files.ts'
import { expectExactlyOnce } from '../fixtures/ready-application.ts'
import { brightness, seen, storedBytes } from '../fixtures/stored-documents.ts'
import { expect, test } from '../fixtures/test.ts'

test('what is covered of a photo is in no pixel of what is kept, however the phone was held', async ({ page, w }) => {
  await openQuestionnaire(page)
  const plain = await jpegFile(page, 'plain', { width: 800, height: 600 })
  const png = await drawPicture(page, { width: 300, height: 200, type: 'image/png' })
  const files: PickedFile[] = [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((held) => ({ ...withPlaceAndTime(plain, held), name: `${held}.jpg` })),
    { name: 'shot.png', mimeType: 'image/png', buffer: png },
  ]
  for (const file of files) {
    await addFiles(page, 'proof_of_income', file)
    await expect(page.locator('[data-document]')).toHaveText(new RegExp(file.name))
    const before = await seen(page, await storedBytes(page, file.name))
    await openCover(page, w, file.name)
    await drag(page, [0.02, 0.02], [0.48, 0.48])
    await expect(areas(page)).toHaveCount(1)
    await saveCovered(page, w)
    const name = file.name.replace('png', 'jpg')
    await expect(page.locator('[data-document]')).toHaveText(new RegExp(name))
    const kept = await storedBytes(page, name)
    const after = await seen(page, kept)
    expect(after).toEqual({ ...before, quarters: ['#000', ...before.quarters.slice(1)] })
    expect((await brightness(page, kept, [0.1, 0.1], [0.4, 0.4])).brightest).toBeLessThan(4)
    expect(personalMarks.filter((mark) => kept.includes(mark))).toEqual([])
    // The small picture in the list is of what is sent, too.
    const { thumbnail } = (await readDevice(page)).docs.find((each) => each.name === name && !each.removed) ?? {}
    expect(thumbnail).toBeDefined()
    await button(page, w('Remove {name}', { name })).click()
  }
})

test('a photo is turned, what is covered of it with it; only that is sent, once, and nothing of it before', async ({
  page,
  server,
  w,
}) => {
  const anna = somebody()
  await resumeQuestionnaire(page, finishedAnswers([anna]), 'main_renters', 'DEMACH')
  const photo = await jpegFile(page, 'Lohn.jpg', { width: 800, height: 600 })
  await addFiles(page, 'proof_of_income', photo)
  await openCover(page, w, 'Lohn.jpg')
  await drag(page, [0.02, 0.02], [0.48, 0.48])
  await button(page, w('Turn')).click()
  await expect(page.locator('svg[viewBox="0 0 600 800"]')).toBeVisible()
  await saveCovered(page, w)
  await expect(page.getByText(w('{pdf} was changed.', { pdf: 'Lohn.jpg' }))).toBeVisible()
  const kept = await storedBytes(page, 'Lohn.jpg')
  // Red would stand above on the right, green below it.
  expect(await seen(page, kept)).toEqual({ width: 600, height: 800, quarters: ['#00f', '#000', '#fff', '#0f0'] })
  await button(page, w('Next')).click()
  await expect(page.getByRole('heading', { level: 1, name: w('General info') })).toBeVisible()
  await button(page, w('Next')).click()
  await confirmAnswers(page, w)
  const [draft] = (await readDevice(page)).drafts
  await button(page, w('Submit')).click()
  await expectReceived(page, draft?.id ?? '')
  const files = [{ ...photo, buffer: kept }]
  await expectExactlyOnce(server, { id: draft?.id ?? '', email: anna.email, files })
  // What it was before lies nowhere on the phone any more.
  expect((await readDevice(page)).docs.filter(({ removed }) => removed)).toEqual([])
})

test('areas are covered between two taps and by keyboard, moved, made larger and taken away', async ({ page, w }) => {
  await openQuestionnaire(page)
  await addFiles(page, 'proof_of_income', await jpegFile(page, 'Lohn.jpg', { width: 800, height: 600 }))
  await openCover(page, w, 'Lohn.jpg')
  await expectNoBarrier(page, 'a photo that is covered')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await contentWidth(page)).toBeLessThanOrEqual(320)
  const place = await tapAt(page, [0.1, 0.1])
  await place([0.4, 0.3])
  await expect(areas(page)).toHaveCount(1)
  const [left = 0, top = 0, right = 0, bottom = 0] = await placeOf(page)
  // Where a finger was, to a pixel of the screen.
  for (const [is, asTapped] of [
    [left, 80],
    [top, 60],
    [right, 320],
    [bottom, 180],
  ] as const) {
    expect(Math.abs(is - asTapped)).toBeLessThan(6)
  }

  await areas(page).focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'Shift+ArrowRight']) await page.keyboard.press(key)
  // A step is a hundredth of the longer side.
  expect(await placeOf(page)).toEqual([left + 8, top + 16, right + 16, bottom + 16])
  await page.keyboard.press('Delete')
  await expect(areas(page)).toHaveCount(0)
  await expect(button(page, w('Cover'))).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(areas(page)).toHaveCount(1)
  await expect(page.getByText(w('Covered areas: {count}', { count: '1' }))).toBeVisible()
  // Nobody takes closing it for saving it. Opened again, it is there.
  await page.keyboard.press('Escape')
  await expect(page.getByText(w('What you did here is not saved: the document is as it was.'))).toBeVisible()
  await expect(button(page, w('Save'))).toBeFocused()
  await expect(button(page, w('Save'))).toBeInViewport()
  await button(page, w('Close without saving')).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, w('Cover or turn {name}', { name: 'Lohn.jpg' })).click()
  await expect(areas(page)).toHaveCount(1)
  await button(page, w('Uncover')).click()
  await expect(areas(page)).toHaveCount(0)
  await expect(button(page, w('Save'))).toHaveAttribute('aria-disabled', 'true')
})

test('a photo of which nothing is left is not kept so, and what was covered is brought back as it was', async ({
  page,
  w,
}) => {
  await openQuestionnaire(page)
  const photo = await jpegFile(page, 'Lohn.jpg', { width: 800, height: 600 })
  await addFiles(page, 'proof_of_income', photo)
  await expect(page.locator('[data-document]')).toHaveCount(1)
  const before = await storedBytes(page, 'Lohn.jpg')
  await openCover(page, w, 'Lohn.jpg')
  await drag(page, [0.001, 0.001], [0.999, 0.999])
  await button(page, w('Save')).click()
  const refused = page.getByText(w('Nothing of it can be read any more. Please uncover what the landlord is to see.'))
  await expect(refused).toBeVisible()
  await button(page, w('Uncover')).click()
  await expect(refused).toHaveCount(0)
  await drag(page, [0.5, 0.5], [0.9, 0.9])
  await saveCovered(page, w)
  await expect(button(page, w('Add file: {kind}', { kind: w('Proof of income') }))).toBeFocused()
  await button(page, w('Undo: {name}', { name: 'Lohn.jpg' })).click()
  await expect(page.getByText(w('{pdf} was changed.', { pdf: 'Lohn.jpg' }))).toHaveCount(0)
  await expect.poll(async () => (await readDevice(page)).docs.length).toBe(1)
  expect((await storedBytes(page, 'Lohn.jpg')).equals(before)).toBe(true)
})

test('a covered photo that is covered once more, or removed, is undone step by step, and never beside what it was', async ({
  page,
  w,
}) => {
  await openQuestionnaire(page)
  await addFiles(page, 'proof_of_income', await jpegFile(page, 'Lohn.jpg', { width: 800, height: 600 }))
  const undo = button(page, w('Undo: {name}', { name: 'Lohn.jpg' }))
  const rows = page.locator('[data-document]')
  for (const [from, to] of [
    [
      [0.02, 0.02],
      [0.48, 0.48],
    ],
    [
      [0.52, 0.02],
      [0.98, 0.48],
    ],
  ] as const) {
    await openCover(page, w, 'Lohn.jpg')
    await drag(page, [...from], [...to])
    await saveCovered(page, w)
    await expect(undo).toHaveCount(1)
  }
  await button(page, w('Remove {name}', { name: 'Lohn.jpg' })).click()
  await expect(rows).toHaveCount(0)
  const quarters = async () => (await seen(page, await storedBytes(page, 'Lohn.jpg'))).quarters
  for (const left of [
    ['#000', '#000', '#00f', '#fff'],
    ['#000', '#0f0', '#00f', '#fff'],
    ['#f00', '#0f0', '#00f', '#fff'],
  ]) {
    await expect(undo).toHaveCount(1)
    await undo.click()
    await expect(rows).toHaveCount(1)
    await expect.poll(quarters).toEqual(left)
  }
  await expect(undo).toHaveCount(0)
})

/** From where to where an area reaches, in pixels of the picture: left, top, right, bottom. */
const placeOf = (page: Page) =>
  areas(page).evaluate((area: SVGRectElement) => {
    const [x, y] = [area.x.baseVal.value, area.y.baseVal.value]
    return [x, y, x + area.width.baseVal.value, y + area.height.baseVal.value]
  })
