import type { Page, Request } from '@playwright/test'
import { button } from '../fixtures/applicant.ts'
import { decide, openLine } from '../fixtures/decide.ts'
import { addApplication, type Letting, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { chooseAtProvider, comeIn, signIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

const SENT_MS = 20_000

test('fault:N16 six tabs of one browser hold one live signal among them, and calls still go through', async ({
  page,
  context,
  server,
  w,
}) => {
  const open = new Set<Request>()
  context.on('request', (request) => void (isSignal(request.url()) && open.add(request)))
  context.on('requestfinished', (request) => void open.delete(request))
  context.on('requestfailed', (request) => void open.delete(request))
  // Those of a page that is left end without a word.
  page.on('framenavigated', () => open.clear())
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test')
  const tabs = [page, ...(await Promise.all(Array.from({ length: 5 }, () => context.newPage())))]
  for (const tab of tabs) {
    await tab.goto(`/application-process/${letting.processId}`)
    await expect(tab.getByRole('article', { name: 'Anna Okuma' })).toBeVisible()
  }
  await expect.poll(() => open.size).toBe(1)
  await accept(tabs.at(-1) ?? page, w)
  await expect.poll(async () => (await server.applications(id))[0]?.status, { timeout: SENT_MS }).toBe('accepted')
  for (const tab of tabs) await expect(tab.getByRole('article', { name: 'Anna Okuma' })).toContainText(w('Accepted'))
  expect(open.size).toBe(1)
})

test('fault:A2 what one manager did without a network is never sent as the next one, and goes on when they are back', async ({
  page,
  context,
  server,
  w,
}) => {
  const { letting, id } = await acceptOffline(page, w, server)
  await context.clearCookies() // their session has ended meanwhile
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await signIn(next, w, 'team@demo.test')
  await next.goto(`/application-process/${letting.processId}`)
  const card = next.getByRole('article', { name: 'Anna Okuma' })
  await expect(card).toContainText(w('Submitted'))
  await expect(next.getByRole('banner').getByText(w('Up to date'))).toBeVisible()
  expect((await server.applications(id))[0]?.status).toBe('submitted')

  await context.clearCookies()
  await next.close()
  const back = await context.newPage()
  await signIn(back, w, 'manager@demo.test')
  await expect.poll(async () => (await server.applications(id))[0]?.status, { timeout: SENT_MS }).toBe('accepted')
})

test('fault:A8 when the cookie is lost the device is locked, and what waits is sent after the next sign-in', async ({
  page,
  context,
  server,
  w,
}) => {
  const { id } = await acceptOffline(page, w, server)
  await context.clearCookies()
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto('/admin')
  await expect(again).toHaveURL('/admin-login')
  await expect(again.getByText(w('Unauthorized'))).toBeVisible()
  expect((await server.applications(id))[0]?.status).toBe('submitted')
  await chooseAtProvider(again, w, 'manager@demo.test')
  await expect.poll(async () => (await server.applications(id))[0]?.status, { timeout: SENT_MS }).toBe('accepted')
})

test('fault:A9 a sign-in that ends in another browser takes nothing from this one', async ({
  page,
  context,
  browser,
  server,
  w,
}) => {
  const { id } = await acceptOffline(page, w, server)
  const elsewhere = await browser.newContext({ locale: 'en-GB' })
  const other = await elsewhere.newPage()
  await signIn(other, w, 'manager@demo.test')
  await expect(other).toHaveURL('/admin')
  await context.setOffline(false)
  await expect.poll(async () => (await server.applications(id))[0]?.status, { timeout: SENT_MS }).toBe('accepted')
  await elsewhere.close()
})

test('fault:M11 who applies from a phone and from a laptop has two applications, and the manager is told', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const anna = { firstName: 'Anna', lastName: 'Okuma', email: `anna-${letting.code}@okuma.test`.toLowerCase() }
  for (const language of ['de', 'fr'] as const) await addApplication(server, letting, anna, { language })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  for (const card of await cards.all()) {
    await expect(
      card.getByRole('img', { name: w('Seems to apply twice: {others}', { others: 'Anna Okuma' }) }),
    ).toBeVisible()
  }
})

async function acceptOffline(page: Page, w: Words, server: Parameters<typeof letProperty>[0]) {
  const letting: Letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await expect(page.getByRole('article', { name: 'Anna Okuma' })).toBeVisible()
  await goOffline(page.context())
  await accept(page, w)
  await expect(button(page, 'Offline 1 change waiting')).toBeVisible()
  return { letting, id }
}

async function accept(page: Page, w: Words): Promise<void> {
  const card = page.getByRole('article', { name: 'Anna Okuma' })
  await openLine(card)
  await decide(card, w, 'Accept applicant')
  await expect(card).toContainText(w('Accepted'))
}

const isSignal = (url: string) => url.includes('/api/sync/stream')
