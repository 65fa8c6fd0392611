import { expect, test } from 'vitest'
import { canGetCopy, hasWrongEmail, mustSign, party, partyRoles } from './party.ts'
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
})

test('nobody who is not here is asked to sign', () => {
  expect(mustSign(buildParty({ role: 'witness', signs: true, isPresent: false }))).toBe(false)
})

test('nobody who is bound by signing can be left out', () => {
  expect(party.safeParse({ ...buildParty({ role: 'tenant_out' }), signs: false }).success).toBe(false)
})

test('who was written down before anybody was asked whether they sign is read as it was', () => {
  const old = buildParty({ role: 'witness' })
  expect(JSON.stringify(party.parse(old))).toBe(JSON.stringify(old))
})
