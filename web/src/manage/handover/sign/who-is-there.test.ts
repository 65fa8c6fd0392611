import { expect, test } from 'vitest'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { landlordSide, witnessesOf } from './who-is-there.ts'

const name = 'Manfred Mustermann'
const anna = buildParty({ email: 'anna@alt.test' })
const mine = buildParty({ role: 'manager', name: 'manfred  mustermann' })
const owner = buildParty({ role: 'landlord', name: 'Olga Owner', representedBy: name })
const firm = buildParty({ role: 'landlord', name: 'Berta', company: 'Berta Immobilien' })

test('who stands for the landlord is named with the firm, the manager with the organization, and nobody twice', () => {
  const of = (organization: string) => landlordSide([anna, mine, owner, firm], { name, organization })
  expect(of('Musterverwaltung')).toBe('manfred  mustermann, Musterverwaltung; Olga Owner; Berta, Berta Immobilien')
  expect(of(name)).toBe('manfred  mustermann; Olga Owner; Berta, Berta Immobilien')
})

test('who is there may have seen a refusal, the manager in any case, and never the one who refuses', () => {
  const absent = buildParty({ name: 'Zoe', isPresent: false })
  expect(witnessesOf([anna, mine, owner, absent], anna, name)).toEqual(['manfred  mustermann', 'Olga Owner'])
  expect(witnessesOf([anna], anna, name)).toEqual([name])
  expect(witnessesOf([anna, mine], mine, name)).toEqual(['Anna Alt'])
})
