import type { Page } from '@playwright/test'
import { formatDate } from '#shared/dates.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { readDevice, readDraft } from '../device/device.ts'
import {
  answer,
  button,
  confirmAnswers,
  expectReceived,
  field,
  openQuestionnaire,
  resumeQuestionnaire,
  toast,
} from '../fixtures/applicant.ts'
import { addFiles, pdfFile } from '../fixtures/files.ts'
import { letProperty } from '../fixtures/letting.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('what is kept for the next home applies for it in six presses, with its documents, and is deleted where all else lies', async ({
  page,
  server,
  w,
}) => {
  const anna = somebody()
  const { code } = await letProperty(server)
  await resumeQuestionnaire(page, finishedAnswers([anna]), 'main_renters', code)
  await addFiles(page, 'proof_of_income', [pdfFile('Lohn Mai.pdf'), pdfFile('Lohn Juni.pdf')])
  await expect(page.getByText('Lohn Juni.pdf')).toBeVisible()
  await button(page, w('Next')).click()
  await expect(heading(page, w('General info'))).toBeVisible()
  await button(page, w('Next')).click()
  await button(page, w('Keep for the next home')).click()
  await expect(toast(page)).toContainText(w('Kept for the next home'))
  await expect(button(page, w('Keep as it is now'))).toBeVisible()
  await toast(page).getByRole('button').click()
  await expectNoBarrier(page, 'kept for the next home')
  const first = await readDraft(page)
  await button(page, w('Submit')).click()
  await expectReceived(page, first.id)

  await openQuestionnaire(page, 'DEMACH')
  const offer = page.getByRole('region', { name: w('Begin with what you kept') })
  await expect(offer).toContainText('Anna Müller-Ōkuma')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await contentWidth(page)).toBeLessThanOrEqual(320)
  await expectNoBarrier(page, 'the offer')
  let presses = 0
  const press = async (name: string) => {
    presses += 1
    await button(page, w(name)).click()
  }
  await press('Use it')
  await expect(field(page, w('First name'))).toHaveValue('Anna')
  await expect(offer).toHaveCount(0)
  await press('Next')
  // What is about the home is asked anew.
  await expect(field(page, w('Desired start date'))).toHaveValue('')
  await field(page, w('Desired start date')).fill(formatDate(finishedAnswers().generalInfo.desiredStartDate))
  presses += 1
  await answer(page, w('Have you visited the property?'), w('Yes'))
  await press('Next')
  presses += 1
  await confirmAnswers(page, w)
  const second = await readDraft(page)
  await press('Submit')
  await expectReceived(page, second.id)
  expect(presses).toBe(6)
  expect(await server.applications(second.id)).toMatchObject([{ mainRenters: [{ email: anna.email }] }])

  await page.goto('/my-applications')
  const card = page.getByRole('region', { name: w('For the next home') })
  await card.getByRole('button').click()
  await card.getByRole('button', { name: w('Delete'), exact: true }).click()
  await expect(card).toHaveCount(0)
  await expect.poll(async () => (await readDevice(page)).docs).toEqual([])
})

test('what was typed into an empty questionnaire is not lost to what was kept without a word', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers(), 'summary', 'DEMADE')
  await button(page, w('Keep for the next home')).click()
  await expect(toast(page)).toContainText(w('Kept for the next home'))
  await openQuestionnaire(page, 'DEMACH')
  await field(page, w('First name')).fill('Berta')
  const isReplaced = page.getByText(w('What you have typed and added here is replaced by it.'))
  // Twice by keyboard: the second time loses nothing.
  await button(page, w('Use it')).press('Enter')
  await expect(isReplaced).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(isReplaced).toBeHidden()
  await expect(button(page, w('Use it'))).toBeFocused()
  await expect(field(page, w('First name'))).toHaveValue('Berta')
  await button(page, w('Use it')).click()
  await button(page, w('Replace what I typed')).click()
  await expect(field(page, w('First name'))).toHaveValue('Anna')
})

test('what people earn is asked anew for a home of another money, and the offer says so; who does not want it goes on without', async ({
  page,
  w,
}) => {
  await resumeQuestionnaire(page, finishedAnswers(), 'summary', 'DEMADE')
  const [keep, again] = [button(page, w('Keep for the next home')), button(page, w('Keep as it is now'))]
  await keep.click()
  // Another question once it is answered.
  await again.click()
  await button(page, w('Replace')).click()
  await expect(again).toBeVisible()
  await openQuestionnaire(page, 'DEMACH')
  const offer = page.getByRole('region', { name: w('Begin with what you kept') })
  await expect(offer).toContainText(
    w('What people earn is asked anew: it was said for a home of another country, or one that was not known yet.'),
  )
  await button(page, w('Do not use it here')).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await button(page, w('Use it')).click()
  await expect(field(page, w('First name'))).toHaveValue('Anna')
  const [newest] = (await readDevice(page)).drafts.toSorted((one, other) => other.updatedAt - one.updatedAt)
  expect(newest?.answers.mainRenters[0]).toMatchObject({
    firstName: 'Anna',
    profession: { grossSalary: '', netIncome: '' },
  })
})
