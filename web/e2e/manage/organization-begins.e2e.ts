import type { Browser, Page } from '@playwright/test'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { untilManageIsKept } from '../checks/kept-manage.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button, field, toast } from '../fixtures/applicant.ts'
import { letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { pressLogout } from '../fixtures/person-menu.ts'
import { chooseAtProvider, comeIn, signIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('an owner creates an organization and invites its manager, who works there until they are deactivated', async ({
  page,
  browser,
  w,
}) => {
  await signIn(page, w, 'owner@demo.test')
  await expect(page).toHaveURL('/platform')
  await button(page, w('Create Organization')).click()
  await field(page, w('Name')).fill('Neuverwaltung')
  await button(page, w('Create')).click()
  await page.getByRole('listitem').filter({ hasText: 'Neuverwaltung' }).getByText(w('View Details')).click()
  await button(page, w('Add User')).click()
  await field(page, w('First name')).fill('Nina')
  await field(page, w('Last name')).fill('Neu')
  await field(page, w('Email')).fill('nina@neu.test')
  await page.getByLabel(w('Role')).selectOption('manager')
  await button(page, w('Send invitation')).click()
  await expect(toast(page)).toContainText(w('User Created Successfully'))

  const manager = await elsewhere(browser)
  await manager.clock.install()
  await signIn(manager, w, 'nina@neu.test')
  await expect(manager).toHaveURL('/admin')
  await expect(manager.getByRole('banner')).toContainText('Neuverwaltung')
  await manager.getByRole('link', { name: w('Team') }).click()
  await expect(manager.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await manager.getByRole('link', { name: w('Activity') }).click()
  await expect(manager.getByText(w('{who} signed in', { who: 'Nina Neu' }))).toBeVisible()

  await page.getByRole('button', { name: w('Deactivate {name}', { name: 'Nina Neu' }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Deactivate') })
    .click()
  await expect(page.getByRole('button', { name: w('Reactivate {name}', { name: 'Nina Neu' }) })).toBeVisible()
  await manager.clock.fastForward(45_000) // nobody touches that screen
  await expect(manager).toHaveURL('/access-denied')
  await expect(manager.getByText(w('error.ACCOUNT_DEACTIVATED'))).toBeVisible()
  await manager.context().close()
})

test('a platform owner opens a process by its address, and finds nothing of it in another organization', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await comeIn(page, 'owner@demo.test', `/application-process/${letting.processId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(letting.processName)
  const picker = page.getByRole('banner').getByRole('combobox', { name: w('Organization') })
  await expect(picker.getByRole('option', { selected: true })).toHaveText('Musterverwaltung')
  await picker.selectOption('Zweitverwaltung')
  await expect(page).toHaveURL('/admin?tab=properties')
  await expect(picker.getByRole('option', { selected: true })).toHaveText('Zweitverwaltung')
  await expect(page.getByRole('article', { name: letting.name })).toHaveCount(0)
  await picker.selectOption('Musterverwaltung')
  await expect(page.getByRole('article', { name: letting.name })).toBeVisible()
  await page.getByRole('link', { name: w('Handovers'), exact: true }).click()
  await page.getByText(w('Back to the overview')).click()
  await expect(page).toHaveURL('/admin?tab=properties')
  await page.goto('/admin') // exactly so
  await expect(page).toHaveURL('/platform')
  await page.getByRole('listitem').filter({ hasText: 'Zweitverwaltung' }).getByText(w('View Details')).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: w('Application processes') })
    .click()
  await expect(page.getByRole('banner')).toContainText('Zweitverwaltung')
  await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible()
  await expect(page.getByText(letting.processName)).toHaveCount(0)
  await expectNoBarrier(page, 'an organization as a platform owner sees it')
})

test('a manager’s session goes on in a new tab and after a reload, and is over everywhere after the logout', async ({
  page,
  context,
  w,
}) => {
  await signIn(page, w, 'manager@demo.test')
  await expect(page.getByRole('banner')).toContainText('Musterverwaltung')
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('Musterverwaltung')
  const other = await context.newPage()
  await other.goto('/admin/team')
  await expect(other.getByRole('banner')).toContainText('Musterverwaltung')

  await pressLogout(page, w)
  await expect(page).toHaveURL('/admin-login')
  await expect(other).toHaveURL('/admin-login')
  const renewal = () => page.request.get('/api/cognito/token', { headers: { 'x-einzug': '1' } })
  await expect.poll(async () => (await renewal()).status()).toBe(401)
})

test('who was at a page of their own before the sign-in comes back there', async ({ page, w }) => {
  await page.goto('/admin/activity')
  await expect(page).toHaveURL('/admin-login')
  await expect(page.getByText(w('Development sign-in: demo users, no passwords'))).toBeVisible()
  await chooseAtProvider(page, w, 'manager@demo.test')
  await expect(page).toHaveURL('/admin/activity')
})

test('a user without a role for the admin area is led back to the sign-in, and refused everywhere', async ({
  page,
  w,
}) => {
  await signIn(page, w, 'user@demo.test')
  await expect(page).toHaveURL('/admin-login')
  await expect(page.getByRole('alert')).toContainText(w('Your account has no access here'))
  await page.goto('/admin')
  await expect(page).toHaveURL('/access-denied')
})

test.describe('with the app kept on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test('who closes the app without a network and opens it again is still signed in, to what was read before', async ({
    page,
    context,
    w,
  }) => {
    await signIn(page, w, 'manager@demo.test')
    await page.getByRole('link', { name: w('Team') }).click()
    await expect(page.getByRole('main').getByText('manager@demo.test')).toBeVisible()
    await untilManageIsKept(page)
    await goOffline(context)
    await page.close()

    const again = await context.newPage()
    await again.goto('/admin/team')
    await expect(again.getByRole('banner')).toContainText('Musterverwaltung')
    await expect(again.getByRole('main').getByText('manager@demo.test')).toBeVisible()
    await context.setOffline(false)
    await again.reload()
    await expect(again.getByRole('banner')).toContainText('Musterverwaltung')
  })
})

test('no page of the admin area has a barrier, or scrolls sideways on the narrowest phone', async ({ page, w }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const look = async (place: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await contentWidth(page), place).toBe(320)
    await expectNoBarrier(page, place)
  }
  await page.goto('/admin-login')
  await button(page, w('Login with AWS Cognito')).click()
  await page.waitForURL(/\/idp\//)
  await look('the development sign-in')
  await page.getByRole('button', { name: 'manager@demo.test' }).click()
  await page.waitForURL('/admin')
  for (const path of ['/admin/team', '/admin/activity', '/access-denied']) {
    await page.goto(path)
    await look(path)
  }
  await page.goto('/admin/team')
  await button(page, w('Add User')).click()
  await button(page, w('Send invitation')).click()
  await expect(page.getByText(w('issue.first_name_required'))).toBeVisible()
  await look('the dialog of an invitation with errors')
  await page.keyboard.press('Escape')
  // The app is there before the provider has ended its own session, and is loaded anew after that.
  const leftProvider = page.waitForEvent('load')
  await pressLogout(page, w)
  await leftProvider
  await page.waitForURL('/admin-login')
  await chooseAtProvider(page, w, 'owner@demo.test')
  await look('/platform')
  await button(page, w('Create Organization')).click()
  await button(page, w('Create')).click()
  await expect(page.getByText(w('issue.organization_name_required'))).toBeVisible()
  await expectNoBarrier(page, 'the dialog with an error')
  await page.keyboard.press('Escape')
  await page.getByRole('listitem').filter({ hasText: 'Musterverwaltung' }).first().getByText(w('View Details')).click()
  await expect(page.getByText('manager@demo.test')).toBeVisible()
  await look('/organizations/:orgId')
})

/** Another device. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 760 }, locale: 'en-GB' })
  return context.newPage()
}
