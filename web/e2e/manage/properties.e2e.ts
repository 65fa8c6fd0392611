import { formatDate } from '#shared/dates.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { button, field, toast } from '../fixtures/applicant.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('a manager creates a property, changes its rent, and finds the one before in its history', async ({ page, w }) => {
  await comeIn(page, 'manager@demo.test')
  await button(page, w('Create Property')).click()
  await field(page, w('Base rent per month')).fill('0')
  await field(page, w('Size in m²')).fill('')
  await button(page, w('Create')).click()
  for (const code of [
    'property_name_required',
    'address_required',
    'square_meters_at_least_one',
    'base_rent_at_least_one',
  ] as const) {
    await expect(page.getByRole('dialog')).toContainText(w.issue(code))
  }
  await expectNoBarrier(page, 'the dialog with errors')
  const name = `Ahornhof ${Date.now()}`
  await field(page, w('Property name')).fill(name)
  await field(page, w('Address')).fill('Lindenstrasse 5, 10969 Berlin')
  await field(page, w('Size in m²')).fill('64')
  await field(page, w('Base rent per month')).fill('1.200')
  await field(page, w('Side costs per month')).fill('CHF 180')
  await button(page, w('Create')).click()
  // Of a home in Germany: other money is another amount.
  await expect(page.getByRole('dialog')).toContainText(w.issue('whole_number_required'))
  await field(page, w('Side costs per month')).fill('180 Euro')
  await button(page, w('Create')).click()
  await expect(toast(page)).toContainText(w('Property created successfully'))
  await expect(toast(page)).toContainText(name)

  // It is shown as soon as it is there.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const card = page.getByRole('article', { name })
  await expect(card).toContainText('1.380 €')
  await expect(card).toContainText(/Code [A-Z0-9]{6}/)
  await expect(card).toContainText(w('No current residents'))
  await card.getByRole('button', { name: w('Edit Rent: {name}', { name }) }).click()
  await field(page, w('Base rent per month')).fill('1250')
  await page.getByLabel(w('Reason')).fill('Mietspiegel')
  await button(page, w('Save')).click()
  await expect(toast(page)).toContainText(w('Rent updated successfully'))
  await expect(toast(page)).toContainText(name)
  await expect(card).toContainText('1.430 €')
  await card.getByText(w('Rent history ({count})', { count: 1 })).click()
  await expect(card.getByText('Mietspiegel')).toBeVisible()
  await expect(card.getByText('1.380 €')).toBeVisible()
})

test('before a rent is changed it is said where the new one is read at once, and what was offered at the one before', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplication(server, letting, { firstName: 'Nora', lastName: 'Neu' }, { status: 'offer_sent' })
  const { name } = letting
  await comeIn(page, 'manager@demo.test', `/admin/properties/${letting.propertyId}`)
  await button(page, w('Edit Rent: {name}', { name })).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    w('Who applies sees the new rent from now on: {names}.', { names: letting.processName }),
  )
  await expect(dialog).toContainText('One offer waits for its answer, and was made before this change.')
})

test('who goes into a number that stands there, by mouse or by keyboard, and types, has typed the whole of it', async ({
  page,
  w,
}) => {
  await comeIn(page, 'manager@demo.test')
  await button(page, w('Create Property')).click()
  await field(page, w('Base rent per month')).click()
  await page.keyboard.type('900')
  await page.keyboard.press('Tab')
  await page.keyboard.type('80')
  await expect(field(page, w('Base rent per month'))).toHaveValue('900')
  await expect(field(page, w('Side costs per month'))).toHaveValue('80')
  // A click into what was typed puts the caret there, as everywhere.
  await field(page, w('Side costs per month')).click()
  await page.keyboard.type('5')
  await expect(field(page, w('Side costs per month'))).toHaveValue(/^(805|850|580)$/)
})

