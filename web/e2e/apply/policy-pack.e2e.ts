import type { BrowserContext, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { organizations } from '#server/db/schema.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { newId } from '#shared/ids.ts'
import { readDraft } from '../device/device.ts'
import { startOffline } from '../device/start-offline.ts'
import { answer, button, confirmAnswers, expectReceived, field, fillRenter, toast } from '../fixtures/applicant.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { addFiles, pdfFile } from '../fixtures/files.ts'
import { goOffline } from '../fixtures/offline.ts'
import { somebody } from '../fixtures/people.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test.use({ serviceWorkers: 'allow' })

test('what a home’s country lets nobody ask goes from the answers once its code is checked, and nothing else does', async ({
  page,
  context,
  server,
  w,
}) => {
  await beginOffline({ page, context, server, w }, 'CH')
  await context.setOffline(false)
  await expect(toast(page)).toContainText(w('Your code is checked'))

  const nationality = field(page, w('Nationality'))
  await expect(nationality.getByRole('option')).toHaveCount(6)
  await expect(nationality).toHaveValue('')
  await expect(field(page, w('Gross salary'))).toHaveValue('')
  await expect(field(page, w('City'))).toHaveValue('Bern')
  await button(page, w('Next')).click()
  await expect(page.getByRole('group', { name: w('There is a problem') }).getByRole('link')).toHaveCount(2)
  await nationality.selectOption(w('Permit B (other nationality)'))
  await field(page, w('Gross salary')).selectOption("CHF 60'000–70'000 p.a.")
  await page.getByRole('checkbox', { name: w('I have no reference') }).uncheck()
  await button(page, w('Next')).click()

  await answer(page, w('Have you visited the property?'), w('Yes'))
  await button(page, w('Next')).click()
  await expect(page.getByText(w('Permit B (other nationality)'))).toBeVisible()
  await confirmAnswers(page, w)
  const { id } = await readDraft(page)
  await button(page, w('Submit')).click()
  await expectReceived(page, id)
  expect(await server.applications(id)).toMatchObject([
    {
      mainRenters: [{ nationality: 'permit B', profession: { grossSalary: "CHF 60'000–70'000 p.a." } }],
      generalInfo: { casualtyInsurance: null },
      askedUnder: { pack: 'CH', version: 2 },
    },
  ])
})

test('in Germany nobody is asked for a nationality, offline neither', async ({ page, context, server, w }) => {
  const { process } = await buildProcess(server.db, { policyPack: 'DE' }, { country: 'DE' })
  await page.goto(`/applications?code=${process.code}`)
  await button(page, w('Start application')).click()
  await expect(field(page, w('First name'))).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await goOffline(context)
  await page.reload()
  await expect(page.getByLabel(w('Date of birth'))).toBeVisible()
  await expect(field(page, w('Nationality'))).toHaveCount(0)
})

test('for a home in France nothing but its list is asked for, and what was answered before is not kept', async ({
  page,
  context,
  server,
  w,
}) => {
  await beginOffline({ page, context, server, w }, 'FR')
  await addFiles(page, 'other_document', pdfFile('Kbis.pdf'))
  await expect(page.getByText('Kbis.pdf')).toBeVisible()
  await context.setOffline(false)
  await expect(toast(page)).toContainText(w('Your code is checked'))
  await expect(field(page, w('City'))).toHaveValue('Bern')
  await expect(field(page, w('Nationality'))).toHaveCount(0)
  const other = page.getByRole('group', { name: w('Other document'), exact: true })
  await expect(other).toContainText(
    w('It may not be asked for here, and is not kept. Choose another kind, or remove it.'),
  )
  await other
    .getByRole('button', { name: /Kbis.pdf/ })
    .first()
    .click()
  await page.getByLabel(w('Document type of {name}', { name: 'Kbis.pdf' })).selectOption(w('Proof of activity'))
  await expect(other).toHaveCount(0)
  await expect(page.getByText(w('Reference'), { exact: true })).toHaveCount(0)
  for (const kind of [
    w('Proof of income'),
    w('Confirmation of residence'),
    w('Proof of identity'),
    w('Proof of activity'),
  ]) {
    await expect(page.getByRole('group', { name: kind, exact: true })).toBeVisible()
  }
  for (const kind of [w('Debt collection certificate'), w('Other document')]) {
    await expect(page.getByRole('group', { name: kind, exact: true })).toHaveCount(0)
  }
  const residence = page.getByRole('group', { name: w('Confirmation of residence'), exact: true })
  await expect(residence).toContainText(w('One of these:'))
  await expect(residence.getByRole('listitem').first()).toHaveText(
    'Rent receipts: the last 3. If there is none: Landlord’s certificate',
  )
  await expect(residence.getByRole('listitem')).toHaveCount(4)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'documents of the French list')
  await button(page, w('Next')).click()

  await answer(page, w('Have you visited the property?'), w('Yes'))
  await expect(page.getByText(w('Casualty insurance'))).toHaveCount(0)
  await button(page, w('Next')).click()
  await expect(page.getByText(w('Reference'), { exact: true })).toHaveCount(0)
  await expect(
    page.getByText(
      'not added yet: Proof of income, Confirmation of residence, Proof of identity. You can submit without.',
    ),
  ).toBeVisible()
  await expect(page.getByText(/May not be asked for here/)).toHaveCount(0)
  await expectNoBarrier(page, 'what is not added yet')
  await confirmAnswers(page, w)
  const { id } = await readDraft(page)
  await button(page, w('Submit')).click()
  await expectReceived(page, id)
  expect(await server.applications(id)).toMatchObject([
    {
      mainRenters: [
        {
          nationality: '',
          reference: { noReference: false, company: '' },
          documents: [{ type: 'proof_of_activity', originalName: 'Kbis.pdf' }],
        },
      ],
      generalInfo: { casualtyInsurance: null },
      askedUnder: { pack: 'FR', version: 1 },
    },
  ])
})

