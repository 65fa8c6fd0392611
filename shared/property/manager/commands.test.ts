import { expect, test } from 'vitest'
import { doneTo } from '#shared/testing/done-to.ts'
import { idOf, property } from '#shared/testing/rows.ts'
import { changeDetails, changeRent, createRentObject } from './commands.ts'
import { changedDetails, managedProperty, newProperty } from './property.ts'

const [HOUSE, LINE] = [idOf(1), idOf(2)]
const house = property(1, { baseRent: 1_000, sideCosts: 100 })
const rent = { params: { id: HOUSE }, body: { id: LINE, baseRent: 1_200, sideCosts: 120, reason: 'Index' } }

test('another rent takes the place of the old one, which becomes a line of the history', () => {
  expect(doneTo({ property: [house] }, changeRent, rent)).toMatchObject({
    [`property:${HOUSE}`]: { baseRent: 1_200, sideCosts: 120, version: 2, updatedAt: '2027-02-01T12:00:00.000Z' },
    [`rent_change:${LINE}`]: { propertyId: HOUSE, baseRent: 1_000, sideCosts: 100, changeDate: '2027-02-01' },
  })
})

test('the rent that is there already changes nothing, whoever set it', () => {
  const same = { ...rent, body: { ...rent.body, baseRent: 1_000, sideCosts: 100 } }
  expect(doneTo({ property: [house] }, changeRent, same)).toEqual({})
})

test('a line of the history keeps its id to itself', () => {
  expect(doneTo({ property: [house], rent_change: [{ id: LINE }] }, changeRent, rent)).toBe('COMMAND_MISMATCH')
})

test('the device says the day and the id of the line once', () => {
  const device = { id: HOUSE, newId: () => LINE, today: () => '2027-01-31', record: house }
  const { id: _, ...said } = rent.body
  expect(changeRent.fill?.(said, device)).toEqual({ ...rent.body, changeDate: '2027-01-31' })
  expect(changeRent.fill?.({ ...said, changeDate: '2027-03-01' }, device)).toMatchObject({ changeDate: '2027-03-01' })
})

test('what is said of a property takes the place of what was said, and the rest stays', () => {
  const said = { params: { id: HOUSE }, body: { name: 'Gable', rooms: null } }
  const { address, squareMeters } = house
  expect(doneTo({ property: [house] }, changeDetails, said)).toMatchObject({
    [`property:${HOUSE}`]: { name: 'Gable', rooms: null, address, squareMeters, baseRent: 1_000, version: 2 },
  })
  const same = { params: { id: HOUSE }, body: { name: house.name, address } }
  expect(doneTo({ property: [house] }, changeDetails, same)).toEqual({})
})

test('notes are changed and emptied like the rest, and stay where an older device does not know of them', () => {
  const noted = { property: [{ ...house, notes: 'Key at number 7' }] }
  const change = (body: object) => doneTo(noted, changeDetails, { params: { id: HOUSE }, body })
  expect(change({ notes: '' })).toMatchObject({ [`property:${HOUSE}`]: { notes: '', version: 2 } })
  expect(change({ name: 'Gable' })).toMatchObject({ [`property:${HOUSE}`]: { notes: 'Key at number 7' } })
  expect(changedDetails.parse({ name: 'Gable' })).toEqual({ name: 'Gable' })
  const { notes: _, ...older } = house
  expect(managedProperty.parse(older).notes).toBe('')
})

test('a property that was renamed is still the one that was made', () => {
  const { id: _, code: __, version: ___, createdAt: ____, updatedAt: _____, ...typed } = house
  const renamed = { property: [{ ...house, name: 'Gable', squareMeters: 80, version: 2 }] }
  expect(doneTo(renamed, createRentObject, { body: { ...typed, id: HOUSE } })).toEqual({})
})

test('a property is made once under its id, whatever became of its rent', () => {
  const { id: _, code: __, version: ___, createdAt: ____, updatedAt: _____, ...typed } = house
  const made = { body: { ...typed, id: HOUSE } }
  expect(doneTo({}, createRentObject, made)).toMatchObject({
    [`property:${HOUSE}`]: { ...typed, code: '', version: 1 },
  })
  const known = { property: [{ ...house, baseRent: 2_000 }] }
  expect(doneTo(known, createRentObject, made)).toEqual({})
  const other = { body: { ...made.body, name: 'Other' } }
  expect(doneTo(known, createRentObject, other)).toBe('IDEMPOTENCY_MISMATCH')
})

test('what a home is called and where it stands is taken as it reads, and one that was kept otherwise is made once', () => {
  const { id: _, code: __, version: ___, createdAt: ____, updatedAt: _____, ...typed } = house
  const asSent = { ...typed, id: HOUSE, name: 'Gable\u202E', address: 'Birkenweg 7\n3013\u200B Bern' }
  const body = newProperty.parse({ ...asSent, organizationId: idOf(3) })
  expect(body).toMatchObject({ name: 'Gable', address: 'Birkenweg 7 3013 Bern' })
  expect(changedDetails.parse({ address: asSent.address })).toEqual({ address: 'Birkenweg 7 3013 Bern' })
  const again = { body: { ...asSent, name: body.name, address: body.address } }
  for (const version of [1, 2]) {
    const kept = property(1, { ...house, name: asSent.name, address: asSent.address, version })
    expect(doneTo({ property: [kept] }, createRentObject, again)).toEqual({})
  }
})
