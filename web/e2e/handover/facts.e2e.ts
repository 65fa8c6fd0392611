import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { expectNoBarrier } from '#e2e/checks/accessibility.ts'
import { contentWidth } from '#e2e/checks/scroller.ts'
import { button, field } from '#e2e/fixtures/applicant.ts'
import { addRoom, checkAndSign, comeToHandovers, createProtocol, markInspected } from '#e2e/fixtures/create-protocol.ts'
import { letProperty } from '#e2e/fixtures/letting.ts'
import type { ServerData } from '#e2e/fixtures/server-data.ts'
import { comeIn } from '#e2e/fixtures/sign-in-as.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Words } from '#e2e/fixtures/words.ts'
import { handoverProtocols, protocolRooms } from '#server/db/handover-schema.ts'
import { formatDate } from '#shared/dates.ts'
import { type ProtocolContent, protocolContent } from '#shared/handover/protocol.ts'
import { buildDefect, buildParty, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { dayAtHome } from '#shared/resident/stay.ts'

const inDays = (days: number) => dayAtHome(new Date(Date.now() + days * 24 * 60 * 60 * 1000))

test('of no deposit nothing is asked any more, and nobody signs what stood there', async ({ page, server, w }) => {
  await openDraft(page, server, {
    agreements: { depositAmount: 4350, depositForm: 'account', release: 'full', payoutIban: 'CH93 0076 2011' },
  })
  await page.getByRole('link', { name: w('Deposit and agreements') }).click()
  await page.getByRole('radio', { name: w('No deposit') }).check()
  for (const gone of ['Amount of the deposit', 'Paid out to (IBAN)'])
    await expect(page.getByLabel(w(gone))).toBeHidden()
  await expect(page.getByRole('radio', { name: w('In full') })).toBeHidden()
  await look(page, 'no deposit')
  await page.getByRole('radio', { name: w('Deposit account') }).check()
  await expect(page.getByLabel(w('Amount of the deposit')), 'a slip of the finger loses nothing').toHaveValue('4350')
  // With the money of the home beside it, as it stands in a contract.
  await page.getByLabel(w('Amount of the deposit')).fill("CHF 4'350.–")
  await page.getByLabel(w('Amount of the deposit')).blur()
  await expect(page.getByLabel(w('Amount of the deposit'))).toHaveValue('4350')
  await page.getByRole('radio', { name: w('No deposit') }).check()
  await sign(page, w)
  await expect(page.getByText(w('No deposit'))).toBeVisible()
  await expect(page.getByText(/CH93|4\.350/)).toHaveCount(0)
})

test('a protocol that is dated months ahead is asked about once, where the signing begins', async ({
  page,
  server,
  w,
}) => {
  const date = inDays(101)
  await openDraft(page, server, { date })
  await sign(page, w)
  await button(page, w('Everything is right: sign now')).click()
  const day = formatDate(date)
  const question = 'The handover is dated {day}, in {ahead} days. Sign today all the same?'
  await expect(page.getByText(w(question, { day, ahead: '101' }))).toBeVisible()
  await expect(page.getByRole('link', { name: w('Change the date') })).toBeFocused()
  await look(page, 'the question about the date')
  await button(page, w('Sign all the same')).click()
  await expect(button(page, w('Lock it for {name}', { name: 'Anna Alt' }))).toBeVisible()
})

test('as who somebody takes part changes by their own row alone, and who is not asked to sign is named', async ({
  page,
  server,
  w,
}) => {
  const { name } = await comeToHandovers(page, server, w)
  await button(page, w('Create handover protocol')).click()
  const kind = field(page, w('What it is about'))
  await kind.selectOption('move_in')
  await button(page, `Manfred Mustermann, ${w('Property manager')}`).click()
  for (const each of ['Anna', 'Bernd', 'Carl']) {
    await field(page, w('Participants')).fill(each)
    await page.keyboard.press('Enter')
  }
  const role = (person: string) => page.getByLabel(w('As who: {name}', { name: person }))
  for (const each of ['Anna', 'Bernd', 'Carl']) await expect(role(each), 'a tenant is asked').toHaveValue('tenant_in')
  await role('Carl').selectOption('witness')
  await role('Bernd').selectOption('landlord')
  await role('Bernd').selectOption('tenant_in')
  await expect(role('Anna')).toHaveValue('tenant_in')
  await kind.selectOption('move_out_in')
  await expect(role('Carl')).toHaveValue('witness')
  await button(page, w('Remove {name}', { name: 'Anna' })).click()
  await expect(role('Bernd')).toHaveValue('tenant_in')
  await expect(role('Manfred Mustermann')).toHaveValue('manager')
  await button(page, w('Create')).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await addRoom(page, w, 'Küche')
  await markInspected(page, w)
  await checkAndSign(page, w)
  await expect(page.getByText(w('Not asked to sign: {names}', { names: `Carl (${w('Witness')})` }))).toBeVisible()
  await look(page, 'who signs, and who does not')
})

test('other rooms than those of the last protocol are never offered, not even before it is read', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const { organizationId } = letting.belonging
  const [protocolId, date] = [newId(), inDays(-400)]
  const content = protocolContent.parse({ date, kind: 'move_in', parties: [buildParty({ role: 'tenant_in' })] })
  await server.db.insert(handoverProtocols).values({
    id: protocolId,
    organizationId,
    propertyId: letting.propertyId,
    date,
    participants: ['Anna Alt'],
    content,
    status: 'signed',
    signedAt: new Date(`${date}T10:00:00Z`),
  })
  const room = buildRoom({ name: 'Gewölbe' }).content
  await server.db.insert(protocolRooms).values({ id: newId(), organizationId, protocolId, content: room })
  await comeIn(page, 'manager@demo.test')
  await page.getByRole('link', { name: w('Handovers: {name}', { name: letting.name }) }).click()
  const offered = page.getByText(w('As in the last protocol: {names}', { names: 'Gewölbe' }))
  const others = w('To start with: {names}', { names: '' }).trim()
  await page.evaluate((words) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.body.textContent?.includes(words)) seen.push(words)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }, others)
  await createProtocol(page, w, ['Anna Alt'])
  await expect(offered).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  await button(page, w('Take these rooms')).click()
  await expect(page.getByRole('region', { name: w('All rooms') }).getByRole('listitem')).toHaveText([/Gewölbe/])
})

