import { eq } from 'drizzle-orm'
import { protocolRooms } from '#server/db/handover-schema.ts'
import { button, field } from './applicant.ts'
import { createProtocol } from './create-protocol.ts'
import { untilDeskIsKept } from './kept-desk.ts'
import { letProperty } from './letting.ts'
import { comeIn } from './sign-in-as.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow', actionTimeout: 15_000 })

test('a room that a colleague wrote in meanwhile is not removed unseen', async ({ page, browser, server, w }) => {
  const { name } = await letProperty(server)
  await comeIn(page, 'manager@demo.test')
  await expect(page.getByRole('article', { name })).toBeVisible()
  await untilDeskIsKept(page)
  await page.getByRole('link', { name: w('Handovers: {name}', { name }) }).click()
  await createProtocol(page, w, ['Anna Alt'])
  await button(page, w('Add a room')).click()
  await field(page, w('Name of the room')).fill('Küche')
  await button(page, w('Add')).click()
  await page
    .getByRole('region', { name: w('All rooms') })
    .getByRole('link', { name: 'Küche' })
    .click()
  const isUpToDate = w('Up to date')
  await expect(page.getByRole('banner').getByText(isUpToDate)).toBeVisible({ timeout: 20_000 })
  const rooms = () =>
    server.db
      .select()
      .from(protocolRooms)
      .where(eq(protocolRooms.protocolId, new URL(page.url()).pathname.split('/')[2] ?? ''))
  await expect.poll(async () => (await rooms()).length, { timeout: 20_000 }).toBe(1)

  const colleague = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await comeIn(colleague, 'team@demo.test', page.url())
  await expect(colleague.getByRole('radio', { name: w('Inspected'), exact: true })).toBeVisible()
  await page.context().setOffline(true)
  await colleague.getByRole('radio', { name: w('Inspected'), exact: true }).check()
  await expect.poll(async () => (await rooms())[0]?.content.coverage, { timeout: 20_000 }).toBe('inspected')

  await page.getByText(w('Name, order, removing')).click()
  await button(page, w('Remove this room')).click()
  await button(page, w('Remove')).click()
  await expect(page.getByRole('link', { name: 'Küche' })).toHaveCount(0)
  await page.context().setOffline(false)
  const chip = page.getByRole('banner').getByRole('button', { name: '1 change needs a decision' })
  await expect(chip).toBeVisible({ timeout: 20_000 })
  expect(await rooms()).toMatchObject([{ content: { name: 'Küche', coverage: 'inspected' } }])
  await chip.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Understood') })
    .click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Küche' }).first()).toBeVisible()
  await colleague.context().close()
})
