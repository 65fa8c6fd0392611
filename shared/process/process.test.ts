import { expect, test } from 'vitest'
import { acceptsApplications, deriveRentObject, externalProcess, readProcess } from './process.ts'

const read = (record: object) => readProcess(externalProcess.parse({ id: 'p', status: 'open', ...record }))

test('only a closed process takes no applications', () => {
  expect(['pending', 'open', 'closed', 'paused'].filter((status) => acceptsApplications({ status }))).toEqual([
    'pending',
    'open',
    'paused',
  ])
})

test('missing fields get the defaults of the specification', () => {
  expect(read({})).toEqual({
    id: 'p',
    code: '',
    status: 'open',
    country: 'DE',
    name: '',
    address: '',
    propertyType: 'apartment',
    rooms: undefined,
    squareMeters: undefined,
    rent: undefined,
    sideCosts: undefined,
    startDate: undefined,
    startDateType: 'immediately',
    conditions: {},
  })
})

test.each([
  [{ propertyAddress: 'a' }, { address: 'a' }],
  [{ address: 'a' }, { address: 'a' }],
  [{ rooms: 3.5 }, { rooms: 3.5 }],
  [{ numberOfRooms: '3.5' }, { rooms: 3.5 }],
  [{ numberOfRooms: 'n/a' }, { rooms: undefined }],
  [{ squareMeters: 82 }, { squareMeters: 82 }],
  [{ size: 82 }, { squareMeters: 82 }],
  [{ newRent: 1, monthlyRent: 2, rent: 3 }, { rent: 1 }],
  [{ newRent: null, monthlyRent: 2, rent: 3 }, { rent: 2 }],
  [{ rent: 0 }, { rent: 0 }],
  [{ sideCosts: 210 }, { sideCosts: 210 }],
  [{ country: 'CH' }, { country: 'CH' }],
  [
    { country: '', propertyType: 'castle' },
    { country: 'DE', propertyType: 'apartment' },
  ],
  // Of a later release: an amount is named without money rather than in another one.
  [{ country: 'IT' }, { country: undefined }],
])('%j is read as %j', (record, summary) => {
  expect(read(record)).toMatchObject(summary)
})

test('the browser keeps the six documented fields of the rent object', () => {
  const derived = deriveRentObject(read({ rooms: 3, size: 82, rent: 2450, address: 'a', country: 'CH' }))
  expect(derived).toEqual({
    country: 'CH',
    address: 'a',
    propertyType: 'apartment',
    rooms: 3,
    squareMeters: 82,
    rent: 2450,
  })
})
