import { readDraft } from '../device/device.ts'
import { field, openQuestionnaire } from '../fixtures/applicant.ts'
import { expect, test } from '../fixtures/test.ts'

test('a questionnaire that was opened and not answered is nothing to go on with; with one letter it is', async ({
  page,
  w,
}) => {
  const goOn = page.getByRole('link', { name: w('Continue your application') })
  const mine = page.getByRole('main').getByRole('link', { name: w('My applications'), exact: true })
  await openQuestionnaire(page)
  // Something was received before, from this phone.
  await page.evaluate(() => localStorage.setItem('hasApplications', '1'))
  await page.goto('/')
  await expect(mine).toBeVisible()
  await expect(goOn).toHaveCount(0)
  await page.goto('/questionnaire')
  // What was typed and deleted again is no answer either.
  await field(page, w('First name')).fill('A')
  await expect(page.getByText(/\d\d:\d\d/)).toBeVisible()
  await field(page, w('First name')).fill('')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.firstName).toBe('')
  await page.goto('/my-applications')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)

  await page.goto('/questionnaire')
  await field(page, w('First name')).fill('A')
  await expect(page.getByText(/\d\d:\d\d/)).toBeVisible()
  await page.goto('/')
  await expect(goOn).toBeVisible()
  await page.goto('/my-applications')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
})
