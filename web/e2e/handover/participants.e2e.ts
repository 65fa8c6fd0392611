import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button, field } from '../fixtures/applicant.ts'
import { addRoom, checkAndSign, comeToHandovers, createProtocol, markInspected } from '../fixtures/create-protocol.ts'
import { letProperty } from '../fixtures/letting.ts'
import { placeProtocol } from '../fixtures/place-protocol.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { finishSigning, signAs } from '../fixtures/sign-protocol.ts'
import { expect, test } from '../fixtures/test.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { dayAtHome } from '#shared/resident/stay.ts'

test.use({ actionTimeout: 15_000, viewport: { width: 320, height: 760 } })

const MANAGER = 'Manfred Mustermann'
const WITNESS = 'Zoe-Annabelle Zeuginger-Schlegelstein von der Heide'

test('who is named while recording is no tenant until somebody says so, and a witness signs where they are asked', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  await comeToHandovers(page, server, w)
  await createProtocol(page, w, [MANAGER])
  await page.getByRole('link', { name: w('Who is here') }).click()
  await field(page, w('Name of the next person')).fill(WITNESS)
  await page.keyboard.press('Enter')
  const witness = page.getByRole('region', { name: WITNESS })
  const role = witness.getByLabel(w('As who'))
  await expect(role, 'nobody has said it').toHaveValue('')
  await expect(witness.getByText(w('Please choose as who this person takes part'))).toBeVisible()
  await expectNoBarrier(page, 'somebody whose role is not said')
  expect(await contentWidth(page)).toBe(320)
  await page.getByRole('link', { name: w('Done') }).click()
  const hindrance = page.getByText(w('{person}: choose as who they take part', { person: WITNESS }))
  await hindrance.click()

  await role.selectOption('witness')
  const signs = witness.getByRole('group', { name: w('Signs here') })
  await expect(signs.getByRole('radio', { name: w('No') })).toBeChecked()
  await signs.getByRole('radio', { name: w('Yes') }).check()
  await page.getByRole('link', { name: w('Done') }).click()
  await expect(hindrance).toBeHidden()
  await addRoom(page, w, 'Küche')
  await markInspected(page, w)
  await checkAndSign(page, w)
  await expect(page.getByText(w('Asked to sign'))).toBeVisible()
  await button(page, w('Everything is right: sign now')).click()
  const chip = await page.getByRole('main').getByText(WITNESS, { exact: true }).boundingBox()
  expect(chip && chip.x + chip.width, 'a long name stays on the screen').toBeLessThanOrEqual(304)
  for (const each of [MANAGER, WITNESS]) await signAs(page, w, each)
  await finishSigning(page, w)
  await expect(page.getByRole('list', { name: w('Who signed') }).getByRole('listitem')).toHaveText([
    new RegExp(`^${MANAGER}`),
    new RegExp(`^${WITNESS}, Witness`),
  ])
  await button(page, w('Send copies by mail')).click()
  await page.getByLabel(w('Further addresses')).fill('concierge@house.test')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Send'), exact: true })
    .click()
  await expect(page.getByRole('list', { name: w('Copies sent') })).toContainText('1 further address')
  await expectNoBarrier(page, 'to whom copies were sent')
  expect(await contentWidth(page)).toBe(320)
})

test('who moved in by the last protocol is one tap away when they move out, with their address', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const greta = buildParty({ name: 'Greta Mieterin', role: 'tenant_in', email: 'greta@mieterin.test' })
  const signatures = [{ partyId: greta.id, outcome: 'signed' as const, signedAt: '2024-01-05T10:00:00Z' }]
  const moveIn = { kind: 'move_in' as const, date: '2024-01-05', parties: [greta] }
  await placeProtocol(server, letting, { content: moveIn, rooms: [], signatures })
  const moveOut = { kind: 'move_out' as const, date: dayAtHome(new Date()), parties: [] }
  const id = await placeProtocol(server, letting, { content: moveOut, rooms: [] })
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${id}/people`)
  await page.getByRole('button', { name: `Greta Mieterin, ${w('Tenant moving out')}` }).click()
  const card = page.getByRole('region', { name: 'Greta Mieterin' })
  await expect(card.getByLabel(w('E-mail for the copy'))).toHaveValue('greta@mieterin.test')
})
