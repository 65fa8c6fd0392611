import { expect, test } from 'vitest'
import type { SentRenter } from '#shared/application/sent-answers.ts'
import { duplicateFinder, traitsOf } from './duplicates.ts'

const renter = (changes: Partial<SentRenter>): SentRenter => ({
  id: 'r',
  firstName: 'Anna',
  lastName: 'Müller',
  email: 'anna@renter.test',
  phone: '',
  dateOfBirth: '1990-03-27',
  nationality: 'CH',
  permitUntil: '',
  currentAddress: { street: '', streetNumber: '', zipCode: '', city: '', country: '' },
  profession: { profession: '', employmentStatus: '', grossSalary: '', netIncome: '' },
  reference: { noReference: true, company: '', name: '', phone: '', email: '' },
  documents: [],
  ...changes,
})
function findDuplicates(applications: { id: string; mainRenters: SentRenter[] }[]) {
  const finder = duplicateFinder()
  for (const each of applications) finder.add(each.id, traitsOf(each))
  const found = applications.map((each) => [each.id, finder.alike(each.id, traitsOf(each))] as const)
  return new Map(found.filter(([, ids]) => ids.length > 0))
}
const found = (...renters: Partial<SentRenter>[]) =>
  Object.fromEntries(findDuplicates(renters.map((each, at) => ({ id: String(at), mainRenters: [renter(each)] }))))

test('the same e-mail address is the same person, in whatever capitals', () => {
  expect(found({}, { email: ' ANNA@renter.test ', firstName: 'Bea' })).toEqual({ 0: ['1'], 1: ['0'] })
})

test('the same name and date of birth is the same person, with accents and capitals or without', () => {
  expect(found({}, { email: 'b@c.test', firstName: ' anna', lastName: 'MULLER' })).toEqual({ 0: ['1'], 1: ['0'] })
})

test('the same name alone, or the same day alone, is not', () => {
  expect(found({}, { email: 'b@c.test', dateOfBirth: '1991-01-01' })).toEqual({})
  expect(found({}, { email: 'b@c.test', firstName: 'Bea' })).toEqual({})
})

test('what was left empty is nobody', () => {
  const nobody = { firstName: '', lastName: '', email: '' }
  expect(found(nobody, nobody)).toEqual({})
})

test('each of three knows both others, once', () => {
  expect(found({}, {}, {})).toEqual({ 0: ['1', '2'], 1: ['0', '2'], 2: ['0', '1'] })
})

test('any of those who apply together counts, and within one application nobody is doubled', () => {
  const pair = [renter({}), renter({ email: 'bea@renter.test', firstName: 'Bea' })]
  const twice = findDuplicates([
    { id: 'a', mainRenters: pair },
    { id: 'b', mainRenters: [renter({ email: 'bea@renter.test', firstName: 'B.' })] },
    {
      id: 'c',
      mainRenters: [
        renter({ email: 'c@renter.test', firstName: 'Cleo' }),
        renter({ email: 'c@renter.test', firstName: 'Cleo' }),
      ],
    },
  ])
  expect(Object.fromEntries(twice)).toEqual({ a: ['b'], b: ['a'] })
})

test('of ten thousand applications each is read twice, and none with each of the others', () => {
  let read = 0
  const counted = (traits: string[]) =>
    new Proxy(traits, {
      get: (target, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) read += 1
        return Reflect.get(target, key) as unknown
      },
    })
  const finder = duplicateFinder()
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    id: String(at),
    traits: counted([`@${Math.floor(at / 2)}`, `N${at}`]),
  }))
  for (const { id, traits } of many) finder.add(id, traits)
  expect(many.every(({ id, traits }) => finder.alike(id, traits).length === 1)).toBe(true)
  expect(read).toBe(2 * 2 * many.length)
})

test('who vouches for two is not taken for somebody who applies twice', () => {
  const parent = renter({ isGuarantor: true })
  const child = (firstName: string) => renter({ firstName, email: `${firstName}@renter.test` })
  const both = [
    { id: '0', mainRenters: [child('Bea'), parent] },
    { id: '1', mainRenters: [child('Carl'), parent] },
  ]
  expect(findDuplicates(both).size).toBe(0)
})
