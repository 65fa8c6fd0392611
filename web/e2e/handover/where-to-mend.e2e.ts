import { key, meter } from '#shared/handover/installations.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { button } from '../fixtures/applicant.ts'
import { addRoom, checkAndSign, comeToHandovers, createProtocol, markInspected } from '../fixtures/create-protocol.ts'
import { letProperty } from '../fixtures/letting.ts'
import { placeProtocol } from '../fixtures/place-protocol.ts'
import { expect, test } from '../fixtures/test.ts'

const MANAGER = 'Manfred Mustermann'
const people = [MANAGER, 'Anna Albrecht', 'Berta Brunner']
const LAST = 'Berta Brunner'

test.beforeEach(async ({ page, server, w }) => {
  await comeToHandovers(page, server, w)
  await createProtocol(page, w, people)
})

test('what is in the way of signing leads to the very field, which says what is wrong with it', async ({ page, w }) => {
  await page.getByRole('link', { name: w('Who is here') }).click()
  const address = page.getByRole('region', { name: LAST }).getByLabel(w('E-mail for the copy'))
  const wrong = page.getByText(w.issue('user_email_invalid'))
  await address.fill('berta@')
  await expect(wrong, 'nobody is told off while they type').toBeHidden()
  await page.keyboard.press('Tab')
  await expect(wrong).toBeVisible()
  await page.getByRole('link', { name: w('Done') }).click()

  await page
    .getByRole('link', { name: w('{person}: correct the e-mail address, or leave it empty', { person: LAST }) })
    .click()
  await expect(address).toBeFocused()
  await expect(address).toBeInViewport()
  await expect(wrong).toBeInViewport()
  await page.keyboard.type('brunner.test')
  await expect(wrong).toBeHidden()
  await page.getByRole('link', { name: w('Done') }).click()

  await page.getByRole('link', { name: w('Meters') }).click()
  for (const meter of ['Electricity', 'Gas'] as const) {
    await page.getByRole('button', { name: w(meter) }).click()
  }
  await page
    .getByRole('region', { name: w('Electricity') })
    .getByLabel(w('Reading'))
    .fill('0012,5')
  await page.getByRole('link', { name: w('Done') }).click()
  await page.getByRole('link', { name: w('Meters: read all of them, or say why one is not read') }).click()
  await expect(page.getByRole('region', { name: w('Gas') })).toBeFocused()
  await expect(page.getByRole('heading', { name: w('Gas') })).toBeInViewport()
})

test('text that is cut, because no more fits into its field, is not cut without a word', async ({ page, w }) => {
  const remarks = page.getByLabel(w('Remarks'))
  await remarks.focus()
  const full = page.getByText(
    w('{most} characters: no more fit in here. Please shorten it, or go on elsewhere.', { most: '2000' }),
  )
  await page.keyboard.insertText('x'.repeat(1_999))
  await expect(full).toBeHidden()
  await page.keyboard.insertText('yz')
  await expect(full).toBeVisible()
  expect(await remarks.inputValue()).toMatch(/xy$/)
  await page.keyboard.press('Backspace')
  await expect(full).toBeHidden()
})

test('of a number that is refused no beginning is kept, and nothing says that everything is', async ({ page, w }) => {
  await page.getByRole('link', { name: w('Deposit and agreements') }).click()
  const amount = page.getByLabel(w('Amount of the deposit'))
  const kept = page.getByText(w('Everything is kept on this device'))
  await amount.fill('1200')
  await expect(kept).toBeVisible()
  await amount.pressSequentially('.34.5')
  await expect(page.getByText(w('The last entry cannot be kept like this. Please correct it.'))).toBeVisible()
  await page.getByRole('link', { name: w('Done') }).click()
  await expect(amount, 'nobody leaves without having seen it').toBeFocused()
  await page.getByRole('link', { name: w('Done') }).click()
  await expect(kept).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: w('Deposit and agreements') }).click()
  await expect(amount).toHaveValue('')
  await amount.fill('1234,5')
  await expect(kept).toBeVisible()
  await page.reload()
  await expect(amount, 'as money is written').toHaveValue('1234,50')
})

