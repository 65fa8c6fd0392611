import { expect, test } from 'vitest'
import { canGetCopy, hasWrongEmail, mustSign, party, partyRoles, standsForLandlord } from './party.ts'
import { buildParty } from './testing/build-protocol.ts'

test.each([
  ['wanda@demo.test', true, false],
  ['', false, false],
  ['wanda@@demo', false, true],
  ['wanda', false, true],
])('an address that no copy can come to is told from one that nobody gave: “%s”', (email, canGet, isWrong) => {
  expect([canGetCopy({ email }), hasWrongEmail({ email })]).toEqual([canGet, isWrong])
})

test('tenants and the landlord’s side are asked to sign, and a witness where somebody chose so', () => {
  const asked = partyRoles.filter((role) => mustSign(buildParty({ role })))
  expect(asked).toEqual(['landlord', 'manager', 'agent', 'tenant_out', 'tenant_in', 'tenant'])
  expect(mustSign(buildParty({ role: 'witness', signs: true }))).toBe(true)
  expect(mustSign(buildParty({ role: 'agent', signs: false }))).toBe(false)
})

test('nobody who is not here is asked to sign, and who does not sign binds no landlord', () => {
  expect(mustSign(buildParty({ role: 'witness', signs: true, isPresent: false }))).toBe(false)
  expect(standsForLandlord(buildParty({ role: 'landlord' }))).toBe(true)
  expect(standsForLandlord(buildParty({ role: 'landlord', signs: false }))).toBe(false)
})

test('who was written down before anybody was asked whether they sign is read as it was', () => {
  const old = buildParty({ role: 'witness' })
  expect(JSON.stringify(party.parse(old))).toBe(JSON.stringify(old))
})
