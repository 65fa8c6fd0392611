import type { Locator, Page } from '@playwright/test'
import { expectFocusInSight, expectTappedInSight } from '../checks/focus-in-sight.ts'
import { scrollPage } from '../checks/scroller.ts'
import { expectToastBeside, handOutToasts } from '../checks/toast-anywhere.ts'
import { button, chooseProcess, openQuestionnaire, resumeQuestionnaire } from '../fixtures/applicant.ts'
import { comeToHandovers } from '../fixtures/create-protocol.ts'
import { choose, openLine } from '../fixtures/decide.ts'
import { addFiles, pdfFile } from '../fixtures/files.ts'
import { addThree, letProperty } from '../fixtures/letting.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test.beforeEach(({ page }) => handOutToasts(page))

const pages = [
  '/',
  '/applications',
  '/application-process-details',
  '/success',
  '/my-applications',
  '/requested-documents',
  '/admin-login',
  '/privacy',
  '/terms',
  '/support',
  '/data-protection/DEMADE',
  '/no/such/page',
]

test('on no page of an applicant a toast lies over anything that can be pressed', async ({ page, w }) => {
  test.setTimeout(180_000)
  await chooseProcess(page)
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToastBeside(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), path).toBe(0)
  }
  await resumeQuestionnaire(page, finishedAnswers([somebody(), somebody({ firstName: 'Ben' })]), 'main_renters')
  await addFiles(page, 'proof_of_income', [pdfFile()])
  await page.getByText(w('Remove this renter')).click()
  await expectToastBeside(page, 'two renters, one about to be removed')
  for (const section of ['general_info', 'summary']) {
    await page.goto(`/questionnaire?section=${section}`)
    await expect(button(page, w('Previous'))).toBeVisible()
    await expectToastBeside(page, section)
  }
  await openQuestionnaire(page)
  await button(page, w('Next')).click()
  await expectToastBeside(page, 'every error')
})

test('no bar and no edge hides what has the focus in a questionnaire', async ({ page, w }) => {
  test.setTimeout(240_000)
  await openQuestionnaire(page)
  await expect(button(page, w('Add another renter'))).toBeVisible()
  // What comes while somebody reads the first fields is there.
  await expect(page.getByRole('checkbox', { name: w('Keep photos in full size') })).toBeVisible()
  await expect(page.getByRole('combobox', { name: w('Nationality') })).toBeVisible()
  await expectFocusInSight(page, 'a renter', 20)
  await expectTappedInSight(page, 'a renter')
  await button(page, w('Next')).click()
  await expect(page.getByRole('group', { name: w('There is a problem') })).toBeFocused()
  await expectFocusInSight(page, 'a renter with every error', 20)
  for (const [section, stops] of [
    ['general_info', 4],
    ['summary', 4],
  ] as const) {
    await page.goto(`/questionnaire?section=${section}`)
    await expect(button(page, w('Previous'))).toBeVisible()
    await expectFocusInSight(page, section, stops)
  }
  await page.goto('/application-process-details')
  await expectFocusInSight(page, 'the home', 3)
})

test('on no page and in no dialog of a manager a toast lies over anything, and no dialog loses what was entered', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(180_000)
  const letting = await letProperty(server)
  const id = await addThree(server, letting)
  const { name } = letting
  const beside = (place: string) => expectToastBeside(page, place)
  const dialogs = async (place: string, opens: (Locator | string)[]) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await beside(place)
    for (const open of opens) {
      const opener = typeof open === 'string' ? button(page, open) : open
      await expectKeepsWhatWasEntered(page, w, beside, () => opener.click())
    }
  }
  await comeIn(page, 'manager@demo.test')
  await dialogs('the properties', [w('Create Property')])
  await page.getByRole('link', { name, exact: true }).click()
  const property = page.getByRole('article', { name })
  const ofProperty = (words: string) => property.getByRole('button', { name: words })
  await dialogs('a property', [
    ofProperty(w('Edit property: {name}', { name })),
    ofProperty(w('Edit Rent: {name}', { name })),
    ofProperty(w('Add Resident: {name}', { name })),
  ])
  await page.goBack()
  await page.getByRole('banner').getByRole('status').getByRole('button').click()
  await beside('what waits')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: w('Applications') }).click()
  await dialogs('the processes', [w('Create Application Process')])
  await page.goto('/admin/team')
  await dialogs('the team', [w('Add User')])
  await page.goto('/admin/activity')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await beside('the activity')
  await page.goto('/admin/privacy')
  await dialogs('data protection', [w('Change how long')])

  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto(`/application-process/${letting.processId}`)
  await expect(page.getByRole('article')).toHaveCount(3)
  await button(page, w('Filter')).click()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await beside('the applications, all chosen')
  await expectFocusInSight(page, 'the applications, all chosen', 8)
  await button(page, w('Compare')).click()
  await beside('the comparison')
  await page.keyboard.press('Escape')
  await page.goto(`/application-process/${letting.processId}/application/${id}`)
  await beside('an application')
  for (const [person, action] of [
    ['Ben Bach', 'Reject applicant'],
    ['Nora Neu', 'Applicant accepted offer'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto(`/application-process/${letting.processId}`)
    await openLine(page.getByRole('article', { name: person }))
    await expectKeepsWhatWasEntered(page, w, beside, () => choose(page.getByRole('main'), w, action))
  }

  await page.goto('/abnahmeprotokolle')
  await dialogs('the protocols', [w('Create handover protocol')])
})

