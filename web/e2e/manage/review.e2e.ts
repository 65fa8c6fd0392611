import { readFile } from 'node:fs/promises'
import { and, eq, sql } from 'drizzle-orm'
import { applications } from '#server/db/schema.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { isArticleInSight, scrollPage } from '../checks/scroller.ts'
import { button, field, toast } from '../fixtures/applicant.ts'
import { openLine, unfoldProcess } from '../fixtures/decide.ts'
import { addApplication, addApplications, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

const script = '<img src=x onerror=alert(1)>'

test('filters, search and order stand in the address; doubles and missing documents are marked', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const salary = (grossSalary: string) => ({
    profession: { profession: 'Lehrerin', employmentStatus: 'employed' as const, grossSalary, netIncome: '' },
  })
  await addApplication(server, letting, {
    firstName: 'Anna',
    lastName: 'Zürcher',
    email: 'a@x.test',
    ...salary('4000'),
  })
  await addApplication(server, letting, {
    firstName: 'Anna',
    lastName: 'Zurcher',
    email: 'b@x.test',
    ...salary('genug'),
  })
  await addApplication(server, letting, {
    firstName: 'Ute',
    lastName: 'Vieljahr',
    email: 'u@x.test',
    dateOfBirth: '1970-03-03',
    ...salary('95000'),
  })
  await addApplication(
    server,
    letting,
    { firstName: 'Cleo', lastName: 'Ammann', email: 'c@x.test', dateOfBirth: '1980-02-02', ...salary("8'000") },
    { status: 'rejected' },
  )
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(4)
  const anna = page.getByRole('article', { name: 'Anna Zürcher' })
  await expect(
    anna.getByRole('img', { name: w('Rent takes {percent} % of the gross income', { percent: 40 }) }),
  ).toBeVisible()
  const twice = w('Seems to apply twice: {others}', { others: 'Anna Zurcher' })
  await expect(anna.getByRole('img', { name: twice })).toBeVisible()
  await expect(anna.getByRole('img', { name: w('Debt collection certificate') })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Anna Zurcher' })).not.toContainText('%')

  await button(page, w('Filter')).click()
  await page.getByLabel(w('Order')).selectOption('rent-to-income')
  await expect(cards.first()).toContainText('Cleo Ammann')
  // Who earns a doubtful lot does not lead.
  await expect(cards.nth(2)).toContainText('Ute Vieljahr')
  const doubt = w('The income is doubtful: perhaps it is for a year, or a digit is missing')
  await expect(cards.nth(2).getByRole('img', { name: doubt })).toBeVisible()
  await button(page, `${w('Rejected')} 1`).click()
  await expect(cards).toHaveCount(1)
  await expect(page).toHaveURL(/\?status=rejected&sort=rent-to-income$/)
  await page.reload()
  await expect(cards).toHaveCount(1)
  await page.getByRole('button', { name: w('Filter') }).click()
  await button(page, `${w('All')} 4`).click()
  await field(page, w('Search')).fill('zurcher b@x.test')
  await expect(cards).toHaveCount(1)
  await expect(button(page, `${w('All')} 1`)).toBeVisible()
  await expect(button(page, `${w('Rejected')} 0`)).toBeVisible()
  await field(page, w('Search')).fill('nobody')
  await expect(
    page.getByText(w('No application fits. Choose another status, or look for something else.')),
  ).toBeVisible()
  await field(page, w('Search')).fill('')

  await anna.getByLabel(w('Select: {name}', { name: 'Anna Zürcher' })).check()
  await page.getByLabel(w('Select: {name}', { name: 'Cleo Ammann' })).check()
  await button(page, w('Compare')).click()
  const table = page.getByRole('table')
  await expect(table.getByRole('row', { name: new RegExp(w('Rent to income')) })).toContainText([
    '40 % of gross20 % of gross',
  ])
  await expectNoBarrier(page, 'the comparison')
  await page.keyboard.press('Escape')

  // Back from an application everything is as it was left.
  await field(page, w('Search')).fill('cleo')
  await button(page, `${w('Rejected')} 1`).click()
  const cleo = page.getByRole('article', { name: 'Cleo Ammann' })
  await expect(page).toHaveURL(/search=cleo.*&selected=.+/)
  await openLine(cleo)
  await expect(page.getByRole('heading', { level: 1, name: 'Cleo Ammann' })).toBeVisible()
  await page.getByText(w('Back to the application process')).click()
  await expect(cards).toHaveCount(1)
  await expect(field(page, w('Search'))).toHaveValue('cleo')
  await expect(page).toHaveURL(/sort=rent-to-income/)
  await expect(cleo.getByLabel(w('Select: {name}', { name: 'Cleo Ammann' }))).toBeChecked()
})

test('what a stranger wrote is text and nothing else, on every page and in the PDF', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, {
    firstName: script,
    lastName: script,
    phone: script,
    currentAddress: { street: script, streetNumber: '1', zipCode: '1', city: script, country: 'CH' },
    profession: { profession: script, employmentStatus: 'employed', grossSalary: script, netIncome: '' },
  })
  page.on('dialog', () => expect(false, 'nothing of it runs').toBe(true))
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const card = page.getByRole('article').filter({ hasText: script })
  await expect(card.getByRole('heading', { name: `${script} ${script}` }).first()).toBeVisible()
  await openLine(card)
  await expect(page).toHaveURL(`/application-process/${letting.processId}/application/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: `${script} ${script}` })).toBeVisible()
  await expect(page.getByText(script, { exact: true }).first()).toBeVisible()
  expect(await page.locator('main img').count()).toBe(0)

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText(w('Save as PDF')).click()])
  const pdf = await readFile(await download.path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

test('where a process sends status mails, the manager reads the mail before it is sent', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server, { sendsStatusMails: true })
  const { mainRenters } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  const address = mainRenters[0]?.email ?? ''
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const card = page.getByRole('article', { name: 'Anna Okuma' })
  await openLine(card)
  await card.getByText(w('Change status')).click()
  await card.getByRole('button', { name: w('Accept applicant') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(w('Read the email')).click()
  await expect(dialog.getByText(address)).toBeVisible()
  await expectNoBarrier(page, 'the dialog of a mail')
  await dialog.getByText(w('Send the applicant an email about it')).click()
  await dialog.getByRole('button', { name: w('Accept applicant') }).click()
  await expect(card).toContainText(w('Accepted'))
  await expect.poll(async () => (await server.mailsTo(address)).length).toBe(1)

  await card.getByText(w('Change status')).click()
  await card.getByRole('button', { name: w('Reject applicant') }).click()
  // A phone's keyboard does not rise over what is to be read.
  await expect(dialog.getByRole('heading', { name: w('Reject applicant') }).first()).toBeFocused()
  await page.getByLabel(w('Reason')).fill('Zu wenig Einkommen')
  await dialog.getByText(w('Send the applicant an email about it')).click()
  const shown = dialog.locator('details')
  await expect(shown).toContainText('Musterverwaltung')
  await expect(shown).not.toContainText('Einkommen')
  await dialog.getByText(w('Send this reason to the applicant')).click()
  await expect(shown).toContainText('Zu wenig Einkommen')
  await dialog.getByRole('textbox').fill('Zu viele Personen')
  await expect(shown).toContainText('Zu viele Personen')
  await dialog.getByText(w('Send this reason to the applicant')).click()
  await expect(shown).not.toContainText('Personen')
  await dialog.getByRole('button', { name: w('Reject applicant') }).click()
  await expect.poll(async () => (await server.mailsTo(address)).length).toBe(2)
  expect((await server.mailsTo(address)).map(({ body }) => body).join()).not.toContain('Personen')
  await expect(card).toContainText(w('Rejected'))
})

test('every application of a process is downloaded as a table', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  await addApplication(server, letting, { firstName: '=1+1', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await unfoldProcess(page, w)
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, w('Download as CSV')).click()])
  expect(download.suggestedFilename()).toBe(`applications-${letting.code}.csv`)
  expect(await readFile(await download.path(), 'utf8')).toContain("'=1+1")
})

test('documents are saved, and stay available without a connection for as long as somebody wants', async ({
  page,
  context,
  server,
  w,
}) => {
  await comeIn(page, 'manager@demo.test', `/application-process/${await server.processOf('DEMACH')}`)
  await openLine(page.getByRole('article').last())
  const keep = button(page, w('Keep documents available offline'))
  // The table can be downloaded too.
  await expect(keep).toBeVisible()
  const download = page.getByRole('button', { name: new RegExp(`^${w('Download {name}', { name: '' })}`) }).first()
  const save = async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    return readFile(await file.path())
  }
  const first = await save()
  expect(first.length).toBeGreaterThan(100)
  await keep.click()
  await expect(page.getByText(w('on this device')).first()).toBeVisible()
  await goOffline(context)
  expect(await save()).toEqual(first)
  await button(page, w('Remove documents from this device')).click()
  await download.click()
  await expect(toast(page)).toContainText(w('Failed to load document'))
  await expect(toast(page)).toContainText(w('There is no connection. Try again as soon as there is one.'))
  await context.setOffline(false)
})

test('notes are written and removed', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  const application = await addApplication(server, letting)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}/application/${application.id}`)
  await button(page, w('Add note')).click()
  await expect(page.getByText(w.issue('note_required'))).toBeVisible()
  await field(page, w('New note')).fill('Hat angerufen\nund war freundlich.')
  await button(page, w('Add note')).click()
  await expect(toast(page)).toContainText(w('Note added'))
  await expect(toast(page)).toContainText(application.reference)
  const note = page.getByRole('listitem').filter({ hasText: 'Hat angerufen' })
  await expect(note).toContainText('Manfred')
  await note.getByText(w('Remove')).click()
  await note.getByRole('button', { name: w('Remove') }).click()
  await expect(toast(page)).toContainText(w('Note removed'))
  await expect(toast(page)).toContainText(application.reference)
  await expect(note).toBeHidden()
})

