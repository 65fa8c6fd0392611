import { eq, sql } from 'drizzle-orm'
import { protocolRooms } from '#server/db/handover-schema.ts'
import { organizations } from '#server/db/schema.ts'
import { buildDefect, buildParty } from '#shared/handover/testing/build-protocol.ts'
import { buildLifeSpan } from '#shared/life-span/testing/build-life-span.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button } from '../fixtures/applicant.ts'
import { letProperty } from '../fixtures/letting.ts'
import { placeProtocol } from '../fixtures/place-protocol.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 320, height: 700 } })

const parties = [
  buildParty({ role: 'landlord', name: 'Béatrice Bailleur', isPresent: false, address: '1, rue de la Paix' }),
  buildParty({ role: 'tenant_out', name: 'Anne Ancienne', newAddress: '2, quai de Seine' }),
  buildParty({ role: 'manager', name: 'Manfred Mustermann' }),
]

test('a defect of the tenant without an amount is told before signing; what the amount is worked out from stands below it and is signed, also once the table is another', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const { organizationId } = letting.belonging
  // Of other countries other stories have theirs, at the same time.
  const tableOf = (years: number) => JSON.stringify({ AT: [buildLifeSpan('Peinture', { years })] })
  const setTable = (years: number) =>
    server.db
      .update(organizations)
      .set({ lifeSpans: sql`${organizations.lifeSpans} || ${tableOf(years)}::jsonb` })
      .where(eq(organizations.id, organizationId))
  await setTable(7)
  const id = await placeProtocol(server, letting, {
    content: { date: '2027-01-15', kind: 'move_out', jurisdiction: 'AT', parties, enteredOn: '2020-02-01' },
    rooms: [
      {
        name: 'Cuisine',
        coverage: 'inspected',
        defects: [buildDefect({ description: 'Peinture écaillée', responsible: 'tenant' })],
      },
    ],
  })
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${id}/sign`)
  const told = page.getByRole('link', { name: 'Cuisine: 1 defect that the tenant bears has no amount' })
  await expect(button(page, w('Everything is right: sign now')), 'it is in nobody’s way').toBeEnabled()
  await expectNoBarrier(page, 'a defect without an amount')
  await told.click()
  const amount = page.getByRole('textbox', { name: new RegExp(`^${w('Amount')}`) })
  await expect(amount).toBeFocused()
  await expect(amount).toBeInViewport()

  await page.getByText(w('Work out the residual value')).click()
  await page.getByLabel(w('What it is made of')).selectOption('Peinture')
  await page.getByLabel(w('Installed in the year')).fill('2023')
  await page.getByLabel(w('Price when new')).fill('600')
  await button(page, w('Put {amount} down as the amount', { amount: '330,00 €' })).click()
  const from = page.getByText(/^Worked out from: Peinture, 7 years, .* installed in 2023, 4 years old, .* 330,00 €\.$/)
  await expect(from).toBeVisible()
  await setTable(9)
  // Its address leads to the amount, in what is folded.
  await page.reload()
  await expect(from).toBeVisible()
  const byHand = w('The amount was changed by hand: worked out, it is {worth}.', { worth: '330,00 €' })
  await amount.fill('300')
  await expect(page.getByText(byHand)).toBeVisible()
  await expectNoBarrier(page, 'an amount that was changed by hand')
  expect(await contentWidth(page)).toBe(320)

  await page.goto(`/abnahmeprotokolle/${id}/sign`)
  await expect(page.getByText(byHand), 'it is read before anybody signs').toBeVisible()
  await expect(told).toHaveCount(0)
  await expectNoBarrier(page, 'an amount, and what it was worked out from, before signing')
  expect(await contentWidth(page)).toBe(320)

  await page.goBack()
  await button(page, w('Leave out how it was worked out')).click()
  await expect(page.getByText(byHand)).toBeHidden()
  await expect(amount).toHaveValue('300')
  const kept = async () =>
    (await server.db.select().from(protocolRooms).where(eq(protocolRooms.protocolId, id))).map(({ content }) =>
      content.defects.map((each) => [each.amount, each.workedOut]),
    )
  await expect.poll(kept, 'the server has been told, too').toEqual([[[300, undefined]]])
})

test('an amount that was worked out before the handover was put into another year is told before signing, and where it is worked out again', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const workedOut = {
    name: 'carpet',
    by: 'typed' as const,
    source: '',
    since: '',
    years: 10,
    freeYears: 0,
    restPercent: 0,
    installedYear: 2020,
    ageYears: 6,
    newPrice: 500,
    percent: 40,
    amount: 200,
  }
  const worn = buildDefect({ description: 'Burnt', responsible: 'tenant', amount: 200, workedOut })
  const id = await placeProtocol(server, letting, {
    content: { date: '2027-01-04', kind: 'move_out', parties },
    rooms: [{ name: 'Salon', coverage: 'inspected', defects: [worn] }],
  })
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${id}/sign`)
  await page
    .getByRole('link', {
      name: w('{room}: an amount was worked out for another year than that of the handover', { room: 'Salon' }),
    })
    .click()
  const amount = page.getByRole('textbox', { name: new RegExp(`^${w('Amount')}`) })
  await expect(amount).toBeFocused()
  const told = page.getByText(
    w('It was worked out for {year}, and the handover is in {handedOver}: work it out again below.', {
      year: '2026',
      handedOver: '2027',
    }),
  )
  await expect(told).toBeVisible()
  await expectNoBarrier(page, 'an amount of another year')
  expect(await contentWidth(page)).toBe(320)
  await amount.fill('150')
  await expect(told, 'who writes one of their own means it').toBeHidden()
})
