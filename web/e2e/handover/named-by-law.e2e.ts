import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { letProperty } from '../fixtures/letting.ts'
import { placeProtocol } from '../fixtures/place-protocol.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('a French état des lieux says before signing what the décret has it name, and leads to each field', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const letting = await letProperty(server)
  const parties = [
    buildParty({ role: 'manager', name: 'Manfred Mustermann' }),
    buildParty({ role: 'landlord', name: 'Béatrice Bailleur', isPresent: false }),
    buildParty({ role: 'tenant_out', name: 'Anne Ancienne' }),
  ]
  const id = await placeProtocol(server, letting, {
    content: { date: new Date().toISOString().slice(0, 10), kind: 'move_out', jurisdiction: 'FR', parties },
    rooms: [{ name: 'Cuisine', coverage: 'inspected', note: 'propre' }],
  })
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${id}`)
  const sign = page.getByRole('link', { name: w('Check and sign') })
  const back = page.getByRole('link', { name: w('Whole protocol') }).first()
  const source = { source: 'décret 2016-382, art. 2' }
  const told = (words: string) => page.getByRole('link', { name: words })
  await sign.click()
  const entered = told(w('The day of the handover on moving in is missing, or not before this one ({source})', source))
  await expect(entered).toBeVisible()
  await expectNoBarrier(page, 'what the law has named')
  await entered.click()
  await page.getByLabel(w('Handed over on moving in')).fill('1.2.2020')
  await page.keyboard.press('Tab')
  await sign.click()

  await told(w('The landlord’s name and address have to be there ({source})', source)).click()
  const card = (name: string) => page.getByRole('region', { name })
  await card('Béatrice Bailleur').getByLabel(w('Address')).fill('1, rue de la Paix, 75002 Paris')
  await card('Anne Ancienne').getByLabel(w('New address')).fill('2, quai de Seine, 76000 Rouen')
  expect(await contentWidth(page)).toBe(320)
  await back.click()
  await sign.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('décret 2016-382')).toHaveCount(0)
  await expect(page.getByText('1, rue de la Paix, 75002 Paris')).toBeVisible()
  await expect(page.getByText('01.02.2020')).toBeVisible()
})
