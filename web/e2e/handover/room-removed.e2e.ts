import type { Browser, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { protocolRooms } from '#server/db/handover-schema.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { untilManageIsKept } from '../checks/kept-manage.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button, field } from '../fixtures/applicant.ts'
import { addRoom, createProtocol } from '../fixtures/create-protocol.ts'
import { letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test.use({ serviceWorkers: 'allow', actionTimeout: 15_000 })

test('a room that a colleague wrote in meanwhile is not removed unseen', async ({ page, browser, server, w }) => {
  const { rooms, colleague } = await inOneRoom(page, browser, server, w)
  await goOffline(page.context())
  await colleague.getByRole('radio', { name: w('Inspected'), exact: true }).check()
  await expect.poll(async () => (await rooms())[0]?.content.coverage, { timeout: 20_000 }).toBe('inspected')
  await removeRoom(page, w)
  await page.context().setOffline(false)
  await openDecision(page)
  expect(await rooms()).toMatchObject([{ content: { name: 'Küche', coverage: 'inspected' } }])
  await page.keyboard.press('Escape')
  // Nothing of it would be signed: it is in the way of signing, and leads to where it is decided.
  const undecided = page.getByRole('button', {
    name: w('Decide about your changes that were not taken: they are not in the protocol'),
  })
  await undecided.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Understood') })
    .click()
  await expect(undecided).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Küche' }).first()).toBeVisible()
  await colleague.context().close()
})

test('a room that a colleague removed meanwhile is put back with what was recorded in it, or let go of by name', async ({
  page,
  browser,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 760 })
  const { rooms, colleague } = await inOneRoom(page, browser, server, w)
  const isAway = async () => {
    await goOffline(page.context())
    await button(page, w('Defect')).first().click()
    await field(page, w('What is wrong')).fill('Kratzer im Boden')
    await expect(page.getByText(w('Everything is kept on this device'))).toBeVisible()
    await removeRoom(colleague, w)
    await expect.poll(async () => (await rooms()).length, { timeout: 20_000 }).toBe(0)
    await page.context().setOffline(false)
    await openDecision(page)
  }
  const dialog = page.getByRole('dialog')
  const letGo = dialog.getByRole('button', { name: w('Let go of it') })

  await isAway()
  await expectNoBarrier(page, 'a room that is gone')
  expect(await contentWidth(page)).toBe(360)
  await dialog.getByRole('button', { name: w('Put the room back with what I recorded') }).click()
  await expect(dialog).toContainText(w('Nothing of yours waits on this device.'), { timeout: 20_000 })
  expect(await rooms()).toMatchObject([{ content: { name: 'Küche', defects: [{ description: 'Kratzer im Boden' }] } }])
  await page.keyboard.press('Escape')

  await page.goto(new URL(page.url()).pathname.split('/').slice(0, 3).join('/'))
  for (const each of [page, colleague]) {
    const links = each.getByRole('region', { name: w('All rooms') }).getByRole('link', { name: 'Küche' })
    await expect(links, 'once, on both devices').toHaveCount(1)
    await links.click()
  }
  await isAway()
  await letGo.click()
  await expect(dialog.getByRole('listitem')).toHaveText(['Defect: Kratzer im Boden'])
  await dialog.getByRole('button', { name: w('Let go'), exact: true }).click()
  await expect(dialog).toContainText(w('Nothing of yours waits on this device.'))
  expect(await rooms()).toEqual([])
  await colleague.context().close()
})

/** Two devices with one room open. */
async function inOneRoom(page: Page, browser: Browser, server: ServerData, w: Words) {
  const { name } = await letProperty(server)
  await comeIn(page, 'manager@demo.test')
  await expect(page.getByRole('article', { name })).toBeVisible()
  await untilManageIsKept(page)
  await page.getByRole('link', { name: w('Handovers: {name}', { name }) }).click()
  await createProtocol(page, w, ['Anna Alt'])
  await addRoom(page, w, 'Küche')
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
  return { rooms, colleague }
}

async function removeRoom(page: Page, w: Words) {
  await page.getByText(w('Name, order, removing')).click()
  await button(page, w('Remove this room')).click()
  await button(page, w('Remove')).click()
  await expect(page.getByRole('link', { name: 'Küche' })).toHaveCount(0)
}

async function openDecision(page: Page) {
  const chip = page.getByRole('banner').getByRole('button', { name: '1 to decide' })
  await expect(chip).toBeVisible({ timeout: 20_000 })
  await chip.click()
}
