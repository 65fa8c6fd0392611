import { expectNoBarrier } from '#e2e/checks/accessibility.ts'
import { contentWidth } from '#e2e/checks/scroller.ts'
import { button } from '#e2e/fixtures/applicant.ts'
import { letProperty } from '#e2e/fixtures/letting.ts'
import { placeProtocol } from '#e2e/fixtures/place-protocol.ts'
import type { ServerData } from '#e2e/fixtures/server-data.ts'
import { comeIn } from '#e2e/fixtures/sign-in-as.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { formatDate } from '#shared/dates.ts'
import type { SigningOutcome } from '#shared/handover/sign/signing.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { dayAtHome } from '#shared/resident/stay.ts'

test.use({ actionTimeout: 15_000, viewport: { width: 320, height: 760 } })

test('a version that somebody refused says which one holds and leads there, and only of that one deadlines follow', async ({
  page,
  server,
  w,
}) => {
  const { second } = await refusedVersion(server)
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${second}`)
  await expect(page.getByText(w('Version {0} still holds.', { 0: 1 }))).toBeVisible()
  const deadlines = page.getByRole('heading', { name: w('Deadlines to remember') })
  await expect(deadlines, 'nothing follows from what does not hold').toHaveCount(0)
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'a version that does not hold')

  await page.getByRole('link', { name: w('Open version {0}', { 0: 1 }) }).click()
  await expect(page.getByText(w('Signed'), { exact: true })).toBeVisible()
  await expect(deadlines).toBeVisible()
  await expect(page.getByText(w('Version {0} still holds.', { 0: 1 }))).toHaveCount(0)
  await page.getByRole('link', { name: w('Handover protocols') }).click()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.getByText(w('Version {0} still holds.', { 0: 1 })), 'on the card of the second one').toHaveCount(1)
})

test('what was signed says that a version was begun to take its place, and the draft of it which one it is', async ({
  page,
  server,
  w,
}) => {
  const { first, letting } = await refusedVersion(server)
  const date = dayAtHome(new Date())
  const today = formatDate(date)
  const draft = { content: { date }, rooms: [{}] }
  const begun = await placeProtocol(server, letting, { ...draft, supersedesId: first, edition: 3 })
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${first}`)
  await expect(page.getByText(w('Version {0} has been begun and is not signed yet.', { 0: 3 }))).toBeVisible()
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'a version that is to be replaced')
  await page.getByRole('link', { name: w('Open version {0}', { 0: 3 }) }).click()
  await page.waitForURL((url) => url.pathname.endsWith(begun))
  await expect(page.getByText(`Bern · ${today} · ${w('version {edition}', { edition: 3 })}`)).toBeVisible()
  await expectNoBarrier(page, 'a draft of a version')
  await page.getByRole('link', { name: w('Open version {0}', { 0: 1 }) }).click()
  await page.waitForURL((url) => url.pathname.endsWith(first))
})

test('to whom no copy can be sent, for want of an address or with a wrong one, is named before copies are sent', async ({
  page,
  server,
  w,
}) => {
  const { first } = await refusedVersion(server)
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${first}`)
  await button(page, w('Send copies by mail')).click()
  const dialog = page.getByRole('dialog')
  const none = (name: string) => w('{name}: no e-mail address that a copy can be sent to', { name })
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Manfred Mustermann: manager@demo.test',
    none('Anna Alt'),
    none('Bernd Alt'),
  ])
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'who gets no copy')
  await page.getByLabel(w('Further addresses')).fill('anna@alt')
  await dialog.getByRole('button', { name: w('Send'), exact: true }).click()
  await expect(dialog.getByText(`anna@alt: ${w.issue('email_invalid')}`)).toBeVisible()
  await page.getByLabel(w('Further addresses')).fill('')
  await dialog.getByRole('checkbox').uncheck()
  await dialog.getByRole('button', { name: w('Send'), exact: true }).click()
  await expect(dialog.getByText(w('Choose somebody, or write an address'))).toBeVisible()
})

/** A version that all have signed, and a second one that Anna refused. */
async function refusedVersion(server: ServerData) {
  const letting = await letProperty(server)
  const manager = buildParty({ name: 'Manfred Mustermann', role: 'manager', email: 'manager@demo.test' })
  const [anna, bernd] = [buildParty({ email: 'anna@' }), buildParty({ name: 'Bernd Alt' })]
  const parties = [anna, bernd, manager]
  const placed = { content: { date: dayAtHome(new Date()), parties }, rooms: [{}] }
  const said = (ofAnna: SigningOutcome) =>
    parties.map(({ id: partyId }) => ({
      partyId,
      outcome: partyId === anna.id ? ofAnna : ('signed' as const),
      signedAt: '2026-01-05T10:00:00Z',
    }))
  const first = await placeProtocol(server, letting, { ...placed, signatures: said('signed') })
  const next = { ...placed, signatures: said('refused'), supersedesId: first, edition: 2 }
  return { letting, first, second: await placeProtocol(server, letting, next) }
}