test('an IBAN that is none, and more withheld than there is, are said beside the field, and nobody signs before', async ({
  page,
  w,
}) => {
  await page.getByRole('link', { name: w('Deposit and agreements') }).click()
  await page.getByLabel(w('Amount of the deposit')).fill('900')
  await page.getByRole('radio', { name: w('In part'), exact: true }).check()
  const [withheld, iban] = [page.getByLabel(w('Amount withheld')), page.getByLabel(w('Paid out to (IBAN)'))]
  await withheld.fill('9000')
  await iban.fill('CH93 0076 2011 6238 5295 8')
  await page.getByRole('link', { name: w('Done') }).click()

  await page.getByRole('link', { name: w('Deposit: withhold no more than there is') }).click()
  await expect(withheld).toBeFocused()
  await expect(page.getByText(w.issue('too_much_withheld'))).toBeInViewport()
  await withheld.fill('90')
  await expect(page.getByText(w.issue('too_much_withheld'))).toBeHidden()
  await page.getByRole('link', { name: w('Done') }).click()

  await page.getByRole('link', { name: w('Deposit: correct the IBAN, or leave it empty') }).click()
  await expect(iban).toBeFocused()
  await expect(page.getByText(w.issue('iban_invalid'))).toBeInViewport()
  await iban.fill('CH93 0076 2011 6238 5295 7')
  await page.getByRole('link', { name: w('Done') }).click()
  await expect(page.getByText(w('Deposit and agreements'))).toBeVisible()
  await expect(page.getByRole('link', { name: /IBAN|withhold/ })).toHaveCount(0)
})

test('a room of which nothing is said is told where it is signed, leads there, and keeps nobody from signing', async ({
  page,
  w,
}) => {
  await addRoom(page, w, 'Küche')
  await markInspected(page, w)
  await checkAndSign(page, w)
  const told = page.getByRole('link', { name: w('{room}: nothing is said of its condition', { room: 'Küche' }) })
  await expect(button(page, w('Everything is right: sign now'))).toBeEnabled()
  await expectNoBarrier(page, 'what may have been forgotten')
  await told.click()
  const walls = page.getByRole('group', { name: w('Walls') })
  await walls.getByRole('radio', { name: w('Good'), exact: true }).check()
  await checkAndSign(page, w)
  await expect(button(page, w('Everything is right: sign now'))).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('keys that did not come back, and a meter that nobody could read, are told where it is signed and lead to the field', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const parties = [buildParty({ role: 'manager', name: MANAGER }), buildParty()]
  const id = await placeProtocol(server, await letProperty(server), {
    content: {
      date: new Date().toISOString().slice(0, 10),
      kind: 'move_out',
      parties,
      keys: [key.parse({ id: newId(), kind: 'flat', handedOver: 3, returned: 1 })],
      meters: [meter.parse({ id: newId(), kind: 'gas', unreadBecause: 'inaccessible' })],
    },
    rooms: [{ name: 'Küche', coverage: 'inspected', note: 'sauber' }],
  })
  await page.goto(`/abnahmeprotokolle/${id}/sign`)
  await expect(button(page, w('Everything is right: sign now'))).toBeEnabled()
  await expectNoBarrier(page, 'what did not come back, and was not read')
  await page.getByRole('link', { name: 'Keys: 2 did not come back' }).click()
  await expect(page.getByLabel(w('Returned'), { exact: true })).toBeFocused()
  await page.goBack()
  await page.getByRole('link', { name: 'Meters: 1 without a reading' }).click()
  const reading = page.getByLabel(w('Reading'))
  await expect(reading).toBeFocused()
  await expect(reading).toBeInViewport()
  await reading.fill('0012')
  await checkAndSign(page, w)
  await expect(page.getByRole('link', { name: 'Keys: 2 did not come back' })).toBeVisible()
  await expect(page.getByRole('link', { name: /without a reading/ })).toHaveCount(0)
})
