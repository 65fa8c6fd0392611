import type { Browser, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { handoverProtocols, protocolRooms } from '#server/db/handover-schema.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { untilManageIsKept } from '../checks/kept-manage.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button } from '../fixtures/applicant.ts'
import { addRoom, checkAndSign, createProtocol, markInspected } from '../fixtures/create-protocol.ts'
import { letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { finishSigning, savePdf, signAs } from '../fixtures/sign-protocol.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test.use({ serviceWorkers: 'allow', actionTimeout: 15_000 })

test('rooms that a colleague takes while people sign in a cellar keep nobody from what was signed', async ({
  browser,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  const { manfred, tamara, id, pdf } = await signedWhile(browser, server, w, async (page, protocolId) => {
    await button(page, w('Take these rooms')).click()
    await expect.poll(async () => (await roomsOf(server, protocolId)).length, { timeout: 20_000 }).toBeGreaterThan(0)
    await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 20_000 })
  })
  const who = 'Tamara Teamer'
  await expect(
    manfred.getByText(w('{who} changed the draft that people signed on this device.', { who })),
  ).toBeVisible()
  await expect(manfred.getByRole('listitem').filter({ hasText: /: added$/ })).not.toHaveCount(0)
  await expectNoBarrier(manfred, 'what was signed and not taken')
  expect(await contentWidth(manfred)).toBe(360)
  expect((await savePdf(manfred, w)).equals(pdf), 'the document that people signed').toBe(true)

  await button(manfred, w('Apply what was signed')).click()
  await expect.poll(async () => (await read(server, id))?.status, { timeout: 30_000 }).toBe('signed')
  expect((await roomsOf(server, id)).map(({ content }) => content.name)).toEqual(['Küche'])
  for (const page of [manfred, tamara]) {
    await expect(page.getByText(w('Signed'), { exact: true })).toBeVisible({ timeout: 20_000 })
  }
  expect((await savePdf(tamara, w)).equals(pdf), 'on the colleague’s device too').toBe(true)
  for (const page of [manfred, tamara]) await page.context().close()
})

test('what a colleague changes once it was checked, and before anybody signed, is said where it is checked anew', async ({
  browser,
  server,
  w,
}) => {
  const manfred = await onOwnDevice(browser)
  const { propertyId } = await letProperty(server)
  await comeIn(manfred, 'manager@demo.test', `/abnahmeprotokolle?propertyId=${propertyId}`)
  await createProtocol(manfred, w, ['Anna Alt', 'Manfred Mustermann'])
  await addRoom(manfred, w, 'Küche')
  await markInspected(manfred, w)
  await expect(manfred.getByRole('banner').getByText(w('Up to date'))).toBeVisible()
  const room = manfred.url()
  await checkAndSign(manfred, w)
  await button(manfred, w('Everything is right: sign now')).click()
  await expect(button(manfred, w('Lock it for {name}', { name: 'Anna Alt' }))).toBeVisible()

  const tamara = await onOwnDevice(browser)
  await comeIn(tamara, 'team@demo.test', room)
  await tamara.getByLabel(w('Note')).last().fill('feucht')
  await expect(
    manfred.getByText(
      w('The content was changed after it had been checked, before anybody signed. Please look through it once more.'),
    ),
  ).toBeVisible({ timeout: 20_000 })
  await expect(manfred.getByText(w('Not as it was: {what}', { what: 'Küche' }))).toBeVisible()
  await expect(manfred.getByText('feucht')).toBeVisible()
  await button(manfred, w('Everything is right: sign now')).click()
  await expect(button(manfred, w('Lock it for {name}', { name: 'Anna Alt' }))).toBeVisible()
  for (const page of [manfred, tamara]) await page.context().close()
})

test('of a draft that a colleague deletes while people sign it, the document stays until it is given up', async ({
  browser,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  const { manfred, tamara, id, pdf } = await signedWhile(browser, server, w, async (page, protocolId) => {
    await page.getByRole('link', { name: w('Handover protocols') }).click()
    await page.getByRole('button', { name: /^Delete: / }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w('Delete') })
      .click()
    await expect.poll(async () => read(server, protocolId), { timeout: 20_000 }).toBeUndefined()
  })
  expect(id).not.toBe('')
  await expect(manfred.getByText(/^This draft is no longer there: somebody deleted it./)).toBeVisible()
  await expect(manfred.getByText(w('error.NOT_FOUND'))).toHaveCount(0)
  await expectNoBarrier(manfred, 'what was signed of a draft that is gone')
  expect((await savePdf(manfred, w)).equals(pdf)).toBe(true)
  await button(manfred, w('Give up what was signed')).click()
  await button(manfred, w('Give up')).click()
  await expect(button(manfred, w('Give up what was signed'))).toHaveCount(0)
  await expect(manfred.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 20_000 })
  for (const page of [manfred, tamara]) await page.context().close()
})

const read = async (server: ServerData, id: string) =>
  (await server.db.select().from(handoverProtocols).where(eq(handoverProtocols.id, id)))[0]

const roomsOf = (server: ServerData, id: string) =>
  server.db.select().from(protocolRooms).where(eq(protocolRooms.protocolId, id))

/** Manfred records and has it signed without a network; Tamara opens the same draft and does something. Then he is back. */
async function signedWhile(
  browser: Browser,
  server: ServerData,
  w: Words,
  tamaraDoes: (page: Page, protocolId: string) => Promise<void>,
) {
  const { name } = await letProperty(server)
  const manfred = await onOwnDevice(browser)
  await comeIn(manfred, 'manager@demo.test')
  await expect(manfred.getByRole('article', { name })).toBeVisible()
  await untilManageIsKept(manfred)
  await manfred.getByRole('link', { name: w('Handovers: {name}', { name }) }).click()
  await createProtocol(manfred, w, ['Anna Alt', 'Manfred Mustermann'])
  await expect(manfred.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(manfred.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 20_000 })
  const address = manfred.url()
  const id = new URL(address).pathname.split('/')[2] ?? ''
  const tamara = await onOwnDevice(browser)
  await comeIn(tamara, 'team@demo.test', address)
  await expect(button(tamara, w('Take these rooms'))).toBeVisible()

  await goOffline(manfred.context())
  await addRoom(manfred, w, 'Küche')
  await markInspected(manfred, w)
  await checkAndSign(manfred, w)
  await button(manfred, w('Everything is right: sign now')).click()
  for (const each of ['Anna Alt', 'Manfred Mustermann']) await signAs(manfred, w, each)
  await finishSigning(manfred, w)
  await expect(manfred.getByText(w('Signed'), { exact: true })).toBeVisible({ timeout: 30_000 })
  const pdf = await savePdf(manfred, w)

  await tamaraDoes(tamara, id)
  await manfred.context().setOffline(false)
  await expect(button(manfred, w('Give up what was signed'))).toBeVisible({ timeout: 60_000 })
  return { manfred, tamara, id, pdf }
}

async function onOwnDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 760 }, locale: 'en-GB' })
  return context.newPage()
}
