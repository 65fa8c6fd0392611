import { eq } from 'drizzle-orm'
import { residents } from '#server/db/schema.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { toast } from '../fixtures/applicant.ts'
import { choose, decide, openLine } from '../fixtures/decide.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('an application goes from received to residents, each step as the status allows', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const card = page.getByRole('article', { name: 'Anna Okuma' })
  await openLine(card)
  await card.getByText(w('Change status')).click()
  await expect(card.getByRole('listitem')).toHaveText([
    w('Accept applicant'),
    w('Applicant withdrawn'),
    w('Reject applicant'),
  ])
  await card.getByText(w('Change status')).click()
  await choose(card, w, 'Accept applicant')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Anna Okuma')
  await expect(dialog).toContainText('Birkenweg 7, 3013 Bern')
  await expect(dialog).toContainText(
    w('No email is sent about it. This process sends none: “About this process” is where that is changed.'),
  )
  await expectNoBarrier(page, 'the question before a step that cannot be taken back')
  // What is tapped next lies where this lay, and would be the second half of a double tap.
  await dialog.getByText(w('Cancel')).press('Enter')
  await expect(card).toContainText(w('Submitted'))
  await decide(card, w, 'Accept applicant')
  await expect(toast(page)).toContainText(w('Status updated'))
  await expect(toast(page)).toContainText('Anna Okuma')
  await expect(toast(page).getByText(w('Undo'))).toHaveCount(0)
  await decide(card, w, 'Offer sent to applicant')
  await expect(card).toContainText(w('Offer sent'))

  await choose(card, w, 'Applicant accepted offer')
  await expectNoBarrier(page, 'the dialog of an accepted offer')
  const date = await dialog.getByLabel(w('Move-in date')).boundingBox()
  expect(date?.width).toBeGreaterThan(150)
  await dialog.getByLabel(w('Move-in date'), { exact: true }).fill('')
  await dialog.getByText(w('Confirm')).click()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel(w('Move-in date')).fill('1.3.2027')
  await dialog.getByText(w('Confirm')).click()
  await expect(card).toContainText(w('Offer accepted'))
  await expect(card.getByText(w('Change status'))).toHaveCount(0)
  await expect.poll(async () => (await server.applications(id))[0]?.status).toBe('offer_accepted')
  const moved = await server.db.select().from(residents).where(eq(residents.applicationId, id))
  expect(moved).toMatchObject([{ firstName: 'Anna', moveInDate: '2027-03-01' }])
})

test('a rejection takes a reason, and can be taken back', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const card = page.getByRole('article', { name: 'Anna Okuma' })
  await openLine(card)
  await card.getByText(w('Change status')).click()
  await card.getByRole('button', { name: w('Reject applicant') }).click()
  await page.getByLabel(w('Reason')).fill('Zu viele Personen')
  await expectNoBarrier(page, 'the dialog of a rejection')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Reject applicant') })
    .click()
  await expect(toast(page)).toContainText(w('Status updated'))
  await expect
    .poll(async () => (await server.applications(id))[0])
    .toMatchObject({ rejectionReason: 'Zu viele Personen' })
  await card.getByRole('button', { name: w('Resubmit application: {name}', { name: 'Anna Okuma' }) }).click()
  await expect(card).toContainText(w('Submitted'))
  await expect.poll(async () => (await server.applications(id))[0]?.status).toBe('submitted')
})

test('what a step leads back from is undone from its toast, also without a connection', async ({
  page,
  context,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const card = page.getByRole('article', { name: 'Anna Okuma' })
  await openLine(card)
  const status = async () => (await server.applications(id))[0]?.status
  await choose(card, w, 'Applicant withdrawn')
  await expect(toast(page)).toContainText('Anna Okuma')
  await expect.poll(status).toBe('withdrawn')
  await toast(page).getByText(w('Undo')).click()
  await expect(card).toContainText(w('Submitted'))
  await expect.poll(status).toBe('submitted')

  await decide(card, w, 'Reject applicant')
  await expect(card).toContainText(w('Rejected'))
  await card.getByRole('button', { name: w('Resubmit application: {name}', { name: 'Anna Okuma' }) }).click()
  await expect(card).toContainText(w('Submitted'))
  await toast(page).getByText(w('Undo')).click()
  await expect.poll(status).toBe('rejected')
  await card.getByRole('button', { name: w('Resubmit application: {name}', { name: 'Anna Okuma' }) }).click()
  await expect.poll(status).toBe('submitted')

  await goOffline(context)
  await choose(card, w, 'Applicant withdrawn')
  await expect(card).toContainText(w('Withdrawn'))
  await toast(page).getByText(w('Undo')).click()
  await expect(card).toContainText(w('Submitted'))
  await context.setOffline(false)
  await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 20_000 })
  expect(await status()).toBe('submitted')
})
