import type { Page } from '@playwright/test'
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
  const of = (name: string) => dialog.getByRole('group', { name: w('To be requested from {name}', { name }) })
  const kinds = ['Debt collection certificate', 'Proof of income'] as const
  // Only what is missing, and only from who did not send it; what is there is said.
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(of('Ben Okuma').getByLabel(w('Debt collection certificate'))).toBeChecked()
  await expect(of('Anna Okuma')).toContainText(/1 is there already.*1 is there already/)
  await of('Ben Okuma').getByLabel(w('Debt collection certificate')).uncheck()
  await dialog.getByRole('button', { name: w('Request documents') }).click()
  await expect(of('Anna Okuma')).toContainText(w('Please choose at least one document.'))
  await expectNoBarrier(page, 'the dialog of a request')
  for (const kind of kinds) await of('Ben Okuma').getByLabel(w(kind)).check()
  await expect(dialog.getByText(ben.email)).toBeVisible()
  await expect(dialog.getByText(anna.email)).toBeHidden()
  await dialog.getByRole('button', { name: w('Request documents') }).click()

  await expect(page.getByText(w('On this device')).first()).toBeVisible()
  // He sent one before; what is asked for anew comes after that.
  for (const kind of kinds) {
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

test('of two people each is asked for what they lack themselves, and the page of the link says whose it is and what was there', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const [anna, ben] = [
    renter('Anna', ['proof_of_income']),
    renter('Ben', ['debt_collection_certificate', 'other_document']),
  ]
  const { id } = await addApplication(server, letting, {}, { status: 'accepted', mainRenters: [anna, ben] })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}/application/${id}`)
  await button(page, w('Request documents')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Request documents') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect
    .poll(async () => (await server.applications(id))[0]?.documentRequests)
    .toMatchObject([
      { mainRenterId: anna.id, types: ['debt_collection_certificate'] },
      { mainRenterId: ben.id, types: ['proof_of_income'] },
    ])
  await button(page, w('Request documents')).click()
  const again = page.getByRole('dialog')
  await expect(again.getByText(w('Requested, and not there yet'))).toHaveCount(2)
  await again
    .getByRole('group', { name: w('To be requested from {name}', { name: 'Ben Okuma' }) })
    .getByLabel(w('Debt collection certificate'))
    .check()
  await again.getByRole('button', { name: w('Request documents') }).click()
  await expect.poll(async () => (await server.mailsTo(ben.email)).length).toBe(2)
  // What is still awaited of him stays in the list, and who is asked for nothing else is not written to again.
  expect((await server.applications(id))[0]?.documentRequests).toMatchObject([
    { mainRenterId: anna.id, types: ['debt_collection_certificate'] },
    { mainRenterId: ben.id, types: ['debt_collection_certificate', 'proof_of_income'] },
  ])
  expect(await server.mailsTo(anna.email)).toHaveLength(1)
  const [link = ''] = /https?:\/\/\S+/.exec((await server.mailsTo(ben.email)).at(-1)?.body ?? '') ?? []
  const { pathname, hash } = new URL(link)
  await page.goto(pathname + hash)
  await expect(page.getByText(w('{firstName}: nothing received yet', { firstName: 'Ben' }))).toBeVisible()
  await expect(
    page.getByText(w('{firstName}: you sent one before, and are asked for another', { firstName: 'Ben' })),
  ).toBeVisible()
})

test('what a colleague asks for while the dialog is open is chosen in it, too', async ({
  page,
  browser,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const [anna, ben] = [renter('Anna', ['proof_of_income']), renter('Ben', ['debt_collection_certificate'])]
  const { id } = await addApplication(server, letting, {}, { status: 'accepted', mainRenters: [anna, ben] })
  const colleague = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  for (const [each, email] of [[page, 'manager@demo.test'] as const, [colleague, 'team@demo.test'] as const]) {
    await comeIn(each, email, `/application-process/${letting.processId}/application/${id}`)
    await button(each, w('Request documents')).click()
  }
  const dialogOf = (of: Page) => of.getByRole('dialog')
  const ask = (of: Page) =>
    dialogOf(of)
      .getByRole('button', { name: w('Request documents') })
      .click()
  const box = (of: Page, name: string, kind: 'Proof of income' | 'Debt collection certificate') =>
    dialogOf(of)
      .getByRole('group', { name: w('To be requested from {name}', { name }) })
      .getByLabel(w(kind))
  await box(page, 'Ben Okuma', 'Proof of income').uncheck()
  await box(colleague, 'Anna Okuma', 'Debt collection certificate').uncheck()
  await box(colleague, 'Anna Okuma', 'Proof of income').check()
  await ask(colleague)
  await expect(dialogOf(colleague)).toHaveCount(0)

  await expect(dialogOf(page).getByText(w('Requested, and not there yet'))).toHaveCount(2)
  await expect(box(page, 'Anna Okuma', 'Debt collection certificate')).not.toBeChecked()
  // What the colleague asks for is chosen here as well, and can be unticked again.
  await expect(box(page, 'Ben Okuma', 'Proof of income')).toBeChecked()
  await box(page, 'Ben Okuma', 'Proof of income').uncheck()
  await ask(page)
  await expect(dialogOf(page)).toHaveCount(0)
  // Of him the colleague's request stands; hers is repeated, since nothing else was asked of anybody.
  await expect.poll(async () => (await server.mailsTo(anna.email)).length).toBe(2)
  expect(await server.mailsTo(ben.email)).toHaveLength(1)
  expect((await server.applications(id))[0]?.documentRequests).toMatchObject([
    { mainRenterId: ben.id, types: ['proof_of_income'] },
    { mainRenterId: anna.id, types: ['proof_of_income'] },
  ])
  await colleague.context().close()
})

function renter(firstName: string, types: DocumentType[]): MainRenter {
  const documents = types.map((type) => ({ id: newId(), type, originalName: `${type}.pdf`, size: 1000 }))
  return { ...somebody({ firstName, lastName: 'Okuma' }), profession: employed, id: newId(), documents }
}