test('somebody moves in, is edited, and moves out into the former residents', async ({ page, server, w }) => {
  // On a page that is open already it would be 1970 for a moment, and the device locks itself.
  await page.clock.install()
  const { name, propertyId } = await letProperty(server)
  await comeIn(page, 'manager@demo.test', `/admin/properties/${propertyId}`)
  const card = page.getByRole('article', { name })
  await card.getByRole('button', { name: w('Add Resident: {name}', { name }) }).click()
  await button(page, w('Add')).click()
  for (const code of [
    'first_name_required',
    'email_required',
    'nationality_required',
    'gross_salary_required',
  ] as const) {
    await expect(page.getByRole('dialog')).toContainText(w.issue(code))
  }
  await field(page, w('First name')).fill('Zoé')
  await field(page, w('Last name')).fill('<img src=x onerror=alert(1)>')
  await field(page, w('Email')).fill('zoe@renter.test')
  await page.getByLabel(w('Nationality')).fill('CH')
  await field(page, w('Move-in date')).fill('1.1.1970')
  await field(page, w('Profession')).fill('Lehrerin')
  await field(page, w('Gross salary')).fill("6'000 CHF")
  await button(page, w('Add')).click()
  await expect(toast(page)).toContainText(w('Resident added successfully'))
  await expect(card).toContainText('Zoé <img src=x onerror=alert(1)>')
  await expect(card).toContainText(`${w('Unknown start')} – ${w('Present')}`)

  await card.getByRole('button', { name: new RegExp(`^${w('Edit')}: Zoé`) }).click()
  await field(page, w('Last name')).fill('Abele')
  await button(page, w('Save')).click()
  await expect(toast(page)).toContainText(w('Resident updated successfully'))
  await expect(toast(page)).toContainText('Zoé Abele')
  await expect(card).toContainText('Zoé Abele')

  // Who is there at that time already is not added in silence.
  await card.getByRole('button', { name: w('Add Resident: {name}', { name }) }).click()
  await field(page, w('First name')).fill('zoé')
  await field(page, w('Last name')).fill('Abele')
  await field(page, w('Email')).fill('ZOE@renter.test')
  await page.getByLabel(w('Nationality')).fill('CH')
  await field(page, w('Profession')).fill('Lehrerin')
  await field(page, w('Gross salary')).fill('1')
  await button(page, w('Add')).click()
  await expect(page.getByRole('dialog')).toContainText(w.issue('lives_there_already'))
  await button(page, w('Cancel')).click()
  await page.getByRole('button', { name: w('Discard') }).click()

  await card.getByRole('button', { name: w('Move out: {name}', { name: 'Zoé Abele' }) }).click()
  await field(page, w('End date')).fill('')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Move out'), exact: true })
    .click()
  await expect(page.getByRole('dialog')).toContainText(w.issue('end_date_required'))
  const inTwoDays = dayAtHome(new Date(Date.now() + 2 * DAY_MS))
  const moveOut = async () => {
    await field(page, w('End date')).fill(formatDate(inTwoDays))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w('Move out'), exact: true })
      .click()
    await expect(toast(page)).toContainText(w('Resident moved out'))
    await expect(toast(page)).toContainText('Zoé Abele')
    // Nothing has changed yet, but what is known of it.
    await expect(card).toContainText(w('Current residents ({count})', { count: 1 }))
    await expect(card).toContainText(w('Moves out on'))
  }
  await moveOut()
  await card.getByRole('button', { name: w('Take back the move-out: {name}', { name: 'Zoé Abele' }) }).click()
  await expect(toast(page)).toContainText(w('The move-out was taken back'))
  await expect(toast(page)).toContainText('Zoé Abele')
  await expect(card).toContainText(`${w('Unknown start')} – ${w('Present')}`)
  await expect(card).not.toContainText(w('Moves out on'))

  await card.getByRole('button', { name: w('Move out: {name}', { name: 'Zoé Abele' }) }).click()
  await moveOut()
  // Midnight passes while the page is open.
  await page.clock.setSystemTime(Date.now() + 2 * DAY_MS)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(card).toContainText(w('No current residents'))
  await card.getByText(w('Former residents ({formerCount})', { formerCount: 1 })).click()
  await expect(card.getByText(`${w('Unknown start')} – ${formatDate(inTwoDays)}`)).toBeVisible()
  await expect(card).toContainText(w('Lived here'))
})

