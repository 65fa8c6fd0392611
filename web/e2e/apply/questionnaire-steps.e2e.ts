import { buildProcess } from '#server/testing/build/build.ts'
import { readDevice, readDraft, storedKeys } from '../device/device.ts'
import {
  button,
  chooseProcess,
  errorSummary,
  field,
  openQuestionnaire,
  resumeQuestionnaire,
  toast,
} from '../fixtures/applicant.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('without a chosen property the questionnaire leads on at once: to the code, or to what lies on the phone', async ({
  page,
  w,
}) => {
  await page.goto('/questionnaire')
  await expect(page).toHaveURL('/applications')
  await expect(toast(page)).toContainText(w('No application is being written here'))
  await resumeQuestionnaire(page, finishedAnswers())
  for (const path of ['/', '/applications']) {
    await page.goto(path)
    await page.getByRole('link', { name: w('Continue your application') }).click()
    await expect(page).toHaveURL('/questionnaire')
  }
  await page.evaluate(() => localStorage.clear())
  await page.goto('/questionnaire')
  await expect(page).toHaveURL('/my-applications')
  await button(page, w('Continue')).click()
  await expect(page).toHaveURL('/questionnaire')
})

test('a home that closed since is noticed with a connection, and what was written is used for another', async ({
  page,
  server,
  w,
}) => {
  const { process: closed } = await buildProcess(server.db)
  await resumeQuestionnaire(page, finishedAnswers([somebody({ firstName: 'Berta' })]), 'main_renters', closed.code)
  await server.closeProcess(closed.id)
  await page.reload()
  await expect(toast(page)).toContainText(w('Application Closed'))
  await field(page, w('Last name')).fill('Okuma')
  const stepTo = (name: string) => page.getByRole('navigation', { name: w('Steps') }).getByRole('button', { name })
  await stepTo(w('Summary and confirmation')).click()
  await expect(
    page.getByText(
      w('This home takes no more applications: your answers cannot be sent to it. They stay on this device.'),
    ),
  ).toBeVisible()
  await stepTo(w('Main renters')).click()
  const code = field(page, w('Your 6-digit code'))
  // The same one again takes nothing away: it is the home that is closed.
  await code.click()
  await page.keyboard.type(closed.code)
  await button(page, w('Check code')).click()
  await expect(button(page, w('Check code'))).toBeEnabled()
  expect((await readDraft(page)).processId).toBe(closed.id)
  await code.click()
  await page.keyboard.type('DEMACH')
  await button(page, w('Check code')).click()
  await expect(toast(page)).toContainText(w('Your code is checked'))
  await expect(field(page, w('First name'))).toHaveValue('Berta')
  await expect(field(page, w('Last name'))).toHaveValue('Okuma')
  expect((await readDevice(page)).drafts).toHaveLength(1)
})

test('a stored process that is closed sends the person home and clears what was selected', async ({ page, w }) => {
  await chooseProcess(page, 'DEMZUX')
  await page.evaluate(() => {
    localStorage.setItem('selectedRentObject', '{"country":"DE","address":"","propertyType":"apartment"}')
    localStorage.setItem('questionnaireProgress', '{}')
  })
  await page.goto('/questionnaire')
  await expect(page).toHaveURL('/')
  await expect(toast(page)).toContainText(w('Application Closed'))
  await expect(toast(page)).toContainText(w('error.APPLICATION_CLOSED'))
  expect(await storedKeys(page)).toEqual([])
})

test('three steps: Previous waits for the second, Next becomes Submit on the third', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers(), 'main_renters')
  const step = (number: number) => page.getByText(w('Step {step} of {total}', { step: number, total: 3 }))

  await expect(step(1)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Main renters'))
  await expect(button(page, w('Previous'))).toBeDisabled()
  await button(page, w('Next')).click()

  await expect(step(2)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('General info'))
  await expect(button(page, w('Previous'))).toBeEnabled()
  await button(page, w('Next')).click()

  await expect(step(3)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Summary and confirmation'))
  await expect(button(page, w('Next'))).toHaveCount(0)
  await expect(button(page, w('Submit'))).toBeVisible()
  await button(page, w('Previous')).click()
  await expect(step(2)).toBeVisible()
})

test('the steps show numbers on a phone and names on a desktop, and each leads to its section', async ({ page, w }) => {
  await openQuestionnaire(page)
  const steps = page.getByRole('navigation', { name: w('Steps') })
  await expect(steps.getByText('2', { exact: true })).toBeVisible()
  await expect(steps.getByText(w('General info'))).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(steps.getByText('2', { exact: true })).toBeHidden()
  await expect(steps.getByText(w('General info'))).toBeVisible()
  await steps.getByRole('button', { name: w('Summary and confirmation') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Summary and confirmation'))
  await expect(steps.getByRole('button', { name: w('Summary and confirmation') })).toHaveAttribute(
    'aria-current',
    'step',
  )
})

test('the browser’s own Back leads to the section before', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers(), 'main_renters')
  await button(page, w('Next')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('General info'))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Main renters'))
})

