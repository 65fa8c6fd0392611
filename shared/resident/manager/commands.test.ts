import { expect, test } from 'vitest'
import { newResident } from '#shared/resident/resident.ts'
import { doneTo } from '#shared/testing/done-to.ts'
import { idOf, property, resident } from '#shared/testing/rows.ts'
import { addResidents, changeResident, moveOutResident } from './commands.ts'

const [HOUSE, BEN, NEW] = [idOf(1), idOf(4), idOf(5)]
const ben = resident(4)
const records = { property: [property(1)], resident: [ben] }
const typed = { firstName: 'Zoé', lastName: 'Neu', email: 'zoe@demo.test', nationality: 'CH', notes: '' }
const add = (...residents: object[]) => ({ params: { propertyId: HOUSE }, body: { residents } })
const ofBen = (body: object) => ({ params: { propertyId: HOUSE, residentId: BEN }, body })
const { firstName, lastName, email, nationality, notes } = ben
const asBen = { firstName, lastName, email, nationality, notes }

test('who is added lives there, by nobody’s application', () => {
  expect(doneTo(records, addResidents, add({ ...typed, id: NEW, moveInDate: '2027-03-01' }))).toMatchObject({
    [`resident:${NEW}`]: {
      ...typed,
      propertyId: HOUSE,
      applicationId: null,
      phone: null,
      moveOutDate: null,
      version: 1,
    },
  })
})

test('who lives there at that time already is the resident that they are, also twice in one list', () => {
  const again = { ...asBen, id: NEW, moveInDate: '2021-01-01' }
  expect(doneTo(records, addResidents, add(again))).toEqual({})
  const zoe = { ...typed, moveInDate: '2027-03-01' }
  expect(Object.keys(doneTo(records, addResidents, add(zoe, zoe)))).toEqual(['resident:made of 0'])
  const former = { ...records, resident: [resident(4, { moveOutDate: '2020-12-31' })] }
  expect(doneTo(former, addResidents, add(again))).toHaveProperty([`resident:${NEW}`])
})

test('another person under an id is refused, and one id for two', () => {
  expect(doneTo(records, addResidents, add({ ...typed, id: BEN, moveInDate: '2027-03-01' }))).toBe(
    'IDEMPOTENCY_MISMATCH',
  )
  const twice = { ...typed, id: NEW, moveInDate: '2027-03-01' }
  expect(doneTo(records, addResidents, add(twice, { ...twice, firstName: 'Uwe' }))).toBe('VALIDATION_FAILED')
})

test('an edit keeps the days that were not sent, and one that says the same changes nothing', () => {
  const moved = { ...records, resident: [resident(4, { moveOutDate: '2027-01-31' })] }
  expect(doneTo(moved, changeResident, ofBen({ ...asBen, firstName: 'Benno' }))).toMatchObject({
    [`resident:${BEN}`]: { firstName: 'Benno', moveInDate: '2020-01-01', moveOutDate: '2027-01-31', version: 2 },
  })
  expect(doneTo(moved, changeResident, ofBen(asBen))).toEqual({})
  expect(doneTo(moved, changeResident, ofBen({ ...asBen, moveOutDate: null }))).toMatchObject({
    [`resident:${BEN}`]: { moveOutDate: null },
  })
})

test('an edit by an app that knows no net income leaves it as it is', () => {
  const work = { profession: 'Baker', employmentStatus: 'employed' as const, grossSalary: '', netIncome: '3.100 €' }
  const there = { ...records, resident: [resident(4, { profession: work })] }
  const { netIncome: _, ...known } = work
  const edited = { ...asBen, profession: { ...known, profession: 'Cook' } }
  expect(doneTo(there, changeResident, ofBen(edited))).toMatchObject({
    [`resident:${BEN}`]: { profession: { ...work, profession: 'Cook' } },
  })
  expect(doneTo(there, changeResident, ofBen({ ...asBen, profession: { ...work, netIncome: '' } }))).toMatchObject({
    [`resident:${BEN}`]: { profession: { ...work, netIncome: '' } },
  })
})

test('nobody moves out before they moved in, or lives there twice at a time', () => {
  expect(doneTo(records, moveOutResident, ofBen({ moveOutDate: '2019-12-31' }))).toBe('VALIDATION_FAILED')
  expect(doneTo(records, changeResident, ofBen({ ...asBen, moveOutDate: '2019-12-31' }))).toBe('VALIDATION_FAILED')
  const before = resident(6, { moveInDate: '2010-01-01', moveOutDate: '2015-01-01' })
  const both = { ...records, resident: [ben, before] }
  expect(doneTo(both, changeResident, ofBen({ ...asBen, moveInDate: '2014-01-01' }))).toBe('VALIDATION_FAILED')
})

test('who moves out stays on record; another day takes the place of one that was seen', () => {
  const gone = { ...records, resident: [resident(4, { moveOutDate: '2027-01-31', version: 2 })] }
  expect(doneTo(records, moveOutResident, ofBen({ moveOutDate: '2027-01-31' }))).toMatchObject({
    [`resident:${BEN}`]: { moveOutDate: '2027-01-31', version: 2 },
  })
  expect(doneTo(gone, moveOutResident, ofBen({ moveOutDate: '2027-01-31' }))).toEqual({})
  const later = ofBen({ moveOutDate: '2027-02-28' })
  expect(doneTo(gone, moveOutResident, later)).toBe('RESIDENT_MOVED_OUT')
  expect(doneTo(gone, moveOutResident, later, { seenVersion: 2 })).toMatchObject({
    [`resident:${BEN}`]: { moveOutDate: '2027-02-28' },
  })
})

test('another last day takes back the day on which they were to be erased, and another name does not', () => {
  const told = { ...records, resident: [resident(4, { moveOutDate: '2021-01-31', erasesOn: '2027-05-01' })] }
  expect(doneTo(told, changeResident, ofBen({ ...asBen, moveOutDate: null }))).toMatchObject({
    [`resident:${BEN}`]: { erasesOn: null },
  })
  expect(doneTo(told, changeResident, ofBen({ ...asBen, firstName: 'Benno' }))).toMatchObject({
    [`resident:${BEN}`]: { erasesOn: '2027-05-01' },
  })
})

test('nobody is found at another property', () => {
  const elsewhere = { params: { propertyId: idOf(8), residentId: BEN }, body: { moveOutDate: '2027-01-31' } }
  expect(doneTo(records, moveOutResident, elsewhere)).toBe('NOT_FOUND')
  expect(doneTo(records, changeResident, { ...elsewhere, body: asBen })).toBe('NOT_FOUND')
})

test('a name is taken as it reads, and who was kept by an older one is added once', () => {
  const asSent = { ...typed, id: NEW, firstName: 'Zo\u200Bé\u202E', moveInDate: '2027-03-01' }
  const said = newResident.parse(asSent)
  expect(said.firstName).toBe('Zoé')
  const kept = {
    ...records,
    resident: [ben, resident(5, { ...typed, firstName: asSent.firstName, moveInDate: '2027-03-01' })],
  }
  expect(doneTo(kept, addResidents, add({ ...typed, ...said }))).toEqual({})
})
