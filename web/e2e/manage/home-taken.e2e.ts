import { residents } from '#server/db/schema.ts'
import { newId } from '#shared/ids.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { toast } from '../fixtures/applicant.ts'
import { choose, decide, openLine } from '../fixtures/decide.ts'
import { addApplication, type Letting, letProperty } from '../fixtures/letting.ts'
import { somebody } from '../fixtures/people.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

const taken = '{name} has already accepted the offer for this home. It is free again once they have moved out.'

test('who wants to accept an offer for a home that is promised already reads to whom, and from when it is free', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server, { sendsStatusMails: true })
  const anna = await addApplication(
    server,
    letting,
    { firstName: 'Anna', lastName: 'Okuma' },
    { status: 'offer_accepted' },
  )
  await liveThere(server, letting, anna.id)
  await addApplication(server, letting, { firstName: 'Ben', lastName: 'Bauer' }, { status: 'offer_sent' })
  await addApplication(server, letting, { firstName: 'Cleo', lastName: 'Ammann' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const dialog = page.getByRole('dialog')
  const warning = dialog.getByText(w(taken, { name: `Anna Okuma (${anna.reference})` }))
  const ben = page.getByRole('article', { name: 'Ben Bauer' })
  await openLine(ben)
  await choose(ben, w, 'Applicant accepted offer')
  await expect(warning).toBeVisible()
  await expectNoBarrier(page, 'the dialog of a home that is promised')
  await dialog.getByLabel(w('Move-in date')).fill('01.03.2099')
  await expect(warning).toBeHidden()
  await dialog.getByText(w('Cancel')).click()
  await page.getByRole('button', { name: w('Discard') }).click()

  await page.goBack()
  const cleo = page.getByRole('article', { name: 'Cleo Ammann' })
  await openLine(cleo)
  await choose(cleo, w, 'Reject applicant')
  await expect(dialog).toContainText('Cleo Ammann')
  await expect(warning).toBeHidden()
  await dialog.getByText(w('Cancel')).click()
  await choose(cleo, w, 'Accept applicant')
  await expect(dialog).toContainText('Cleo Ammann')
  await expect(warning, 'who moves out makes room').toBeHidden()
})

test('two of the same name are told apart in the dialog and in the toast of a decision', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const [first, second] = [
    await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' }, { status: 'offer_sent' }),
    await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma', dateOfBirth: '1970-03-03' }),
  ]
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const card = ({ reference }: typeof first) => page.getByRole('article').filter({ hasText: reference })
  const line = ({ id }: typeof first) => page.locator(`article:has([href*="${id}"])`)
  await openLine(line(first))
  const dialog = page.getByRole('dialog')
  await choose(card(first), w, 'Applicant accepted offer')
  await expect(dialog).toContainText(`Anna Okuma (${first.reference})`)
  await dialog.getByText(w('Cancel')).click()
  await page.goBack()
  await openLine(line(second))
  await choose(card(second), w, 'Reject applicant')
  await expect(dialog).toContainText(`Anna Okuma (${second.reference})`)
  await dialog.getByText(w('Cancel')).click()
  await decide(card(second), w, 'Reject applicant')
  await expect(toast(page)).toContainText(`Anna Okuma (${second.reference})`)
})

/** Up to a day that is far away. */
const liveThere = ({ db }: ServerData, { belonging, propertyId }: Letting, applicationId: string) => {
  const { firstName, lastName, email } = somebody({ firstName: 'Anna', lastName: 'Okuma' })
  const stay = { moveInDate: '2026-01-01', moveOutDate: '2099-02-28' }
  const { organizationId } = belonging
  const row = { id: newId(), organizationId, propertyId, applicationId, firstName, lastName, email, ...stay }
  return db.insert(residents).values(row)
}