test('ten thousand applications are listed with no more in the page than a screen needs', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(180_000)
  // Whoever comes in to the first organization meanwhile would have to read all of them.
  const letting = await letProperty(server, {}, 'Zweitverwaltung')
  await addApplications(server, letting, 10_000)
  await comeIn(page, 'other@demo.test', `/application-process/${letting.processId}`)
  await button(page, w('Filter')).click()
  await expect(button(page, `${w('All')} 10,000`)).toBeVisible({ timeout: 120_000 })
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length)
  expect(await nodes()).toBeLessThanOrEqual(1500)
  await page.getByLabel(w('Order')).selectOption('name')
  await scrollPage(page, 0.5)
  // No place of the list is blank where somebody looks.
  await expect.poll(() => isArticleInSight(page)).toBe(true)
  await scrollPage(page, 1)
  const last = page.getByRole('article', { name: 'Nr. 9999' })
  await expect(last).toBeVisible()
  expect(await nodes()).toBeLessThanOrEqual(1500)
  const { changed, erased } = await server.db.transaction(async (transaction) => {
    const of = (name: string) =>
      and(eq(applications.processId, letting.processId), sql`${applications.mainRenters} -> 0 ->> 'lastName' = ${name}`)
    const [row] = await transaction.update(applications).set({ status: 'withdrawn' }).where(of('9999')).returning()
    return { changed: row, erased: await transaction.delete(applications).where(of('9998')).returning() }
  })
  expect([changed?.status, erased.length]).toEqual(['withdrawn', 1])
  await expect(last, 'a change is on the screen').toContainText(w('Withdrawn'), { timeout: 30_000 })
  await expect(page.getByRole('article', { name: 'Nr. 9998' }), 'and what was erased with it is not').toHaveCount(0)
  await server.removeApplications(letting.processId)
})

test('who seems to apply twice leads from one application to the other', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  const first = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Zürcher', email: 'a@x.test' })
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Zurcher', email: 'b@x.test' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}/application/${first.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Zürcher' })).toBeVisible()
  await page.getByRole('link', { name: w('Seems to apply twice: {others}', { others: 'Anna Zurcher' }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Zurcher' })).toBeVisible()
})
