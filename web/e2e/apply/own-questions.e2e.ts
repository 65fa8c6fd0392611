import { eq } from 'drizzle-orm'
import { organizations } from '#server/db/schema.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { newId } from '#shared/ids.ts'
import { readDraft } from '../device/device.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { answer, button, confirmAnswers, expectReceived, field, resumeQuestionnaire } from '../fixtures/applicant.ts'
import { letProperty } from '../fixtures/letting.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('an organization chooses from the bank what it asks besides, and each says where it may be asked', async ({
  page,
  server,
  w,
}) => {
  const id = newId()
  await server.db.insert(organizations).values({ id, name: 'Fragt gern', policyPack: 'home_country' })
  await comeIn(page, 'owner@demo.test', `/organizations/${id}`)
  const heading = page.getByRole('heading', { name: w('Which questions are asked') })
  const questions = page.locator('section').filter({ has: heading })
  await button(page, w('Change the questions')).click()
  const dialog = page.getByRole('dialog')
  const parking = dialog.getByRole('checkbox', { name: w('Would you like to rent a parking space?') })
  await expect(parking).toHaveAccessibleName(/Switzerland, .*France/)
  const related = dialog.getByRole('checkbox', { name: w('How do those who move in belong together?') })
  await expect(related).toHaveAccessibleName(/\(Switzerland\)/)
  await parking.check()
  await related.check()
  await expectNoBarrier(page, 'the bank of questions')
  await button(page, w('Change')).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(questions).toContainText(w('Would you like to rent a parking space?'))
  await expect(questions).not.toContainText(w('Would you use part of the home for business?'))
  expect(await server.db.select().from(organizations).where(eq(organizations.id, id))).toMatchObject([
    { ownQuestions: ['relationship', 'parkingSpace'] },
  ])
})

test('who applies is asked it, need not answer, and managers read what was said', async ({ page, server, w }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const letting = await letProperty(server, { policyPack: 'CH', ownQuestions: ['relationship', 'parkingSpace'] })
  const profession = { ...somebody().profession, grossSalary: "CHF 60'000–70'000 p.a." }
  const answers = finishedAnswers([somebody({ nationality: 'permit B', profession })])
  await resumeQuestionnaire(page, { ...answers, confirmed: false }, 'main_renters', letting.code)
  await page.getByLabel(w('Permit valid until')).fill('30.11.2028')
  await button(page, w('Next')).click()

  await expect(page.getByText(w('Would you use part of the home for business?'))).toHaveCount(0)
  await page.getByLabel(w('How do those who move in belong together?')).fill('Geschwister')
  await answer(page, w('Would you like to rent a parking space?'), w('Yes'))
  const debts = w('Was there a debt enforcement against one of you in the last two years?')
  await answer(page, debts, w('Yes'))
  const asked = page.getByRole('group', { name: debts })
  await asked.getByRole('button', { name: w('Take the answer back') }).click()
  await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(asked.getByRole('radio').first()).toBeFocused()
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'questions of an organization')
  await button(page, w('Next')).click()
  await expect(page.getByText('30.11.2028')).toBeVisible()
  await expect(page.getByText('Geschwister')).toBeVisible()
  await confirmAnswers(page, w)
  const { id } = await readDraft(page)
  await button(page, w('Submit')).click()
  await expectReceived(page, id)
  expect(await server.applications(id)).toMatchObject([
    {
      mainRenters: [{ nationality: 'permit B', permitUntil: '2028-11-30' }],
      generalInfo: { relationship: 'Geschwister', parkingSpace: true, debtEnforcement: null, businessUse: null },
      askedUnder: { pack: 'CH', own: ['relationship', 'parkingSpace'] },
    },
  ])

  await page.setViewportSize({ width: 1280, height: 800 })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?open=${id}`)
  const details = page.getByRole('region', { name: w('Details') })
  await expect(details).toContainText('Geschwister')
  await expect(details).toContainText(`${w('Parking space wanted')}${w('Yes')}`)
  await expect(details).toContainText(`${w('Permit valid until')}30.11.2028`)
  const later = `${w('Debt collection certificate')}, ${w('Proof of income')}`
  await expect(details).toContainText(w('Comes once chosen: {later}', { later }))
  await expect(details).not.toContainText(w('Permit not valid any more: {over}', { over: '' }))
})

test('who is Swiss after all says nothing of a permit, and without a pack nobody is asked of it', async ({
  page,
  server,
  w,
}) => {
  const { process } = await buildProcess(server.db, { policyPack: 'CH' }, { country: 'CH' })
  await page.goto(`/applications?code=${process.code}`)
  await button(page, w('Start application')).click()
  const until = page.getByLabel(w('Permit valid until'))
  await expect(field(page, w('Nationality'))).toBeVisible()
  await expect(until).toHaveCount(0)
  await field(page, w('Nationality')).selectOption(w('Permit B (other nationality)'))
  await until.fill('30.11.2028')
  await field(page, w('Nationality')).selectOption('CH')
  await expect(until).toHaveCount(0)
  await field(page, w('Nationality')).selectOption(w('Permit B (other nationality)'))
  await expect(until, 'chosen by mistake, it takes nothing that was typed').toHaveValue('30.11.2028')

  await page.goto('/applications?code=DEMADE')
  await button(page, w('Start application')).click()
  await field(page, w('First name')).fill('Ada')
  await expect(until).toHaveCount(0)
})