test('what somebody says to a defect can be taken back, and the words outlast a slip of the finger', async ({
  page,
  server,
  w,
}) => {
  const { roomId, defectId, anna } = await openDraft(page, server, {})
  await page.goto(`${page.url()}/rooms/${roomId}/defects/${defectId}`)
  await page.getByText(w('What the parties say')).click()
  const said = page.getByRole('group', { name: 'Anna Alt' })
  const choice = (words: string) => said.getByRole('radio', { name: w(words), exact: true })
  await expect(choice('says nothing')).toBeChecked()
  await choice('disputes').check()
  await page.getByLabel(w('In the words of {name}', { name: 'Anna Alt' })).fill('War schon so.')
  await expect
    .poll(() => positions(server, roomId))
    .toEqual({ [anna]: { position: 'disputes', text: 'War schon so.' } })
  await look(page, 'what the parties say')
  await choice('says nothing').check()
  await expect(page.getByLabel(w('In the words of {name}', { name: 'Anna Alt' }))).toBeHidden()
  await expect.poll(() => positions(server, roomId)).toEqual({})
  await choice('accepts').check()
  await expect.poll(() => positions(server, roomId)).toEqual({ [anna]: { position: 'accepts', text: 'War schon so.' } })
})

test('whether the lock is replaced nobody has said until somebody does, and the document says it then', async ({
  page,
  server,
  w,
}) => {
  await openDraft(page, server, { keys: [{ id: newId(), kind: 'flat', handedOver: 3, returned: 2 }] })
  await page.getByRole('link', { name: w('Keys') }).click()
  const lock = page.getByRole('group', { name: w('The lock is replaced') })
  await expect(lock.getByRole('radio', { checked: true })).toHaveCount(0)
  await lock.getByRole('radio', { name: w('No') }).check()
  await look(page, 'keys')
  await sign(page, w)
  await expect(page.getByText(w('The lock is not replaced'))).toBeVisible()
})

