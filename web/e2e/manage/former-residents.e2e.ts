import { eq } from 'drizzle-orm'
import { organizations, residents } from '#server/db/schema.ts'
import { afterDays, formatDate } from '#shared/dates.ts'
import { newId } from '#shared/ids.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { packs } from '#shared/policy/every-pack.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { button } from '../fixtures/applicant.ts'
import { letProperty } from '../fixtures/letting.ts'
import { placeProtocol } from '../fixtures/place-protocol.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('who moved out stands on the overview and on the page of the home before they are erased', async ({
  page,
  server,
  w,
}) => {
  const { propertyId, belonging, name: home } = await letProperty(server)
  const { organizationId } = belonging
  const erasesOn = afterDays(dayAtHome(new Date()), 9)
  const person = { firstName: 'Frieda', lastName: 'Fort', email: 'frieda@fort.test', moveInDate: '2001-04-01' }
  const moveOutDate = afterDays(erasesOn, -packs.CH.afterTenancy.days)
  await server.db
    .insert(residents)
    .values({ ...person, id: newId(), organizationId, propertyId, moveOutDate, erasesOn })
  await comeIn(page, 'manager@demo.test', '/admin')
  const day = formatDate(erasesOn)
  const line = page.getByRole('link', { name: `1 former resident of ${home} will be erased from ${day} on` })
  const more = page.getByRole('region', { name: w('Today') }).getByRole('button', { name: /more$/ })
  await expect(line.or(more).first()).toBeVisible()
  if (!(await line.isVisible())) await more.click()
  await line.click()
  await page.getByText(w('Former residents ({formerCount})', { formerCount: 1 })).click()
  await expect(page.getByText(w('Will be erased from'))).toBeVisible()
  await expect(page.getByText(day)).toBeVisible()
  await expectNoBarrier(page, 'a home with somebody who moved out')
})

test('how long former residents are kept is chosen apart from the applications', async ({ page, server, w }) => {
  const { organizationId } = (await letProperty(server)).belonging
  await comeIn(page, 'manager@demo.test', '/admin/privacy')
  await expect(page.getByRole('heading', { name: w('How long former residents are kept') })).toBeVisible()
  await button(page, w('Change how long residents are kept')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(w('Days after the last day of the tenancy')).fill('20')
  await dialog.locator('[type=submit]').click()
  await expect(dialog.getByText(w('issue.resident_days_range'))).toBeVisible()
  await dialog.getByLabel(w('Days after the last day of the tenancy')).fill('400')
  await dialog.locator('[type=submit]').click()
  await expect(page.getByText(/400 days after the last day of the tenancy/)).toBeVisible()
  await expectNoBarrier(page, 'how long is kept')
  const isIt = eq(organizations.id, organizationId)
  const [row] = await server.db.select().from(organizations).where(isIt)
  expect(row).toMatchObject({ residentDays: 400, retentionDays: null })
  // Other stories are of the same organization.
  await server.db.update(organizations).set({ residentDays: null }).where(isIt)
})

test('who gave the home back by a signed handover is named there while listed as living there, and moves out on that day', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const { propertyId, belonging } = letting
  const date = afterDays(dayAtHome(new Date()), -9)
  const party = buildParty({ name: 'Frieda Fort' })
  const content = { kind: 'move_out' as const, date, parties: [party] }
  const id = await placeProtocol(server, letting, { content, rooms: [], signatures: [] })
  const frieda = { firstName: 'Frieda', lastName: 'Fort', email: 'frieda@fort.test', moveInDate: '2001-04-01' }
  const greta = { firstName: 'Greta', lastName: 'Fort', email: 'greta@fort.test', moveInDate: '2001-04-01' }
  for (const person of [frieda, greta])
    await server.db
      .insert(residents)
      .values({ ...person, id: newId(), organizationId: belonging.organizationId, propertyId, moveOutDate: null })
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${id}`)
  const said = (name: string) =>
    page.getByText(w('{name} has given the home back, and is still listed as living there.', { name }))
  await expect(said('Frieda Fort')).toBeVisible()
  await expect(said('Greta Fort')).toHaveCount(0)
  await expectNoBarrier(page, 'a handover of somebody who is listed still')

  await page.goto(`/admin/properties/${propertyId}`)
  await expect(page.getByText(w('Gave the home back on'))).toHaveCount(1)
  await button(page, w('Move out: {name}', { name: 'Frieda Fort' })).click()
  await expect(page.getByLabel(w('End date'))).toHaveValue(formatDate(date))
  await page.getByRole('dialog').locator('[type=submit]').click()
  await expect(page.getByText(w('Gave the home back on'))).toHaveCount(0)
  await page.goto(`/abnahmeprotokolle/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(said('Frieda Fort')).toHaveCount(0)
})
