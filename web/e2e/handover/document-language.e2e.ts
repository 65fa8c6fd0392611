import { scrolledTo } from '#e2e/checks/scroller.ts'
import { field } from '#e2e/fixtures/applicant.ts'
import { letProperty } from '#e2e/fixtures/letting.ts'
import { placeProtocol } from '#e2e/fixtures/place-protocol.ts'
import { comeIn } from '#e2e/fixtures/sign-in-as.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { dayAtHome } from '#shared/resident/stay.ts'

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 760 } })

test('who chooses the language of the document stays where they are', async ({ page, server, w }) => {
  const parties = [buildParty({}), buildParty({ name: 'Manfred Mustermann', role: 'manager' })]
  const placed = { content: { date: dayAtHome(new Date()), parties }, rooms: [{}, { name: 'Flur', position: 2 }] }
  const id = await placeProtocol(server, await letProperty(server), placed)
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${id}/sign`)
  const language = field(page, w('Language of the document'))
  await language.scrollIntoViewIfNeeded()
  const before = await scrolledTo(page)
  expect(before, 'it stands far down').toBeGreaterThan(100)
  await language.selectOption('fr')
  await expect(language).toHaveValue('fr')
  expect(Math.abs((await scrolledTo(page)) - before)).toBeLessThan(100)
  await expect(language).toBeInViewport()
})
