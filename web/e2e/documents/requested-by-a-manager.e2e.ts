import type { MainRenter } from '#shared/application/main-renter.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { newId } from '#shared/ids.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { button } from '../fixtures/applicant.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { employed, somebody } from '../fixtures/people.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('documents are requested of an accepted applicant, without a connection too, and the page says what is there', async ({
  page,
  context,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const [anna, ben] = [
    renter('Anna', ['proof_of_income', 'debt_collection_certificate']),
    renter('Ben', ['proof_of_income']),
  ]
  const { id } = await addApplication(server, letting, {}, { mainRenters: [anna, ben] })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}/application/${id}`)
  const ask = button(page, w('Request documents'))
  await button(page, `${w('Change status')}: Anna Okuma`).click()
  await expect(ask).toBeHidden()
  await button(page, w('Accept applicant')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Accept applicant') })
    .click()
  await goOffline(context)
  await ask.click()

  const dialog = page.getByRole('dialog')
  const people = dialog.getByRole('group', { name: w('From whom?') })
  const kinds = dialog.getByRole('group', { name: w('Which documents?') })
  // Only what is missing, and only from who did not send it.
  await expect(people.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(kinds.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await kinds.getByLabel(w('Debt collection certificate')).uncheck()
  await people.getByLabel('Ben Okuma').uncheck()
  await dialog.getByRole('button', { name: w('Request documents') }).click()
  await expect(kinds).toContainText(w('Please choose at least one document.'))
  await expect(people).toContainText(w('Please choose at least one person.'))
  await expectNoBarrier(page, 'the dialog of a request')
  for (const kind of ['Debt collection certificate', 'Proof of income']) await kinds.getByLabel(w(kind)).check()
  await people.getByLabel('Ben Okuma').check()
  await expect(dialog.getByText(ben.email)).toBeVisible()
  await expect(dialog.getByText(anna.email)).toBeHidden()
  await dialog.getByRole('button', { name: w('Request documents') }).click()

  await expect(page.getByText(w('On this device')).first()).toBeVisible()
  // He sent one before; what is asked for anew comes after that.
  for (const kind of ['Debt collection certificate', 'Proof of income']) {
    await expect(page.getByText(w('{kind}: not received yet', { kind: w(kind) }))).toHaveCount(1)
  }
  await context.setOffline(false)
  await expect.poll(async () => (await server.mailsTo(ben.email)).length).toBe(1)
  expect((await server.applications(id))[0]?.documentRequests).toMatchObject([
    { mainRenterId: ben.id, types: ['debt_collection_certificate', 'proof_of_income'] },
  ])
  for (const words of ['On its way', 'On this device']) {
    await expect(page.getByText(w(words), { exact: true })).toHaveCount(0)
  }
  await expectNoBarrier(page, 'an application with a request')
})

function renter(firstName: string, types: DocumentType[]): MainRenter {
  const documents = types.map((type) => ({ id: newId(), type, originalName: `${type}.pdf`, size: 1000 }))
  return { ...somebody({ firstName, lastName: 'Okuma' }), profession: employed, id: newId(), documents }
}
