import { afterDays } from '#shared/dates.ts'
import { buildDefect, buildParty } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { untilManageIsKept } from '../checks/kept-manage.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button } from '../fixtures/applicant.ts'
import { letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { placeProtocol } from '../fixtures/place-protocol.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { finishSigning, savePdf, signAs } from '../fixtures/sign-protocol.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow', actionTimeout: 15_000, viewport: { width: 320, height: 700 } })

const MANAGER = 'Manfred Mustermann'
const part = (condition: 'good' | 'worn' | null) => ({
  id: newId(),
  type: 'Murs',
  condition,
  works: null,
  installedYear: null,
  note: '',
  photoIds: [],
})

test('a French exit without a connection has the entry beside it, leads to what is missing, and is handed over at once', async ({
  page,
  context,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  const letting = await letProperty(server)
  const tenant = buildParty({ role: 'tenant_in', name: 'Anne Ancienne' })
  const signature = { partyId: tenant.id, outcome: 'signed' as const, signedAt: '2020-02-03T10:00:00Z' }
  const entry = await placeProtocol(server, letting, {
    content: { date: '2020-02-03', kind: 'move_in', jurisdiction: 'FR', parties: [tenant] },
    rooms: [{ name: 'Cuisine', coverage: 'inspected', components: [part('good')] }],
    signatures: [signature],
  })
  const parties = [
    buildParty({ role: 'landlord', name: 'B\u00e9atrice Bailleur', isPresent: false, address: '1, rue de la Paix' }),
    buildParty({ role: 'tenant_out', name: 'Anne Ancienne', email: 'anne@demo.test' }),
    buildParty({ role: 'manager', name: MANAGER }),
  ]
  const id = await placeProtocol(server, letting, {
    content: { date: new Date().toISOString().slice(0, 10), kind: 'move_out', jurisdiction: 'FR', parties },
    rooms: [{ name: 'Cuisine', coverage: 'inspected', components: [part('worn'), { ...part(null), type: 'Sols' }] }],
    baselineId: entry,
  })
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${id}/sign`)
  const sign = page.getByRole('link', { name: w('Check and sign') })
  const told = (words: string) => page.getByRole('link', { name: words })
  const source = { source: 'd\u00e9cret 2016-382, art. 2' }
  await expect(told(w('The new address of who leaves is missing ({source})', source))).toBeVisible()
  await untilManageIsKept(page)
  await goOffline(context)

  await told(w('The new address of who leaves is missing ({source})', source)).click()
  const address = page.getByRole('region', { name: 'Anne Ancienne' }).getByLabel(w('New address'))
  await expect(address).toBeFocused()
  await expect(address).toBeInViewport()
  await page.keyboard.type('2, quai de Seine')
  await page.getByRole('link', { name: w('Done') }).click()
  await sign.click()

  await told(w('The day of the handover on moving in is missing, or not before this one ({source})', source)).click()
  const entered = page.getByLabel(w('Handed over on moving in'))
  await expect(entered).toBeFocused()
  await expect(entered).toHaveValue('')
  await button(page, w('{day}, by the protocol of the moving in', { day: '03.02.2020' })).click()
  await expect(entered).toHaveValue('03.02.2020')
  await expect(entered).toBeFocused()
  await sign.click()

  await told('Cuisine: 1 part without a grade').click()
  const grade = page.getByRole('group', { name: 'Sols' }).getByRole('radio').first()
  await expect(grade).toBeFocused()
  await page.keyboard.press('Space')
  await page
    .getByRole('link', { name: w('Whole protocol') })
    .first()
    .click()
  await sign.click()

  const main = page.getByRole('main')
  const walls = main.getByRole('listitem').filter({ hasText: 'Murs' }).first()
  for (const words of ['Before, on 03.02.2020', 'Good', 'Now, on', 'Worn', 'Changed'])
    await expect(walls).toContainText(words)
  await expectNoBarrier(page, 'two protocols beside each other')
  expect(await contentWidth(page)).toBe(320)
  await button(page, w('Everything is right: sign now')).click()
  for (const each of ['Anne Ancienne', MANAGER]) await signAs(page, w, each)
  await finishSigning(page, w)

  await expect(page.getByRole('heading', { level: 1, name: letting.name })).toBeVisible({ timeout: 20_000 })
  const copies = page.getByRole('region', { name: w('Copies') })
  await expect(copies.getByText(/^Hand it over now: .*d\u00e9cret 2016-382, art. 3/)).toBeVisible()
  expect((await savePdf(page, w)).length).toBeGreaterThan(1000)
  await button(page, w('Send copies by mail')).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: /Anne Ancienne/ })).toBeChecked()
  await dialog.getByRole('button', { name: w('Send'), exact: true }).click()
  await expect(page.getByText(w('Copies wait on this device: they leave once there is a connection.'))).toBeVisible()
  await expect(copies.getByText(/No copy has been sent from here to .*Anne Ancienne/)).toHaveCount(0)
  await expectNoBarrier(page, 'an exit that was signed')
  expect(await contentWidth(page)).toBe(320)
})

test('a defect of the moving in that nobody looked for is told before signing, until somebody says what became of it', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const entry = await placeProtocol(server, letting, {
    content: { date: '2020-02-03', kind: 'move_in' },
    rooms: [{ name: 'Salon', coverage: 'inspected', defects: [buildDefect({ description: 'Scratch in the floor' })] }],
  })
  const parties = [
    buildParty({ role: 'landlord', name: 'Lena Landlord', isPresent: false }),
    buildParty({ role: 'tenant_out', name: 'Anna Albrecht' }),
    buildParty({ role: 'manager', name: MANAGER }),
  ]
  const id = await placeProtocol(server, letting, {
    content: { date: new Date().toISOString().slice(0, 10), kind: 'move_out', parties },
    rooms: [{ name: 'Salon', coverage: 'inspected', note: 'Seen' }],
    baselineId: entry,
  })
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${id}/sign`)
  const told = page.getByRole('link', { name: '1 defect of the protocol before was not looked at' })
  await told.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Salon' })).toBeVisible()
  await button(page, w('No longer there')).click()
  await page.goBack()
  await expect(button(page, w('Everything is right: sign now'))).toBeEnabled()
  await expect(told).toHaveCount(0)
})

test('a handover still to come, and a part graded well beside its defect, are told before signing and lead to the very field', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const floor = { ...part('good'), type: 'Floor' }
  const parties = [
    buildParty({ role: 'tenant_out', name: 'Anna Albrecht' }),
    buildParty({ role: 'manager', name: MANAGER }),
  ]
  const id = await placeProtocol(server, letting, {
    content: { date: afterDays(new Date().toISOString().slice(0, 10), 3), kind: 'move_out', parties },
    rooms: [
      {
        name: 'Salon',
        coverage: 'inspected',
        components: [floor],
        defects: [buildDefect({ componentId: floor.id, description: 'Deep scratch' })],
      },
    ],
  })
  const sign = `/abnahmeprotokolle/${id}/sign`
  await comeIn(page, 'manager@demo.test', sign)
  await page.getByRole('link', { name: /^The handover is dated in \d days/ }).click()
  await expect(page.getByLabel(w('Date'), { exact: true })).toBeFocused()
  await page.goto(sign)
  await page.getByRole('link', { name: 'Salon: 1 part is graded as new or good, and has a defect' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Salon' })).toBeVisible()
  await expect(page.getByRole('radio', { name: w('Good') })).toBeFocused()
})

test('a moving out that begins with the rooms of the moving in has its smoke detectors, untested, and says so before signing', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const detector = { id: newId(), location: 'Hall', isPresent: true, works: true, expires: '2031' }
  const entry = await placeProtocol(server, letting, {
    content: {
      date: '2020-02-03',
      kind: 'move_in',
      smokeDetectors: [detector, { ...detector, id: newId(), location: 'Cellar', isPresent: false }],
    },
    rooms: [{ name: 'Hall', coverage: 'inspected', note: 'Seen' }],
  })
  const id = await placeProtocol(server, letting, {
    content: { date: new Date().toISOString().slice(0, 10), kind: 'move_out' },
    rooms: [],
    baselineId: entry,
  })
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${id}`)
  await button(page, w('Take these rooms')).click()
  await page.getByRole('link', { name: w('Smoke detectors') }).click()
  const hall = page.getByRole('region', { name: 'Hall' })
  await expect(hall.getByLabel(w('Expires'))).toHaveValue('2031')
  await expect(
    hall.getByRole('radiogroup', { name: w('Tested, and it works') }).getByRole('radio', { checked: true }),
  ).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Cellar' })).toHaveCount(0)
})
