import { expect, test } from 'vitest'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { landlordSide, withoutManager, witnessesOf } from './without-manager.ts'

const [manager, word] = [{ name: 'Manfred Mustermann', email: 'manfred@muster.test' }, 'The manager']
const anna = buildParty({ email: 'anna@alt.test' })
const mine = buildParty({ role: 'manager', name: 'manfred  mustermann', email: manager.email })
const owner = buildParty({ role: 'landlord', name: 'Olga Owner', representedBy: 'Manfred Mustermann' })
const firm = buildParty({
  role: 'landlord',
  name: 'Berta',
  company: 'Manfred Mustermann, Hauswart',
  email: 'MANFRED@muster.test',
})

test('who holds the phone reads the manager’s name and address nowhere among the parties, and the others as they are', () => {
  const shown = withoutManager([anna, mine, owner, firm], manager, word)
  expect(JSON.stringify(shown)).not.toMatch(/manfred/i)
  expect(shown[0]).toEqual(anna)
  expect(shown.map(({ name }) => name)).toEqual(['Anna Alt', word, 'Olga Owner', 'Berta'])
})

test('who stands for the landlord is said by the manager’s firm, but for one that is called like them', () => {
  const of = (organization: string) => landlordSide([anna, mine, owner], { manager, word, organization })
  expect(of('Musterverwaltung')).toBe('The manager, Musterverwaltung; Olga Owner')
  expect(of('Manfred Mustermann Immobilien')).toBe('The manager; Olga Owner')
  expect(landlordSide([firm], { manager, word, organization: 'Musterverwaltung' })).toBe('Berta')
})

test('who is there may have seen a refusal, the manager in any case, and never the one who refuses', () => {
  const absent = buildParty({ name: 'Zoe', isPresent: false })
  const witnesses = (parties: Parameters<typeof witnessesOf>[0], signer = anna) =>
    witnessesOf(parties, { signer, manager: manager.name, word })
  expect(witnesses([anna, mine, owner, absent])).toEqual([
    { name: 'manfred  mustermann', words: word },
    { name: 'Olga Owner', words: 'Olga Owner' },
  ])
  expect(witnesses([anna])).toEqual([{ name: manager.name, words: word }])
  expect(witnesses([anna, mine], mine)).toEqual([{ name: 'Anna Alt', words: 'Anna Alt' }])
})