test('the tabs are in the address, and a keyboard moves between them', async ({ page, w }) => {
  await comeIn(page, 'manager@demo.test')
  const properties = page.getByRole('tab', { name: w('Properties') })
  await expect(properties).toHaveAttribute('aria-selected', 'true')
  await properties.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: w('Applications') })).toBeFocused()
  await expect(page).toHaveURL('/admin?tab=applications')
  await page.reload()
  await expect(page.getByRole('heading', { name: w('Open Application Processes') })).toBeVisible()
  await page.getByRole('tab', { name: w('Applications') }).focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL('/admin?tab=properties')
})

test('what is done without a connection stays on the device, and is sent when there is one', async ({
  page,
  context,
  server,
  w,
}) => {
  const { name, propertyId } = await letProperty(server)
  await comeIn(page, 'manager@demo.test', `/admin/properties/${propertyId}`)
  const card = page.getByRole('article', { name })
  await expect(card).toBeVisible()
  await goOffline(context)
  await card.getByRole('button', { name: w('Edit Rent: {name}', { name }) }).click()
  await field(page, w('Base rent per month')).fill('1500')
  await button(page, w('Save')).click()
  await expect(toast(page)).toContainText(w('Saved on this device. It is sent as soon as there is a connection.'))
  await expect(card).toContainText('CHF 1.650')
  await expect(card.getByText(w('On this device'), { exact: true })).toBeVisible()
  await expect(card.getByText(w('On its way'))).toHaveCount(0)
  await context.setOffline(false)
  await expect(card.getByText(w('On this device'), { exact: true })).toBeHidden({ timeout: 15_000 })
  await expect(card.getByText(w('On its way'))).toBeHidden({ timeout: 15_000 })
  await expect(card).toContainText('CHF 1.650')
})

test('a home is found among many, put right, and advertised from its page, and the way back leads to the list as it was', async ({
  page,
  server,
  w,
}) => {
  const { name, propertyId } = await letProperty(server)
  await comeIn(page, 'manager@demo.test')
  await field(page, w('Search')).fill(`${name} birkenweg`)
  await page.getByText(w('Filter and order'), { exact: true }).click()
  await field(page, w('Order')).selectOption('rent')
  const list = page.getByRole('list', { name: w('Properties') })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('CHF 1.600')
  await expect(page).toHaveURL(/search=.+&sort=rent$/)
  await list.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(`/admin/properties/${propertyId}`)

  await page.getByRole('button', { name: w('Edit property: {name}', { name }) }).click()
  await field(page, w('Property name')).fill(`${name} neu`)
  await field(page, w('Size in m²')).fill('83')
  await page.getByLabel(w('Notes')).fill('Schlüssel bei Nr. 7\nHeizung entlüften')
  await button(page, w('Save')).click()
  await expect(toast(page)).toContainText(w('Property changed'))
  const home = page.getByRole('article', { name: `${name} neu` })
  await expect(home.getByRole('region', { name: w('Notes') })).toContainText('Heizung entlüften')
  await expect(home).toContainText('83 m²')
  await expectNoBarrier(page, 'the page of a home')

  await button(page, w('Create Application Process')).click()
  await button(page, w('Create')).click()
  await expect(toast(page)).toContainText(w('Application process created successfully'))
  const processes = home.getByRole('list', { name: w('Application processes') })
  await expect(processes.getByRole('link', { name: `${name} neu` })).toBeFocused()
  await expect(processes.getByRole('button', { name: /^QR code/ })).toHaveCount(2)

  await page.getByRole('link', { name: w('Back'), exact: true }).click()
  await expect(page).toHaveURL(/search=.+&sort=rent$/)
  await expect(list.getByRole('link', { name: `${name} neu`, exact: true })).toBeVisible()
})

test('on a desk the homes stand beside what asks for somebody, and begin above the fold', async ({
  page,
  server,
  w,
}) => {
  const { name } = await letProperty(server)
  await page.setViewportSize({ width: 1280, height: 800 })
  await comeIn(page, 'manager@demo.test')
  await field(page, w('Search')).fill(name)
  const homes = page.getByRole('list', { name: w('Properties') }).getByRole('listitem')
  await expect(homes).toHaveCount(1)
  const home = await homes.boundingBox()
  const today = await page.getByRole('region', { name: w('Today') }).boundingBox()
  expect(home?.y).toBeLessThan(400)
  expect(today && today.x + today.width).toBeLessThan(home?.x ?? 0)
  await expectNoBarrier(page, 'the overview on a desk')
})
