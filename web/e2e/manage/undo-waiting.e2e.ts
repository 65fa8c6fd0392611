import { eq } from 'drizzle-orm'
import { applications } from '#server/db/schema.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { button, field, toast } from '../fixtures/applicant.ts'
import { withdraw } from '../fixtures/decide.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { placeProtocol } from '../fixtures/place-protocol.ts'
import { lockFor, takePhone } from '../fixtures/sign-protocol.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

test('what is taken back before it left the device is as if it had never been', async ({
  page,
  context,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const people = await Promise.all(
    ['0', '1'].map((lastName) => addApplication(server, letting, { firstName: 'Nr.', lastName })),
  )
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await expect(page.getByRole('banner').getByRole('button', { name: w('Up to date') })).toBeVisible()
  await goOffline(context)
  // The first is tried, to know when there is a way again, and may have arrived; what comes after it never left.
  await withdraw(page, w, 'Nr. 0')
  await withdraw(page, w, 'Nr. 1')
  await page.keyboard.press('Control+z')
  await expect(toast(page)).toContainText(w('Submitted'))
  await context.setOffline(false)
  await expect(page.getByRole('banner').getByRole('button', { name: w('Up to date') })).toBeVisible({ timeout: 40_000 })
  const found = await Promise.all(people.map(async ({ id }) => (await server.applications(id))[0]))
  expect(found).toMatchObject([
    { status: 'withdrawn', version: 2 },
    { status: 'submitted', version: 1 },
  ])
})

test('what waits of an earlier visit the key shows, to be taken back there', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  await addApplication(server, letting, { firstName: 'Nr.', lastName: '0' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await page.route('**/status/withdrawn', (route) => route.abort())
  await withdraw(page, w, 'Nr. 0')
  await expect(page.getByRole('banner').getByRole('button', { name: '1 change waiting' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: w('Details') })).toContainText(w('Withdrawn'))
  await page.clock.setSystemTime(Date.now() + 11_000) // later: what is on its way is not asked about
  await page.keyboard.press('Control+z')
  const waiting = page.getByRole('dialog', { name: w('Your changes') })
  await expect(waiting.getByRole('button', { name: w('Undo') })).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
})

test('who holds the device to sign takes back nothing that was decided on it', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Nr.', lastName: '0' })
  const people = [buildParty({ name: 'Anna Alt' }), buildParty({ name: 'Manfred Mustermann', role: 'landlord' })]
  await placeProtocol(server, letting, { content: { date: dayAtHome(new Date()), parties: people }, rooms: [{}] })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await withdraw(page, w, 'Nr. 0')
  await page.getByRole('link', { name: w('Handovers'), exact: true }).click()
  await field(page, w('Property')).selectOption(letting.propertyId)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('article').getByRole('link').click()
  await page
    .getByRole('link', { name: w('Sign') })
    .first()
    .click()
  await button(page, w('Everything is right: sign now')).click()
  await lockFor(page, w, 'Anna Alt')
  await expect(button(page, w('I am {name}', { name: 'Anna Alt' }))).toBeVisible()
  await page.keyboard.press('Control+z')
  await takePhone(page, w, 'Anna Alt')
  await expect(toast(page)).toHaveCount(0)
  await expect.poll(async () => (await server.applications(id))[0]?.status).toBe('withdrawn')
})

test('a message whose change came to be refused goes, and what is told while one waits for a decision stays', async ({
  page,
  context,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const [first] = await Promise.all(
    ['0', '1'].map((lastName) => addApplication(server, letting, { firstName: 'Nr.', lastName })),
  )
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await expect(page.getByRole('banner').getByRole('button', { name: w('Up to date') })).toBeVisible()
  await goOffline(context)
  await withdraw(page, w, 'Nr. 0')
  await expect(toast(page)).toContainText('Nr. 0')
  await toast(page).hover() // as long as somebody reads it
  const decided = { status: 'rejected' as const, version: 2, updatedAt: new Date() }
  await server.db
    .update(applications)
    .set(decided)
    .where(eq(applications.id, first?.id ?? ''))
  await context.setOffline(false)
  await expect(page.getByRole('banner').getByRole('button', { name: '1 to decide' })).toBeVisible({ timeout: 40_000 })
  await expect(toast(page)).toHaveCount(0)

  await withdraw(page, w, 'Nr. 1')
  await expect(toast(page)).toContainText('Nr. 1')
  await toast(page).hover()
  await page.getByRole('link', { name: w('Activity') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: '1 to decide' })).toBeVisible()
  await expect(toast(page), 'on another page too').toContainText('Nr. 1')
})