test('who submitted before the rules of the home were known hears what is not kept', async ({
  page,
  context,
  server,
  w,
}) => {
  await beginOffline({ page, context, server, w }, 'CH')
  await addFiles(page, 'other_document', pdfFile('Brief.pdf'))
  await button(page, w('Next')).click()
  await field(page, w('Desired start date')).fill('01.02.2027')
  await answer(page, w('Have you visited the property?'), w('Yes'))
  await answer(page, w('question.casualtyInsurance.asked'), w('No'))
  await button(page, w('Next')).click()
  await confirmAnswers(page, w)
  const { id } = await readDraft(page)
  await button(page, w('Submit')).click()
  // Sealed: a code that is checked before that has the answers asked anew.
  await expect(page).toHaveURL(/\/my-applications/)
  await context.setOffline(false)
  await expect.poll(async () => (await server.applications(id)).length).toBe(1)
  await expect(
    page.getByText('Not kept, because it may not be asked for where this home is: Nationality, Gross salary.'),
  ).toBeVisible()
  await expectNoBarrier(page, 'what is not kept')
  expect(await server.applications(id)).toMatchObject([
    { mainRenters: [{ nationality: '', documents: [{ type: 'other_document' }] }] },
  ])
})

test('what an organization asks, and how long it keeps applications, is chosen on its page and kept', async ({
  page,
  server,
  w,
}) => {
  const id = newId()
  await server.db.insert(organizations).values({ id, name: `Feldverwaltung ${id}`, country: 'DE' })
  await comeIn(page, 'owner@demo.test', `/organizations/${id}`)
  const heading = page.getByRole('heading', { name: w('Which questions are asked') })
  const questions = page.locator('section').filter({ has: heading })
  await expect(questions).toContainText(w('All questions'))
  const warning = questions.getByText(/^Everybody is asked everything/)
  await expect(warning).toBeVisible()

  await button(page, w('Change the questions')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(w('Questions of new processes')).selectOption(w('By the country of the home'))
  await button(page, w('Change')).click()
  await expect(dialog).toBeHidden()
  await expect(questions).toContainText(w('By the country of the home'))
  await expect(warning).toBeHidden()

  await button(page, w('Change how long')).click()
  await dialog.getByLabel(w('Days after the rejection or withdrawal')).fill('366')
  await button(page, w('Change')).click()
  await expect(dialog).toContainText(w.issue('retention_days_range'))
  await dialog.getByLabel(w('Days after the rejection or withdrawal')).fill('30')
  await button(page, w('Change')).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(questions).toContainText(w('By the country of the home'))
  expect(await server.db.select().from(organizations).where(eq(organizations.id, id))).toMatchObject([
    { policyPack: 'home_country', retentionDays: 30 },
  ])
})

/** Answered as everybody is asked, before it is known where the home is. */
async function beginOffline(
  { page, context, server, w }: { page: Page; context: BrowserContext; server: ServerData; w: Words },
  country: 'CH' | 'FR',
): Promise<void> {
  const home = { policyPack: country, startDate: '2027-02-01' } as const
  const { process } = await buildProcess(server.db, home, { country })
  await startOffline(page, context, w, process.code)
  await fillRenter(page, w, somebody({ nationality: 'IT' }))
}
