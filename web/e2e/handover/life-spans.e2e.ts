import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#e2e/checks/accessibility.ts'
import { contentWidth } from '#e2e/checks/scroller.ts'
import { button, field } from '#e2e/fixtures/applicant.ts'
import { letProperty } from '#e2e/fixtures/letting.ts'
import { goOffline } from '#e2e/fixtures/offline.ts'
import type { ServerData } from '#e2e/fixtures/server-data.ts'
import { comeIn } from '#e2e/fixtures/sign-in-as.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Words } from '#e2e/fixtures/words.ts'
import { handoverProtocols, protocolRooms } from '#server/db/handover-schema.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { protocolContent } from '#shared/handover/protocol.ts'
import { buildDefect, buildParty, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'

const manager = 'manager@demo.test'
const year = new Date().getFullYear()

const grid = [
  'Élément;Durée de vie;Franchise;Quote-part résiduelle;Abattement annuel',
  'Peinture;7;1;10 %;15 %',
  'Moquette;7,5;0,5;10;',
  'PEINTURE;9;;;',
  'Évier;0;;;',
]

test('a French grid is taken over from a file, line by line, with its agreement; a defect goes by it and proposes no other', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 320, height: 760 })
  await comeIn(page, manager, '/abnahmeprotokolle')
  await page.getByRole('link', { name: w('Life spans') }).click()
  await page.getByLabel(w('Country of the home')).selectOption('France')
  await expect(page.getByText(w('Nothing stands in this table yet.'))).toBeVisible()
  await button(page, w('Take over a table')).click()
  const dialog = page.getByRole('dialog')
  const choose = (name: string, bytes: string | Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(bytes) })

  await choose('grid.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0]))
  await expect(
    dialog.getByText(w('This file is no text. Save the table as CSV in your spreadsheet, and choose that.')),
  ).toBeVisible()
  await choose('long.csv', ['élément;durée', ...Array.from({ length: 2000 }, (_, at) => `Pièce ${at};7`)].join('\n'))
  await expect(dialog.getByText(/It has 2000 lines, and a table has at most 300\./)).toBeVisible()
  await choose('grid.csv', grid.join('\r\n'))
  await expect(dialog.getByText('2 lines are taken, 2 are refused')).toBeVisible()
  await expect(dialog.getByText(`Line 4: ${w('it stands in line {of} already', { of: 2 })}`)).toBeVisible()
  await expect(dialog.getByText(`Line 5: ${w.issue('life_span_years_range')}`)).toBeVisible()
  await expect(
    dialog.getByText(w('These columns are not read: {columns}', { columns: 'Abattement annuel' })),
  ).toBeVisible()
  await expectNoBarrier(page, 'a grid before it is taken over')
  expect(await contentWidth(page)).toBe(320)
  const take = button(page, w('Take over {count} of {lines} lines', { count: 2, lines: 4 }))
  await take.click()
  await expect(
    dialog.getByText(w.issue('life_span_source_required')),
    'nothing holds without an agreement',
  ).toBeVisible()
  await field(page, w('Name of the agreement')).fill('Accord Habitat 2024')
  await field(page, w('Date of the agreement')).fill('1.3.2024')
  await take.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 life spans are in the table', { exact: true })).toBeVisible()
  const rows = page.getByRole('list', { name: w('Life spans') }).getByRole('listitem')
  await expect(rows).toHaveText([
    /Moquette7\.5 years, 0\.5 years without abatement, 10 % remain at the end.*Accord Habitat 2024, since 01\.03\.2024/,
    /Peinture7 years, 1 year without abatement, 10 % remain at the end/,
  ])
  await expectNoBarrier(page, 'the table of a country')
  expect(await contentWidth(page)).toBe(320)

  await openDefect(page, server, w, 'FR')
  await page.getByLabel(w('What it is made of')).selectOption('Peinture')
  await expect(
    page.getByText(/Your organization’s table: 7 years, .* Accord Habitat 2024, since 01\.03\.2024\./),
  ).toBeVisible()
  const suggestion = page.getByText(/^Suggestion: /)
  for (const impossible of ['0', '20255', String(year + 1)]) {
    await page.getByLabel(w('Installed in the year')).fill(impossible)
    await expect(page.getByText(w.issue('installed_year_impossible'))).toBeVisible()
    await expect(suggestion).toBeHidden()
  }
  for (const [age, percent] of [
    [1, 100],
    [4, 55],
    [30, 10],
  ] as const) {
    await page.getByLabel(w('Installed in the year')).fill(String(year - age))
    await expect(suggestion).toHaveText(
      `Suggestion: ${percent} % are left after ${age === 1 ? '1 year' : `${age} years`}`,
    )
  }
  await page.getByLabel(w('Installed in the year')).fill(String(year - 4))
  await page.getByLabel(w('Price when new')).fill('600')
  const amount = page.getByRole('textbox', { name: new RegExp(`^${w('Amount')}`) })
  await amount.fill('viel')
  await button(page, w('Put {amount} down as the amount', { amount: '330,00 €' })).click()
  await expect(amount).toHaveValue('330')
  const workedOut = page.getByText(
    /Worked out from: Peinture, 7 years, .* \(Accord Habitat 2024, since 01\.03\.2024\), .* What is left: 55 %, 330,00 €\.$/,
  )
  await expect(workedOut).toBeVisible()
  await page.getByLabel(w('Life span in years')).fill('9')
  await expect(workedOut, 'what was put down does not follow').toBeVisible()
  await expect(page.getByText(/Here a grid holds as it was agreed on/)).toBeVisible()
  await expect(page.getByLabel(w('Commercial use'))).toBeHidden()
  await expectNoBarrier(page, 'a residual value by a grid')
})

