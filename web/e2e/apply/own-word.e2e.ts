import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { expectNoBarrier } from '#e2e/checks/accessibility.ts'
import { countKept } from '#e2e/checks/kept-manage.ts'
import { contentWidth } from '#e2e/checks/scroller.ts'
import { button, field } from '#e2e/fixtures/applicant.ts'
import { addRoom, checkAndSign, comeToHandovers, createProtocol, markInspected } from '#e2e/fixtures/create-protocol.ts'
import type { ServerData } from '#e2e/fixtures/server-data.ts'
import { finishSigning, signAs, takeBack, takePhone } from '#e2e/fixtures/sign-protocol.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Words } from '#e2e/fixtures/words.ts'
import { handoverProtocols } from '#server/db/handover-schema.ts'

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 760 } })

test('a statement that was ticked for somebody is left out at their word, and all sign again', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  await beginSigning(page, server, w)
  const copy = w('I receive a copy of this protocol.')
  const reservation = w('I reserve the right to object to single points of this protocol.')
  for (const text of [copy, reservation]) {
    const tick = page.getByRole('group', { name: /Anna Alt/ }).getByRole('checkbox', { name: text })
    await tick.click()
    await expect(tick).toBeChecked()
  }
  const begin = () => button(page, w('Everything is right: sign now')).click()

  await begin()
  await signAs(page, w, 'Manfred Mustermann')
  await takePhone(page, w, 'Anna Alt')
  await page.getByText(w('Read the whole protocol')).click()
  await expect(page.getByRole('heading', { name: 'Küche' })).toBeVisible()
  await expect(page.getByText('Manfred Mustermann').last(), 'as in the document').toBeVisible()
  expect(await contentWidth(page)).toBe(360)
  await expectNoBarrier(page, 'what is read once more')

  await button(page, w('I do not declare this: {text}', { text: copy })).click()
  await button(page, w('Sign')).click()
  await expect(page.getByText(w('Above is a question: please answer it first.'))).toBeVisible()
  await expect(button(page, w('Keep')), 'nothing is signed that is not answered').toBeFocused()
  expect(await contentWidth(page)).toBe(360)
  await expectNoBarrier(page, 'what is left out')
  await button(page, w('Leave it out')).click()
  await expect(page.getByText(w('The content was changed. Please give the phone back.'))).toBeVisible()
  await takeBack(page, w)
  await expect(page.getByRole('checkbox', { checked: true }), 'the other one stays').toHaveCount(1)
  await expect(page.getByText(w('Left out at their own word. The document says so.'))).toHaveCount(1)

  await begin()
  for (const each of ['Manfred Mustermann', 'Anna Alt']) await signAs(page, w, each)
  await finishSigning(page, w)
  const id = new URL(page.url()).pathname.split('/')[2] ?? ''
  const declared = async () => {
    const [protocol] = await server.db.select().from(handoverProtocols).where(eq(handoverProtocols.id, id))
    return protocol?.signing?.statements.map(({ text, isDeclined = false }) => ({ text, isDeclined }))
  }
  await expect.poll(declared, { timeout: 30_000 }).toEqual([
    { text: reservation, isDeclined: false },
    { text: copy, isDeclined: true },
  ])
})

test('that some have signed, and that it lies on this device alone, is said in the list and before a draft is deleted', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  const property = await beginSigning(page, server, w)
  await button(page, w('Everything is right: sign now')).click()
  await signAs(page, w, 'Manfred Mustermann')
  await takePhone(page, w, 'Anna Alt')
  await expect(page.locator('canvas[data-signature]')).toBeVisible()
  await takeBack(page, w)
  await page.getByRole('link', { name: w('Handovers'), exact: true }).click()
  // Other stories have homes, too.
  await field(page, w('Property')).selectOption({ label: `${property}, Birkenweg 7, 3013 Bern` })
  await expect(page.getByText('1 signature, only on this device')).toBeVisible()
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByText('1 person has signed it on this device. The signature is lost.')).toBeVisible()
  await expectNoBarrier(page, 'a draft that is deleted with signatures')
  expect(await contentWidth(page)).toBe(360)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Keep'), exact: true })
    .click()
  await page.getByRole('link', { name: /^Go on/ }).click()
  await expect(page.getByRole('region', { name: w('Signing') })).toContainText('Manfred Mustermann: signed')
})

test('what the server confirms while somebody signs takes nothing from under their finger', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  await page.route('**/api/abnahmeprotokolle**', (route) => route.abort())
  await beginSigning(page, server, w)
  await button(page, w('Everything is right: sign now')).click()
  await signAs(page, w, 'Manfred Mustermann')
  await takePhone(page, w, 'Anna Alt')
  const glass = await page.locator('canvas[data-signature]').elementHandle()
  await expect.poll(() => countKept(page, 'commands')).toBeGreaterThan(1)
  await page.unroute('**/api/abnahmeprotokolle**')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => countKept(page, 'commands'), { timeout: 60_000 }).toBe(0)
  await expect(page.locator('canvas[data-signature]')).toBeVisible()
  expect(await glass?.evaluate((canvas) => canvas.isConnected), 'it is the very same field').toBe(true)
})

/** A protocol with a room, up to where everything is read once more. @returns the name of its home */
async function beginSigning(page: Page, server: ServerData, w: Words): Promise<string> {
  const { name } = await comeToHandovers(page, server, w)
  await createProtocol(page, w, ['Manfred Mustermann', 'Anna Alt'])
  await addRoom(page, w, 'Küche')
  await markInspected(page, w)
  await checkAndSign(page, w)
  return name
}
