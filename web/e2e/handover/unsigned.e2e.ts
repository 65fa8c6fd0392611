import { expectNoBarrier } from '#e2e/checks/accessibility.ts'
import { contentWidth } from '#e2e/checks/scroller.ts'
import { button, field } from '#e2e/fixtures/applicant.ts'
import { letProperty } from '#e2e/fixtures/letting.ts'
import { placeProtocol } from '#e2e/fixtures/place-protocol.ts'
import { comeIn } from '#e2e/fixtures/sign-in-as.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { afterDays, formatDate } from '#shared/dates.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { dayAtHome } from '#shared/resident/stay.ts'

test.use({ viewport: { width: 320, height: 760 } })

test('without a property chosen the handovers are what is still to be signed, of all of them, the nearest to today first', async ({
  page,
  server,
  w,
}) => {
  const [near, far] = [
    await letProperty(server, {}, 'Zweitverwaltung'),
    await letProperty(server, {}, 'Zweitverwaltung'),
  ]
  const today = dayAtHome(new Date())
  const anna = buildParty({ name: 'Anna Alt' })
  const signatures = [{ partyId: anna.id, outcome: 'signed' as const, signedAt: '2026-01-15T10:00:00Z' }]
  const draft = (date: string) => ({ content: { date, parties: [anna] }, rooms: [{}] })
  await placeProtocol(server, far, draft(afterDays(today, -400)))
  await placeProtocol(server, near, draft(today))
  await placeProtocol(server, near, { ...draft(afterDays(today, -1)), signatures })
  await comeIn(page, 'other@demo.test')
  await page.getByRole('link', { name: w('Handovers'), exact: true }).click()
  await expect(page).toHaveURL('/abnahmeprotokolle')
  await expect(page.getByRole('combobox', { name: w('Property') })).toHaveValue('')
  const cards = page.getByRole('article').filter({ hasText: 'Birkenhof' })
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText(near.name)
  await expect(cards.last()).toContainText(far.name)
  await expect(cards.getByRole('button', { name: w('Delete') }), 'of whichever home').toHaveCount(0)
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'handovers of all properties')

  await button(page, w('Create handover protocol')).click()
  await expect(
    page.getByRole('dialog').getByRole('combobox', { name: w('Property') }),
    'nobody has chosen',
  ).toHaveValue('')
  await page.keyboard.press('Escape')
  const link = `${w('Go on')}: ${formatDate(today)}, ${near.name}`
  await cards.first().getByRole('link', { name: link }).click()
  await expect(page.getByRole('link', { name: w('Sign') }).first()).toBeVisible()
  await page.goBack()
  await field(page, w('Property')).selectOption(near.propertyId)
  await expect(page.getByRole('article')).toHaveCount(2)
})