test('keys that were handed out once are counted by who says how many came back, were it none, and by no other tap', async ({
  page,
  server,
  w,
}) => {
  const keys = [{ id: newId(), kind: 'flat', handedOver: 3 }]
  await openDraft(page, server, { kind: 'move_out' }, { date: inDays(-400), kind: 'move_in', keys })
  const hindrance = page.getByRole('link', { name: w('Keys: count all that were handed out') })
  await hindrance.click()
  await button(page, w('Count: {name}', { name: w('Flat') })).click()
  await expect(page.getByText(w('Not counted yet'))).toBeVisible()
  await look(page, 'keys not counted')
  await page.getByRole('link', { name: w('Done') }).click()
  await hindrance.click()
  await button(page, w('None came back')).click()
  await expect(page.getByText('3 keys are missing')).toBeVisible()
  // Who types the number that is in their hand over the one that was handed out makes nobody miss a key.
  const before = page.getByText(/^By the protocol of \d\d\.\d\d\.\d{4}, 3 were handed out\./)
  await expect(before).toHaveCount(0)
  await page.getByRole('textbox', { name: w('Handed out') }).fill('2')
  await expect(before).toBeVisible()
  await page.getByRole('textbox', { name: w('Handed out') }).fill('3')
  await expect(before).toHaveCount(0)
  await page.getByRole('link', { name: w('Done') }).click()
  await expect(page.getByRole('link', { name: w('Check and sign') })).toBeVisible()
  await expect(hindrance).toHaveCount(0)
})

test('why a meter says less is asked again of another reading, and who signs reads of which one it was said', async ({
  page,
  server,
  w,
}) => {
  const gas = (reading: string) => ({ id: newId(), kind: 'gas', number: 'G 7', reading, unit: 'm³' })
  await openDraft(page, server, { meters: [gas('900')] }, { date: inDays(-400), meters: [gas('1000')] })
  await page
    .getByRole('link', { name: w('Meters'), exact: false })
    .first()
    .click()
  const why = page.getByRole('radio', { name: w('The meter was exchanged') })
  await why.check()
  await page.getByLabel(w('Reading')).fill('800')
  await expect(why, 'it was said of another reading').not.toBeChecked()
  await why.check()
  await look(page, 'a smaller reading')
  await sign(page, w)
  const [day, last] = [formatDate(inDays(-400)), '1000 m³']
  await expect(page.getByText(w('On {day}: {last}', { day, last }))).toBeVisible()
  await look(page, 'what is signed of a smaller reading')
})

/** A draft that can be signed, with two people and a room with a defect; before it one that was signed. */
async function openDraft(
  page: Page,
  server: ServerData,
  content: Record<string, unknown>,
  before?: Record<string, unknown>,
) {
  const { db } = server
  const letting = await letProperty(server)
  const { name, propertyId } = letting
  const { organizationId } = letting.belonging
  const [protocolId, roomId, anna] = [newId(), newId(), buildParty()]
  const manager = buildParty({ name: 'Manfred Mustermann', role: 'manager' })
  const of: ProtocolContent = protocolContent.parse({ date: inDays(0), parties: [anna, manager], ...content })
  const defect = buildDefect()
  await db
    .insert(handoverProtocols)
    .values({ id: protocolId, organizationId, propertyId, date: of.date, participants: ['Anna Alt'], content: of })
  if (before) {
    const then = protocolContent.parse(before)
    await db.insert(handoverProtocols).values({
      id: newId(),
      organizationId,
      propertyId,
      date: then.date,
      participants: ['Anna Alt'],
      content: then,
      status: 'signed',
      signedAt: new Date(`${then.date}T10:00:00Z`),
    })
  }
  const { content: room } = buildRoom({ defects: [defect] })
  await db.insert(protocolRooms).values({ id: roomId, organizationId, protocolId, content: room })
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${protocolId}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return { roomId, defectId: defect.id, anna: anna.id }
}

/** All of it once more, before anybody signs. */
async function sign(page: Page, w: Words): Promise<void> {
  await expect(page.getByText(w('Keeping it on this device...'))).toHaveCount(0)
  await page.goto(`${page.url().split('/').slice(0, 5).join('/')}/sign`)
  await expect(button(page, w('Everything is right: sign now'))).toBeVisible()
}

async function look(page: Page, place: string): Promise<void> {
  expect(await contentWidth(page), place).toBe(360)
  await expectNoBarrier(page, place)
}

const positions = async (server: ServerData, roomId: string) =>
  (await server.db.select().from(protocolRooms).where(eq(protocolRooms.id, roomId)))[0]?.content.defects[0]?.positions
