import { eq } from 'drizzle-orm'
import { handoverProtocols } from '#server/db/handover-schema.ts'
import { properties } from '#server/db/schema.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { button, field } from '../fixtures/applicant.ts'
import { comeToHandovers, createProtocol } from '../fixtures/create-protocol.ts'
import { letProperty } from '../fixtures/letting.ts'
import { placeProtocol } from '../fixtures/place-protocol.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { finishSigning, signAs, takePhone } from '../fixtures/sign-protocol.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ actionTimeout: 15_000 })

// What stands behind it reads from the right: “Anna Alt” on the screen.
const [TYPED, READ] = ['Anna \u202EtlA', 'Anna tlA']

test('a home and who takes part are called as what was typed reads, and not as it was made to look', async ({
  page,
  server,
  w,
}) => {
  const name = `Ahornhof ${Date.now()}`
  await comeIn(page, 'manager@demo.test')
  await button(page, w('Create Property')).click()
  await field(page, w('Property name')).fill(`${name}\u2067\u200B`)
  await field(page, w('Address')).fill('Weg \u202E1, 3013 Bern')
  await field(page, w('Size in m²')).fill('64')
  await field(page, w('Base rent per month')).fill('1200')
  await button(page, w('Create')).click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  const kept = () => server.db.select().from(properties).where(eq(properties.name, name))
  await expect.poll(async () => (await kept()).map(({ address }) => address)).toEqual(['Weg 1, 3013 Bern'])

  const { propertyId } = await comeToHandovers(page, server, w)
  await createProtocol(page, w, [TYPED])
  await page
    .getByRole('link', { name: w('Who is here') })
    .first()
    .click()
  await field(page, w('Name')).fill('Ben \u202EuenB')
  await expect(field(page, w('Name'))).toHaveValue('Ben uenB')
  await field(page, w('Name')).fill(`${TYPED} \u2066Weg`)
  const protocols = () => server.db.select().from(handoverProtocols).where(eq(handoverProtocols.propertyId, propertyId))
  await expect
    .poll(async () => (await protocols()).flatMap(({ content }) => content.parties.map((party) => party.name)))
    .toEqual([`${READ} Weg`])
})

test('a name that an older app kept as it was typed is shown as it reads wherever it is signed, and signed to the letter', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  const letting = await letProperty(server)
  await server.db
    .update(properties)
    .set({ address: 'Weg \u202E1\nMiete: 0' })
    .where(eq(properties.id, letting.propertyId))
  const parties = [
    buildParty({ role: 'tenant_out', name: `${TYPED}\nVermieterin` }),
    buildParty({ role: 'manager', name: 'Manfred Mustermann' }),
  ]
  const id = await placeProtocol(server, letting, { content: { date: dayAtHome(new Date()), parties }, rooms: [{}] })
  const name = `${READ} Vermieterin`
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${id}/sign`)
  const main = page.getByRole('main')
  await expect(main).toContainText(name)
  await expect(main).toContainText('Weg 1 Miete: 0')
  expect(await main.innerText()).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  await button(page, w('Everything is right: sign now')).click()
  await takePhone(page, w, name)
  expect(await main.innerText()).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  await page.reload()
  for (const each of [name, 'Manfred Mustermann']) await signAs(page, w, each)
  await finishSigning(page, w)
  const protocol = async () => (await server.db.select().from(handoverProtocols).where(eq(handoverProtocols.id, id)))[0]
  await expect.poll(async () => (await protocol())?.status).toBe('signed')
  expect((await protocol())?.content.parties[0]?.name).toBe(`${TYPED}\nVermieterin`)
})
