import { eq } from 'drizzle-orm'
import { applications } from '#server/db/schema.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { button } from '../fixtures/applicant.ts'
import { withdraw } from '../fixtures/decide.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

test('what was done while the server was away is taken back where it is listed, after a reload too', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const names = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fee', 'Gus']
  for (const firstName of names) await addApplication(server, letting, { firstName, lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?sort=name`)
  await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 20_000 })
  const away = /\/api\/(?!auth|cognito|users\/me)/
  await page.route(away, (route) => route.abort())
  const star = (name: string) => button(page, w('Star: {name}', { name: `${name} Okuma` }))
  for (const name of names) {
    await star(name).click()
    await expect(star(name)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.reload()
  const chip = page.getByRole('banner').getByRole('button', { name: '7 changes waiting' })
  await chip.click()
  const cards = page.getByRole('dialog').getByRole('article')
  await expect(cards).toHaveCount(7)
  await expectNoBarrier(page, 'what waits')
  for (const name of ['Anna', 'Gus']) {
    const card = cards.filter({ hasText: name }).first()
    await card.getByRole('button', { name: w('Undo') }).click()
    await card
      .getByRole('button', { name: w('Undo') })
      .last()
      .click()
  }
  await page.keyboard.press('Escape')
  for (const name of ['Anna', 'Gus']) await expect(star(name)).toHaveAttribute('aria-pressed', 'false')
  await page.unroute(away)
  const starred = async () => {
    const rows = await server.db.select().from(applications).where(eq(applications.processId, letting.processId))
    return rows.flatMap(({ isStarred, mainRenters }) => (isStarred ? [mainRenters[0]?.firstName ?? ''] : [])).toSorted()
  }
  await expect.poll(starred, { timeout: 60_000 }).toEqual(names.slice(1, -1))
})

test('who closes the page while a decision is on its way is asked, and nobody who has no connection', async ({
  page,
  context,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  for (const lastName of ['0', '1']) await addApplication(server, letting, { firstName: 'Nr.', lastName })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/status/withdrawn', async (route) => {
    await held
    await route.continue()
  })
  await withdraw(page, w, 'Nr. 0')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  arrive()
  await expect(page.getByRole('banner').getByRole('button', { name: w('Up to date') })).toBeVisible()

  await goOffline(context)
  await withdraw(page, w, 'Nr. 1')
  await expect(page.getByRole('banner').getByRole('button', { name: '1 change waiting' })).toBeVisible()
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(asked).toHaveLength(1)
})
