import type { Locator, Page } from '@playwright/test'
import { expectFocusWatched } from '../checks/focus-watched.ts'
import { button, field, resumeQuestionnaire, toast } from '../fixtures/applicant.ts'
import { openLine } from '../fixtures/decide.ts'
import { addFiles, pdfFile } from '../fixtures/files.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { submitOffline } from '../fixtures/ready-application.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('whatever a press takes away or turns off, the keyboard goes on next to it', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const card = page.getByRole('article', { name: 'Anna Okuma' })
  const press = async (name: string, place: Pick<Page, 'getByRole'> = card) => {
    await place.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  const change = `${w('Change status')}: Anna Okuma`

  await openLine(card)
  await expectFocusWatched(page)
  await press(change)
  await press(w('Applicant withdrawn'))
  await expect(card).toContainText(w('Withdrawn'))
  await expectFocus(page, w('Resubmit application'), 'a step that was taken')
  await press(w('Undo'), toast(page))
  await expect(card).toContainText(w('Submitted'))
  await expectFocus(page, undefined, 'a toast that was pressed')

  await press(change)
  await press(w('Accept applicant'))
  await press(w('Accept applicant'), page.getByRole('dialog'))
  await expect(card).toContainText(w('Accepted'))
  await expectFocus(page, w('Change status'), 'a step after a question')

  await page.goto(`/application-process/${letting.processId}/application/${id}`)
  await expectFocusWatched(page)
  await field(page, w('New note')).fill('Hat angerufen')
  await press(w('Add note'), page)
  await expect(toast(page)).toContainText(w('Note added'))
  await expectFocus(page, w('Add note'), 'a note that was added')
  const note = page.getByRole('listitem').filter({ hasText: 'Hat angerufen' })
  await press(w('Remove'), note)
  await press(w('Keep'), note)
  await expectFocus(page, w('Remove'), 'a question that was answered with no')
  await press(w('Remove'), note)
  await press(w('Remove'), note)
  await expect(note).toBeHidden()
  await expectFocus(page, w('Notes'), 'a note that was removed')

  await page.goto('/admin?tab=applications')
  await expectFocusWatched(page)
  const shared = page.getByRole('article').filter({ hasText: letting.processName })
  await Promise.all([page.waitForEvent('download'), press(`${w('QR code')}: ${letting.code}`, shared)])
  await expectFocus(page, w('QR code'), 'a button that was turned off meanwhile')
})

test('the way of an applicant keeps the keyboard too', async ({ page, w }) => {
  await page.goto('/applications?code=DEMADE')
  await expect(page).toHaveURL('/application-process-details')
  await expectFocusWatched(page)
  await page.getByText(w('Start application')).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, w('First name'))).toBeVisible()
  await expectFocus(page, undefined, 'a page that came later')
})

test('what a finger takes away moves nothing on the page; by keyboard the place one goes on from comes into sight', async ({
  page,
}) => {
  await page.goto('/applications')
  await expectFocusWatched(page)
  for (const way of ['finger', 'key'] as const) {
    await page.evaluate(addPressedAway)
    const pressed = page.getByRole('button', { name: 'Pressed away' })
    // As a dialog does that closes: it got the focus by program, after a key.
    await page.keyboard.press('Tab')
    await pressed.evaluate((element) => element.focus({ preventScroll: true }))
    await pressed.scrollIntoViewIfNeeded()
    await (way === 'finger' ? pressed.click() : page.keyboard.press('Enter'))
    const heading = page.getByRole('heading', { name: 'Far above' })
    await expect(heading).toBeFocused()
    await (way === 'finger' ? expect(heading).not.toBeInViewport() : expect(heading).toBeInViewport())
    await page.locator('#far').evaluate((far) => far.remove())
  }
})

test.describe('on an applicant’s phone', () => {
  test.use({ serviceWorkers: 'allow' })

  test('Undo of a document leaves the focus to a neighbour', async ({ page, w }) => {
    await resumeQuestionnaire(page, finishedAnswers([somebody()]), 'main_renters')
    await addFiles(page, 'other_document', [pdfFile()])
    await pressByKey(page, button(page, w('Remove {name}', { name: 'Betreibungsauszug.pdf' })))
    await pressByKey(page, button(page, w('Undo: {name}', { name: 'Betreibungsauszug.pdf' })))
    await expectFocusIn(page, 'main button, main a, main input')
  })

  test('Take back leaves the focus to the page that it leads to', async ({ page, w }) => {
    await submitOffline(page, w, [pdfFile()])
    await expect(page.getByText(w('No connection: we try again automatically.'))).toBeVisible()
    await pressByKey(page, button(page, w('Take back and change')))
    await expect(page).toHaveURL(/questionnaire/)
    await expect(page.locator('#section')).toBeAttached()
    await expectFocusIn(page, 'main')
  })

  test('what is deleted after a question leaves the focus to a neighbour, and so does a question that is answered with no', async ({
    page,
    w,
  }) => {
    await submitOffline(page, w)
    // What the card says of the sending stands: a card that changes takes its question along.
    await expect(page.getByText(w('No connection: we try again automatically.'))).toBeVisible()
    const remove = page.locator('section').getByRole('button', { name: w('Delete from {thisDevice}') })
    await pressByKey(page, remove)
    await expect(button(page, w('Keep'))).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await pressByKey(page, button(page, w('Delete')))
    await expectFocusIn(page, 'main')
  })
})

/** A section longer than the screen, with a button that its own press removes, at its end. */
function addPressedAway() {
  const pressed = Object.assign(document.createElement('button'), { textContent: 'Pressed away' })
  pressed.addEventListener('click', () => pressed.remove())
  const heading = Object.assign(document.createElement('h2'), { textContent: 'Far above' })
  const between = Object.assign(document.createElement('p'), { textContent: 'between' })
  between.style.height = '3000px'
  const far = Object.assign(document.createElement('section'), { id: 'far' })
  far.append(heading, between, pressed)
  document.querySelector('main')?.append(far)
}

/** @param words of what has the focus; undefined: whatever it is */
async function expectFocus(page: Page, words: string | undefined, after: string): Promise<void> {
  const focused = page.locator(':focus')
  await expect(focused, after).toHaveCount(1)
  if (words !== undefined) await expect(focused, after).toContainText(words)
}

async function pressByKey(page: Page, what: Locator) {
  await expectFocusWatched(page)
  // As by Tab: the focus is shown.
  await page.keyboard.press('Tab')
  await what.focus()
  await page.keyboard.press('Enter')
  await expect(what).toHaveCount(0)
}

const expectFocusIn = (page: Page, place: string) =>
  expect.poll(() => page.evaluate((within) => document.activeElement?.closest(within) !== null, place)).toBe(true)
