import type { Browser, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { handoverProtocols } from '#server/db/handover-schema.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { untilManageIsKept } from '../checks/kept-manage.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button, field } from '../fixtures/applicant.ts'
import { letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test.use({ serviceWorkers: 'allow', actionTimeout: 15_000, viewport: { width: 360, height: 760 } })

test('of a protocol that two change, only what both changed is asked about, and the rest of both stays', async ({
  page,
  browser,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  const { colleague, content } = await onAgreements(page, browser, server, w)
  const [works, others, amount] = [
    w('Works still to be done'),
    w('What else was agreed on'),
    w('Amount of the deposit'),
  ]
  const isUpToDate = page.getByRole('banner').getByText(w('Up to date'))

  await goOffline(page.context())
  await typed(page, amount).fill('2000')
  await typed(page, amount).blur()
  await typed(colleague, works).fill('Paint')
  await expect.poll(async () => (await content())?.agreements.outstandingWorks, { timeout: 20_000 }).toBe('Paint')
  await page.context().setOffline(false)
  await expect.poll(async () => (await content())?.agreements.depositAmount, { timeout: 20_000 }).toBe(2_000)
  await expect(isUpToDate, 'nobody is asked').toBeVisible({ timeout: 20_000 })
  for (const each of [page, colleague]) {
    await expect(typed(each, works)).toHaveValue('Paint', { timeout: 20_000 })
    await expect(typed(each, amount)).toHaveValue(/^2.?000/, { timeout: 20_000 })
  }

  await goOffline(page.context())
  await typed(page, works).fill('Nothing')
  await typed(page, others).fill('Shelf stays')
  await typed(colleague, works).fill('Paint and floor')
  await expect
    .poll(async () => (await content())?.agreements.outstandingWorks, { timeout: 20_000 })
    .toBe('Paint and floor')
  await page.context().setOffline(false)
  const chip = page.getByRole('banner').getByRole('button', { name: '1 to decide' })
  await expect(chip).toBeVisible({ timeout: 20_000 })
  await chip.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('table')).toHaveCount(2)
  await expect(dialog.getByRole('table').first().getByRole('rowheader')).toHaveText([works])
  await expect(dialog.getByText(w('Changed by you alone; it stays whichever you choose:'))).toBeVisible()
  await expectNoBarrier(page, 'what both changed')
  expect(await contentWidth(page)).toBe(360)
  await dialog.getByRole('button', { name: w('Keep theirs') }).click()
  await expect(dialog).toContainText(w('Nothing of yours waits on this device.'), { timeout: 20_000 })
  await page.keyboard.press('Escape')
  for (const each of [page, colleague]) {
    await expect(typed(each, works)).toHaveValue('Paint and floor', { timeout: 20_000 })
    await expect(typed(each, others)).toHaveValue('Shelf stays', { timeout: 20_000 })
  }

  // What was so before is so again: what was typed here in between is over.
  await typed(page, works).fill('Windows')
  await expect(typed(colleague, works)).toHaveValue('Windows', { timeout: 20_000 })
  await typed(colleague, works).fill('Paint and floor')
  await expect(typed(page, works)).toHaveValue('Paint and floor', { timeout: 20_000 })
  await colleague.context().close()
})

/** It is said to be optional beside its words. */
const typed = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })

/** Two devices with the agreements of one protocol open. */
async function onAgreements(page: Page, browser: Browser, server: ServerData, w: Words) {
  const { name } = await letProperty(server)
  await comeIn(page, 'manager@demo.test')
  await expect(page.getByRole('article', { name })).toBeVisible()
  await untilManageIsKept(page)
  await page.getByRole('link', { name: w('Handovers: {name}', { name }) }).click()
  await button(page, w('Create handover protocol')).click()
  await field(page, w('What it is about')).selectOption('move_out')
  await field(page, w('Participants')).fill('Anna Alt')
  await page.keyboard.press('Enter')
  await button(page, w('Create')).click()
  await page.getByRole('link', { name: w('Deposit and agreements') }).click()
  await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 20_000 })
  const colleague = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await comeIn(colleague, 'team@demo.test', page.url())
  await expect(typed(colleague, w('Works still to be done'))).toBeVisible()
  const id = new URL(page.url()).pathname.split('/')[2] ?? ''
  const content = async () =>
    (await server.db.select().from(handoverProtocols).where(eq(handoverProtocols.id, id)))[0]?.content
  return { colleague, content }
}