test('what is always taken at a defect stands in the table of the organization, on every device; commercial use shortens it', async ({
  page,
  browser,
  server,
  w,
}) => {
  await comeIn(page, manager)
  const address = await openDefect(page, server, w, 'CH')
  await page.getByLabel(w('What it is made of')).selectOption(w('Dishwasher'))
  await expect(page.getByText(/Published: 15 years, taxalis\.ch, looked at in 2026\./)).toBeVisible()
  await page.getByLabel(w('Commercial use')).selectOption(`${w('Heavy trade')}: 50 % shorter`)
  await expect(page.getByText(w('Used commercially it lasts {shortened} years.', { shortened: 7.5 }))).toBeVisible()
  await page.getByLabel(w('Installed in the year')).fill(String(year - 1))
  await expect(page.getByText('Suggestion: 87 % are left after 1 year')).toBeVisible()
  await page.getByLabel(w('Commercial use')).selectOption('')
  await page.getByLabel(w('Life span in years')).fill('12')
  await button(page, w('Always take {years} years for it', { years: 12 })).click()
  await button(page, w('Take into the table')).click()
  await expect(page.getByText(w.issue('life_span_source_required'))).toBeVisible()
  await field(page, w('Where it comes from')).fill('Hausverband 2026')
  await expectNoBarrier(page, 'a life span that is proposed')
  await button(page, w('Take into the table')).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(/Your organization’s table: 12 years\. Hausverband 2026/)).toBeVisible()

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const other = await context.newPage()
  await comeIn(other, manager, address)
  await openHelp(other, w)
  await other.getByLabel(w('What it is made of')).selectOption(w('Dishwasher'))
  await expect(other.getByLabel(w('Life span in years'))).toHaveValue('12')
  await other.goto('/admin/life-spans?country=CH')
  const dishwasher = other.getByRole('listitem').filter({ hasText: w('Dishwasher') })
  await expect(dishwasher).toContainText('12 years')
  await other.getByRole('button', { name: w('Remove: {name}', { name: w('Dishwasher') }) }).click()
  await other
    .getByRole('button', { name: w('Remove'), exact: true })
    .first()
    .click()
  await expect(dishwasher).toContainText('Published: 15 years')
  await context.close()
})

