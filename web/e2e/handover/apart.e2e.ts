import { expectNoBarrier } from '#e2e/checks/accessibility.ts'
import { contentWidth } from '#e2e/checks/scroller.ts'
import { letProperty } from '#e2e/fixtures/letting.ts'
import { placeProtocol } from '#e2e/fixtures/place-protocol.ts'
import { comeIn } from '#e2e/fixtures/sign-in-as.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'

test.use({ viewport: { width: 320, height: 760 } })

test('what the server knew otherwise than the device that signed is told with the protocol: the time, and the property', async ({
  page,
  server,
  w,
}) => {
  const anna = buildParty({ name: 'Anna Alt', role: 'landlord' })
  const letting = await letProperty(server)
  const here = { name: 'Haus am See', address: 'Seestrasse 12, 8002 Zürich' }
  const id = await placeProtocol(server, letting, {
    content: { date: '2027-01-15', parties: [anna] },
    rooms: [{}],
    signatures: [{ partyId: anna.id, outcome: 'signed', signedAt: '2099-01-15T10:00:00Z' }],
    apart: { timesApart: [anna.id], propertyHere: here },
  })
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${id}`)
  const otherwise = `The document writes the property's name or address differently. When it was received, the property was kept as: {name}, {address}.`
  await expect(page.getByText(w(otherwise, here))).toBeVisible()
  const signed = page.getByRole('list', { name: w('Who signed') }).getByRole('listitem')
  await expect(signed).toContainText(w("by the device's own clock"))
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'a protocol of which the server knows otherwise')
})
