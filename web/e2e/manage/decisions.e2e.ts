import { eq } from 'drizzle-orm'
import { residents } from '#server/db/schema.ts'
import { field } from '../fixtures/applicant.ts'
import { openLine } from '../fixtures/decide.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 360, height: 760 } })

test('without a connection a decision says that no mail goes with it, and where none are sent nothing speaks of a box', async ({
  page,
  context,
  server,
  w,
}) => {
  const letting = await letProperty(server, { sendsStatusMails: true })
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const dialog = page.getByRole('dialog')
  await openLine(page.getByRole('article', { name: 'Anna Okuma' }))
  const ask = async (action: string) => {
    await page.getByText(w('Change status')).click()
    await page.getByRole('button', { name: w(action) }).click()
  }
  const box = 'It stays with this application. The applicant does not see it unless you say so below.'
  const noBox = 'It stays with this application. The applicant does not see it.'
  const unread =
    'No email is sent about it: without a connection it cannot be shown to you before. To have one sent, take this step once there is a connection.'
  await ask('Reject applicant')
  await expect(dialog.getByText(w(box), { exact: true })).toBeVisible()
  await dialog.getByRole('checkbox').first().check()
  await page.keyboard.press('Escape')
  const names = w('Send the applicant an email about it')
  await expect(page.getByText(w('This would be lost: {names}', { names }))).toBeVisible()
  await page.getByRole('button', { name: w('Keep') }).click()
  await dialog.getByRole('checkbox').first().uncheck()
  await goOffline(context)
  await expect(dialog.getByText(w(noBox), { exact: true })).toBeVisible()
  await expect(dialog.getByText(w(unread))).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await dialog.getByRole('button', { name: w('Cancel') }).click()
  await ask('Accept applicant')
  await expect(dialog.getByText(w(unread))).toBeVisible()
  await dialog.getByRole('button', { name: w('Accept applicant') }).click()
  await expect(page.getByRole('article', { name: 'Anna Okuma' })).toContainText(w('Accepted'))
  await context.setOffline(false)

  const silent = await letProperty(server)
  await addApplication(server, silent, { firstName: 'Anna', lastName: 'Okuma' })
  await page.goto(`/application-process/${silent.processId}`)
  await openLine(page.getByRole('article', { name: 'Anna Okuma' }))
  await ask('Reject applicant')
  await expect(dialog.getByText(w(noBox), { exact: true })).toBeVisible()
  const none = 'No email is sent about it. This process sends none: “About this process” is where that is changed.'
  await expect(dialog.getByText(w(none), { exact: true })).toBeVisible()
})

test('who moves in on the day that the process named has it a tap away, and today before', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server, { startDate: '2099-12-01', startDateType: 'fixed_date' })
  const { id } = await addApplication(
    server,
    letting,
    { firstName: 'Anna', lastName: 'Okuma' },
    { status: 'offer_sent' },
  )
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await openLine(page.getByRole('article', { name: 'Anna Okuma' }))
  await page.getByText(w('Change status')).click()
  await page.getByRole('button', { name: w('Applicant accepted offer') }).click()
  const now = new Date()
  const today = [now.getDate(), now.getMonth() + 1].map((part) => String(part).padStart(2, '0'))
  await expect(field(page, w('Move-in date'))).toHaveValue([...today, now.getFullYear()].join('.'))
  await page.getByRole('button', { name: w('Take {date}', { date: '01.12.2099' }) }).click()
  await expect(field(page, w('Move-in date'))).toHaveValue('01.12.2099')
  await expect(page.getByRole('dialog')).toContainText(w('They live there from {day} on.', { day: '01.12.2099' }))
  await expect(page.getByRole('dialog')).toContainText(w('This step cannot be taken back.'))
  await page.getByRole('button', { name: w('Confirm') }).click()
  const moved = () => server.db.select().from(residents).where(eq(residents.applicationId, id))
  await expect.poll(moved).toMatchObject([{ firstName: 'Anna', moveInDate: '2099-12-01' }])
})

test('at a desk the mail stands beside what it is decided by, all of it in sight', async ({ page, server, w }) => {
  const letting = await letProperty(server, { sendsStatusMails: true })
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?open=${id}`)
  await page.getByRole('button', { name: w('Change status: {name}', { name: 'Anna Okuma' }) }).click()
  await page.getByRole('button', { name: w('Reject applicant') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(w('Send the applicant an email about it')).click()
  const mail = dialog.locator('details p')
  await expect(mail.last()).toContainText('Musterverwaltung')
  const reason = dialog.getByRole('textbox')
  const confirm = dialog.getByRole('button', { name: w('Reject applicant') })
  for (const part of [mail.first(), mail.last(), reason, confirm]) await expect(part).toBeInViewport({ ratio: 1 })
  const [beside, text] = [await reason.boundingBox(), await mail.last().boundingBox()]
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(text?.x ?? 0)
})