test('what is set without a connection, or was kept by an older version, waits on the device until it is taken over or removed', async ({
  page,
  context,
  server,
  w,
}) => {
  await comeIn(page, manager)
  const letting = await letProperty(server)
  await page.evaluate(
    (key) => localStorage.setItem(key, '{"carpet":6,"paint":12}'),
    `handover-life-spans:${letting.belonging.organizationId}`,
  )
  await openDefect(page, server, w, 'DE')
  await page.getByLabel(w('What it is made of')).selectOption(w('Carpet'))
  await expect(page.getByText(w('Kept on this device alone: {said}.', { said: '6 years' }))).toBeVisible()
  await page.getByLabel(w('Life span in years')).fill('7')
  await button(page, w('Always take {years} years for it', { years: 7 })).click()
  await field(page, w('Where it comes from')).fill('Verwaltung 2026')
  await goOffline(context)
  await button(page, w('Take into the table')).click()
  await expect(page.getByText(w('Kept on this device'), { exact: true })).toBeVisible()
  await context.setOffline(false)
  await page.goto('/admin/life-spans?country=DE')
  const waiting = page.getByRole('listitem')
  await expect(waiting).toHaveText([/Carpet: 7 years/, /Carpet: 6 years/, /Dispersion paint: 12 years/])
  await expectNoBarrier(page, 'what waits on a device')
  const addRoof = async (years: string) => {
    await button(page, w('Add a life span')).click()
    await field(page, w('What it is')).fill('Roof')
    await field(page, w('Life span in years')).fill(years)
    await field(page, w('Where it comes from')).fill('Verwaltung 2026')
    await field(page, w('Since when it holds')).fill('1.3.2026')
    await button(page, w('Take into the table')).last().click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await goOffline(context)
  await addRoof('40')
  await expect(waiting.filter({ hasText: 'Roof: 40 years' }), 'shown where it was added').toBeVisible()
  await context.setOffline(false)
  await addRoof('50')
  await expect(waiting.filter({ hasText: 'Roof: 40 years (in the table: 50 years)' })).toBeVisible()
  await button(page, w('Take into the table: {name}', { name: w('Carpet') }))
    .first()
    .click()
  await expect(field(page, w('Where it comes from'))).toHaveValue('Verwaltung 2026')
  await button(page, w('Take into the table')).click()
  await expect(page.getByRole('list', { name: w('Life spans') }).getByRole('listitem')).toHaveText([
    /Carpet7 years/,
    /Roof50 years/,
  ])
  for (const name of ['Roof', w('Carpet'), w('Dispersion paint')]) {
    await page
      .getByRole('list')
      .first()
      .getByRole('button', { name: w('Remove: {name}', { name }) })
      .click()
    await page
      .getByRole('group')
      .getByRole('button', { name: w('Remove'), exact: true })
      .click()
  }
  await expect(page.getByText(w('Kept on this device alone'))).toBeHidden()
  await page.reload()
  await expect(page.getByRole('list', { name: w('Life spans') })).toBeVisible()
  await expect(page.getByText(w('Kept on this device alone'))).toBeHidden()
})

/** The residual value of a defect in a home of that country. @returns its address */
async function openDefect(page: Page, { db, ...server }: ServerData, w: Words, jurisdiction: HomeCountry) {
  const { propertyId, belonging } = await letProperty({ db, ...server })
  const { organizationId } = belonging
  const [protocolId, roomId, defect] = [newId(), newId(), buildDefect()]
  const date = `${year}-06-30`
  const content = protocolContent.parse({ date, jurisdiction, parties: [buildParty()] })
  await db
    .insert(handoverProtocols)
    .values({ id: protocolId, organizationId, propertyId, date, participants: ['Anna Alt'], content })
  const room = buildRoom({ defects: [defect] }).content
  await db.insert(protocolRooms).values({ id: roomId, organizationId, protocolId, content: room })
  const address = `/abnahmeprotokolle/${protocolId}/rooms/${roomId}/defects/${defect.id}`
  await page.goto(address)
  await openHelp(page, w)
  return address
}

async function openHelp(page: Page, w: Words) {
  for (const fold of [w('Share, amount, deadline'), w('Work out the residual value')])
    await page.getByText(fold).click()
}
