import { untilManageIsKept } from '../checks/kept-manage.ts'
import { button } from '../fixtures/applicant.ts'
import { decide, openLine } from '../fixtures/decide.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { pressLogout } from '../fixtures/person-menu.ts'
import { signIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 760 } })

const SENT_MS = 20_000
const here = 'manager@demo.test'
const next = 'team@demo.test'

test('who signed out without a connection is signed out: the next sign-in asks who it is, and opens nothing of the first', async ({
  page,
  context,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await signIn(page, w, here)
  await untilManageIsKept(page)
  await page.goto(`/application-process/${letting.processId}`)
  await expect(page.getByRole('article', { name: 'Anna Okuma' })).toBeVisible()
  await goOffline(context)
  const card = page.getByRole('article', { name: 'Anna Okuma' })
  await openLine(card)
  await decide(card, w, 'Accept applicant')
  await expect(button(page, 'Offline 1 change waiting')).toBeVisible()
  await pressLogout(page, w)
  await button(page, w('Log out and keep them locked until I am back')).click()
  await expect(page).toHaveURL('/admin-login')
  await page.reload()
  await expect(
    page.getByText('1 change that was never sent is on this device, closed to everybody else.'),
  ).toBeVisible()

  const asked: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(auth|cognito|users|applications|sync)/.test(pathname)) asked.push(pathname)
  })
  await context.setOffline(false)
  await expect.poll(() => asked[0]).toBe('/api/auth/logout')
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'einzug_session')).toBe(false)
  await page.reload()
  await button(page, w('Login with AWS Cognito')).click()
  await page.getByRole('button', { name: next }).click()
  await expect(page).toHaveURL('/admin')
  await page.goto(`/application-process/${letting.processId}`)
  await expect(page.getByRole('article', { name: 'Anna Okuma' })).toContainText(w('Submitted'))
  await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible()
  expect((await server.applications(id))[0]?.status).toBe('submitted')

  await pressLogout(page, w)
  await expect(page).toHaveURL('/admin-login')
  await button(page, w('Login with AWS Cognito')).click()
  await page.getByRole('button', { name: here }).click()
  await expect.poll(async () => (await server.applications(id))[0]?.status, { timeout: SENT_MS }).toBe('accepted')
})
