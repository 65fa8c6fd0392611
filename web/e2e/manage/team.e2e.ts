import { untilManageIsKept } from '../checks/kept-manage.ts'
import { button, field, toast } from '../fixtures/applicant.ts'
import { happened, muster, openAs, people } from '../fixtures/manager-server.ts'
import { goOffline } from '../fixtures/offline.ts'
import { openPersonMenu } from '../fixtures/person-menu.ts'
import { expect, test } from '../fixtures/test.ts'

test('the header says who works here, for whom, and in which role', async ({ page, w }) => {
  await openAs(page, 'manager', '/admin')
  const header = page.getByRole('banner')
  await expect(header.getByText('Musterverwaltung')).toBeVisible()
  const menu = await openPersonMenu(page)
  for (const text of ['Manfred Mustermann', w('Manager'), 'Musterverwaltung']) await expect(menu).toContainText(text)
  await expect(header.getByRole('link', { name: w('Platform'), exact: true })).toHaveCount(0)
})

test('an organization that cannot be loaded is said, and can be asked for again', async ({ page, w }) => {
  const server = await openAs(page, 'manager', '/robots.txt')
  let asked = 0
  server.instead.set(`GET /api/organizations/${muster.id}`, (route) => {
    asked += 1
    return route.fulfill({ status: 500, body: '' })
  })
  await page.goto('/admin/team')
  await expect(toast(page)).toContainText(w('Failed to load organization details. Please refresh the page.'))
  // Others were answered, so it is asked for by itself once more: four times each, as it is asked for at first.
  await expect.poll(() => asked, { timeout: 20_000 }).toBe(8)
  server.instead.clear()
  await button(page, w('Retry loading the organization')).click()
  await expect(button(page, w('Retry loading the organization'))).toBeHidden()
})

test('a manager invites somebody, who is told what is missing first', async ({ page, w }) => {
  const server = await openAs(page, 'manager', '/admin/team')
  await button(page, w('Add User')).click()
  await button(page, w('Send invitation')).click()
  for (const code of ['first_name_required', 'last_name_required', 'user_email_invalid', 'role_required'] as const) {
    await expect(page.getByRole('dialog')).toContainText(w.issue(code))
  }
  await field(page, w('First name')).fill('Nina')
  await field(page, w('Last name')).fill('Neu')
  await field(page, w('Email')).fill('Nina@Demo.test')
  await page.getByLabel(w('Role'), { exact: true }).selectOption('manager')
  await button(page, w('Send invitation')).click()
  await expect(toast(page)).toContainText(w('User Created Successfully'))
  const card = page.getByRole('listitem').filter({ hasText: 'nina@demo.test' })
  await expect(card.locator('[data-colour=blue]')).toBeVisible()
  expect(server.sent[0]?.body).toMatchObject({ organizationId: muster.id, role: 'manager', email: 'nina@demo.test' })

  await expect(card.locator('[data-colour=yellow]')).toHaveText(w('Invited'))
  await card.getByRole('button', { name: w('Take invitation back: {name}', { name: 'Nina Neu' }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Take invitation back') })
    .click()
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('heading', { name: w('Users ({count})', { count: 2 }) })).toBeFocused()
})

test('an address that has an account already is said at once', async ({ page, w }) => {
  const server = await openAs(page, 'manager', '/admin/team')
  server.instead.set('POST /api/users', (route) => route.fulfill({ status: 409, json: { code: 'USER_EXISTS' } }))
  await button(page, w('Add User')).click()
  await field(page, w('First name')).fill('Nina')
  await field(page, w('Last name')).fill('Neu')
  await field(page, w('Email')).fill('nina@demo.test')
  await page.getByLabel(w('Role'), { exact: true }).selectOption('user')
  await button(page, w('Send invitation')).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(w('error.USER_EXISTS'))
})

test('a colleague is deactivated and let in again, each after a question; nobody can do it to themselves', async ({
  page,
  w,
}) => {
  await openAs(page, 'manager', '/admin/team')
  const card = page.getByRole('listitem').filter({ hasText: 'Ursula User' })
  const own = page.getByRole('listitem').filter({ hasText: people.manager.email })
  await expect(own.getByRole('button')).toHaveCount(0)

  const name = 'Ursula User'
  const lockOut = card.getByRole('button', { name: w('Deactivate {name}', { name }) })
  await lockOut.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: w('Cancel') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(lockOut).toBeFocused()
  await expect(card).toContainText(w('Active'))

  await lockOut.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Deactivate') })
    .click()
  await expect(card.locator('[data-colour=grey]')).toHaveText(w('Inactive'))
  await card.getByRole('button', { name: w('Reactivate {name}', { name }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Reactivate') })
    .click()
  await expect(card.locator('[data-colour=grey]')).toHaveCount(0)
})

test('a user is made a manager, and nobody changes their own role', async ({ page, w }) => {
  const server = await openAs(page, 'manager', '/admin/team')
  const card = page.getByRole('listitem').filter({ hasText: 'Ursula User' })
  await card.getByRole('button', { name: w('Change role: {name}', { name: 'Ursula User' }) }).click()
  await page.getByLabel(w('Role'), { exact: true }).selectOption('manager')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Change role') })
    .click()
  await expect(card.locator('[data-colour=blue]')).toHaveText(w('Manager'))
  expect(server.sent.at(-1)).toEqual({ call: `PUT /api/users/${people.user.id}`, body: { role: 'manager' } })
  await expect(page.getByRole('listitem').filter({ hasText: people.manager.email }).getByRole('button')).toHaveCount(0)
})

test('what happened is told in words, newest first', async ({ page, w }) => {
  const server = await openAs(page, 'manager', '/robots.txt')
  server.activities = [
    happened('user_invited', '2027-01-06T10:00:00.000Z', 'Ursula User'),
    happened('signed_in', '2027-01-05T09:00:00.000Z'),
  ]
  await page.goto('/admin/activity')
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText(
    w('{who} invited {whom}', { who: 'Manfred Mustermann', whom: 'Ursula User' }),
  )
  await expect(entries.first().getByRole('time')).toHaveText(/06\.01\.2027 \d\d:00/)
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a connection what was read before is shown, and said to be so', async ({ page, context, w }) => {
    await openAs(page, 'manager', '/admin/team')
    await expect(page.getByText('Ursula User')).toBeVisible()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await untilManageIsKept(page)
    await goOffline(context)
    // Offline first: what the page asks by itself in between would be answered by a server that does not know it.
    await context.unrouteAll()
    await page.reload()
    await expect(page.getByText('Ursula User')).toBeVisible()
    await expect(page.getByText(w('No connection.')).first()).toBeVisible()
    await expect(page).toHaveURL('/admin/team')
  })
})