test('a failed Next keeps the person on the step, says so, and marks the title', async ({ page, w }) => {
  await openQuestionnaire(page)
  await button(page, w('Next')).click()
  await expect(toast(page)).toContainText(w('Validation Error'))
  await expect(toast(page)).toContainText(w('Please fix the highlighted errors before proceeding.'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Main renters'))
  await expect(page).toHaveTitle(new RegExp(`^${w('Error: ')}`))
})

test('a Next that asks again is no step that Back leads to', async ({ page, w }) => {
  const answers = finishedAnswers([somebody(), somebody({ firstName: 'Ben' })])
  answers.generalInfo.numberOfAdults = 1
  await resumeQuestionnaire(page, answers, 'main_renters')
  await button(page, w('Next')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('General info'))
  const length = () => page.evaluate(() => history.length)
  const before = await length()
  for (let tap = 0; tap < 2; tap += 1) {
    await button(page, w('Next')).click()
    await expect(
      page
        .getByText(w('{value} people will sign, and fewer adults will live there. Is that right?', { value: '2' }))
        .first(),
    ).toBeVisible()
  }
  expect(await length()).toBe(before)
})

test('errors stay on the step that they belong to', async ({ page, w }) => {
  await openQuestionnaire(page)
  await button(page, w('Next')).click()
  await expect(errorSummary(page, w).getByRole('link')).toHaveCount(15)
  const steps = page.getByRole('navigation', { name: w('Steps') }).getByRole('button')
  await steps.nth(1).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('General info'))
  await expect(errorSummary(page, w)).toHaveCount(0)
  await steps.nth(0).click()
  await page.getByRole('link', { name: w.issue('gross_salary_required') }).click()
  await expect(field(page, w('Gross salary'))).toBeFocused()
})

test('going back clears the errors', async ({ page, w }) => {
  const answers = finishedAnswers()
  answers.generalInfo.visitedProperty = null
  await resumeQuestionnaire(page, answers, 'general_info')
  await button(page, w('Next')).click()
  await expect(errorSummary(page, w)).toBeVisible()
  await button(page, w('Previous')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Main renters'))
  await button(page, w('Next')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('General info'))
  await expect(errorSummary(page, w)).toHaveCount(0)
})

test('nothing is validated while typing, and a correction lifts only its own error', async ({ page, w }) => {
  await openQuestionnaire(page)
  await field(page, w('Email')).fill('not an address')
  await field(page, w('Phone')).focus()
  await expect(page.getByText(w.issue('email_invalid'))).toHaveCount(0)

  await button(page, w('Next')).click()
  await expect(page.getByText(w.issue('email_invalid'))).toHaveCount(2)
  await field(page, w('Email')).fill('anna')
  await expect(page.getByText(w.issue('email_invalid'))).toHaveCount(0)
  await expect(page.getByText(w.issue('phone_required'))).toHaveCount(2)
})

test('without a process a questionnaire can be answered, which takes no documents', async ({ page, w }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() =>
    localStorage.setItem('selectedRentObject', '{"country":"DE","address":"Hofgasse 1","propertyType":"apartment"}'),
  )
  await page.goto('/questionnaire')
  await expect(page.getByText(w('Documents can be added once you have entered the code of a property.'))).toBeVisible()
  expect((await readDevice(page)).drafts).toMatchObject([{ processId: '' }])
})

test('the second of two taps does nothing on the step that the first led to', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers(), 'main_renters')
  const onward = page.locator('button[type=submit]')
  const heading = page.getByRole('heading', { level: 1 })
  for (const section of ['General info', 'Summary and confirmation']) {
    await expect(onward).toBeEnabled()
    const { x, y, width, height } = (await onward.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
    await tap()
    await expect(heading).toHaveText(w(section))
    await tap()
    await expect(onward).toBeEnabled()
    await expect(heading).toHaveText(w(section))
  }
  await expect(page).toHaveURL(/section=summary/)
  expect((await readDevice(page)).jobs).toEqual([])
})

test('what was confirmed is confirmed again after a change', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers())
  const confirmation = page.locator('[name=confirmed]')
  await expect(confirmation).toBeChecked()
  await button(page, w('Previous')).click()
  await button(page, w('Next')).click()
  await expect(confirmation, 'nothing was changed').toBeChecked()
  await button(page, w('Previous')).click()
  await field(page, w('Number of adults')).selectOption('5')
  await button(page, w('Next')).click()
  await expect(confirmation).not.toBeChecked()
})

test('a summary that is opened anew waits for its words, and shows none of their names', async ({ page, w }) => {
  const nameless: string[] = []
  page.on('console', (message) => void (message.text().includes('Uncompiled message') && nameless.push(message.text())))
  // What the salary is called in the money of the home comes late.
  await page.route('**/assets/texts-en-*.js', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    if (text.includes('in another currency')) await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.fulfill({ response: answer, body: text })
  })
  await resumeQuestionnaire(page, finishedAnswers(), 'summary')
  await expect(page.getByText(w('in another currency'))).toBeVisible()
  expect(nameless).toEqual([])
})
