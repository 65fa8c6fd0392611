import type { Page } from '@playwright/test'
import { readDevice, readDraft } from '../device/device.ts'
import { button, field, openQuestionnaire, resumeQuestionnaire } from '../fixtures/applicant.ts'
import { finishedAnswers } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('fault:B17 a duplicated tab edits the same draft, one tab at a time', async ({ page, context, w }) => {
  await openQuestionnaire(page)
  await field(page, w('First name')).fill('Anna')
  await expect.poll(() => firstName(page)).toBe('Anna')
  const { id } = await readDraft(page)

  const opened = context.waitForEvent('page')
  // Opened by a page, it starts with a copy of its session storage: as "duplicate tab" does it.
  await page.evaluate(() => {
    sessionStorage.setItem('copied', 'yes')
    window.open('/questionnaire')
  })
  const second = await opened
  await expect(second.getByText(w('This application is open in another tab.'))).toBeVisible()
  expect(await second.evaluate(() => sessionStorage.getItem('copied'))).toBe('yes')
  await expect(field(second, w('First name'))).toHaveCount(0)

  await button(second, w('Edit here instead')).click()
  await expect(field(second, w('First name'))).toHaveValue('Anna')
  await expect(page.getByText(w('You are editing this in another tab'))).toBeVisible()
  await expect(field(page, w('First name'))).toHaveCount(0)
  await field(second, w('First name')).fill('Berta')
  await expect.poll(() => firstName(second)).toBe('Berta')

  await button(page, w('Edit here instead')).click()
  await expect(field(page, w('First name'))).toHaveValue('Berta')
  await field(page, w('First name')).fill('Clara')
  await expect.poll(() => firstName(page)).toBe('Clara')
  expect((await readDevice(page)).drafts).toMatchObject([{ id }])
})

test('a tab that waits goes on by itself once the other one is closed and it is looked at', async ({
  page,
  context,
  w,
}) => {
  await openQuestionnaire(page)
  const second = await context.newPage()
  await second.goto('/questionnaire')
  await expect(second.getByText(w('This application is open in another tab.'))).toBeVisible()
  await field(page, w('First name')).fill('Anna')
  await expect.poll(() => firstName(page)).toBe('Anna')
  await page.close()
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(field(second, w('First name'))).toHaveValue('Anna')
})

test('a tab that is loaded again keeps what it edits', async ({ page, context, w }) => {
  await openQuestionnaire(page)
  const second = await context.newPage()
  await second.goto('/questionnaire')
  await expect(second.getByText(w('This application is open in another tab.'))).toBeVisible()
  await page.reload()
  await expect(field(page, w('First name'))).toBeVisible()
  await expect(second.getByText(w('This application is open in another tab.'))).toBeVisible()
})

test('drafts of two homes are edited side by side', async ({ page, context, w }) => {
  await openQuestionnaire(page, 'DEMADE')
  const second = await context.newPage()
  await openQuestionnaire(second, 'DEMACH')
  await expect(field(second, w('First name'))).toBeVisible()
  await expect(field(page, w('First name'))).toBeVisible()
})

test('a tab whose application was submitted in another one says so, and starts no second one', async ({
  page,
  context,
  w,
}) => {
  await resumeQuestionnaire(page, finishedAnswers())
  const second = await context.newPage()
  await second.goto('/questionnaire')
  await expect(second.getByText(w('This application is open in another tab.'))).toBeVisible()
  await button(page, w('Submit')).click()
  await expect(page).toHaveURL('/success')
  await button(second, w('Edit here instead')).click()
  await expect(second.getByText(w('You submitted this application in another tab'))).toBeVisible()
  await expect(second.getByRole('link', { name: w('My applications') })).toHaveAttribute('href', '/my-applications')
  expect((await readDevice(second)).drafts).toEqual([])
})

const firstName = async (page: Page) => (await readDraft(page)).answers.mainRenters[0]?.firstName