test('on no page of the platform a toast lies over anything, and no dialog loses what was entered', async ({
  page,
  w,
}) => {
  const beside = (place: string) => expectToastBeside(page, place)
  await comeIn(page, 'owner@demo.test', '/platform')
  await expectKeepsWhatWasEntered(page, w, beside, () => button(page, w('Create Organization')).click())
  await beside('the platform')
  await page.getByRole('listitem').filter({ hasText: 'Musterverwaltung' }).getByText(w('View Details')).first().click()
  await expect(page.getByText('manager@demo.test')).toBeVisible()
  await beside('an organization')
  await page.goto('/api-tests')
  await beside('the console')
})

test('in a handover protocol nothing lies over anything, and nothing that has the focus is hidden', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(180_000)
  await comeToHandovers(page, server, w)
  await button(page, w('Create handover protocol')).click()
  await page.getByLabel(w('What it is about')).selectOption('move_out')
  await page.getByLabel(w('Participants')).fill('Anna Alt')
  await page.keyboard.press('Enter')
  await button(page, w('Create')).click()
  await button(page, w('Take these rooms')).click()
  const rooms = page.getByRole('region', { name: w('All rooms') }).getByRole('link')
  await expect(rooms.first()).toBeVisible()
  const look = async (place: string, stops: number) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToastBeside(page, place)
    await expectFocusInSight(page, place, stops)
  }
  await look('the overview', 8)
  const beside = (place: string) => expectToastBeside(page, place)
  await expectKeepsWhatWasEntered(page, w, beside, () => button(page, w('Add a room')).click())
  for (const step of ['Who is here', 'Meters', 'Keys', 'Smoke detectors', 'Deposit and agreements']) {
    await page
      .getByRole('link', { name: w(step) })
      .first()
      .click()
    for (const add of [w('Electricity'), w('Flat')]) {
      if (!(await button(page, add).isVisible())) continue
      await button(page, add).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
      await expect(page.locator(':focus'), 'one goes on in what was added').toHaveAttribute('data-entry')
      await expect.poll(() => page.evaluate(isFocusBegunInSight), `${add} leads out of sight`).toBe(true)
    }
    await look(step, 3)
    await page.getByRole('link', { name: w('Done') }).click()
  }
  await rooms.first().click()
  await page.getByRole('radio', { name: w('Inspected in part') }).check()
  await look('a room', 10)
  await expectTappedInSight(page, 'a room')
  await button(page, w('Defect')).first().click()
  await look('a defect', 6)
  await expectTappedInSight(page, 'a defect')
})

test('where the screen is low, as beside a keyboard, the bar makes room and comes at the end of the page', async ({
  page,
  w,
}) => {
  await openQuestionnaire(page)
  const bar = page.getByRole('region', { name: w('Actions') })
  await expect(bar).toBeInViewport({ ratio: 1 })
  const first = page.getByLabel(w('First name'))
  await first.fill('Anna')
  await page.setViewportSize({ width: 360, height: 330 })
  await expect(bar).not.toBeInViewport()
  await expect(first, 'what is typed into stays').toBeFocused()
  await expect(first).toBeInViewport({ ratio: 1 })
  await expectToastBeside(page, 'a low page')
  await page.setViewportSize({ width: 320, height: 256 })
  await scrollPage(page, 1)
  await expect(button(page, w('Next'))).toBeInViewport({ ratio: 1 })
})

/** Of what may be longer than the screen. */
function isFocusBegunInSight(): boolean {
  const scroller = document.querySelector('#scroller')?.getBoundingClientRect()
  const top = document.activeElement?.getBoundingClientRect().top ?? -1
  return scroller !== undefined && top >= scroller.top - 1 && top < scroller.bottom - 24
}

/** An untouched dialog closes at once; one with something in it asks first, and can be kept as it is. */
async function expectKeepsWhatWasEntered(
  page: Page,
  w: Words,
  look: (place: string) => Promise<void>,
  open: () => Promise<void>,
) {
  await open()
  const dialog = page.getByRole('dialog')
  const title = await dialog.getByRole('heading').first().innerText()
  await look(title)
  await page.keyboard.press('Escape')
  await expect(dialog, `${title}: nothing was entered`).toHaveCount(0)

  await open()
  const changed = dialog.locator('input:not([type=radio], [type=checkbox]), textarea, [type=checkbox]').first()
  const before = await changed.inputValue()
  const isTick = (await changed.getAttribute('type')) === 'checkbox'
  const isDay = (await changed.getAttribute('type')) === 'date'
  const after = isDay ? '2031-01-01' : `${before}7`
  if (isTick) await changed.click()
  else await changed.fill(after)
  const question = page.getByRole('dialog', { name: w('Discard what you entered?') })
  for (const give of [() => page.keyboard.press('Escape'), () => button(page, w('Close')).click()]) {
    await give()
    await expect(question, title).toContainText(/: ./)
    await question.getByRole('button', { name: w('Keep') }).click()
    await expect(question).toHaveCount(0)
    if (!isTick) await expect(changed).toHaveValue(after)
  }
  await page.keyboard.press('Escape')
  await look(`${title}: the question`)
  // Escape answers it too, by what loses nothing.
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: w('Discard') }).click()
  await expect(dialog).toHaveCount(0)
  await open()
  if (!isTick) await expect(changed, `${title}: as it was at first`).toHaveValue(before)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}
