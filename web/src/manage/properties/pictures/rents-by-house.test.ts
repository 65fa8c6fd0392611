import { expect, test } from 'vitest'
import { property } from '#shared/testing/rows.ts'
import { rentsByHouse } from './rents-by-house.ts'

test('homes of one house stand together, the fullest house first, and those that stand alone last', () => {
  const homes = [
    property(1, { address: 'Seestr. 5, Zürich', baseRent: 2000, squareMeters: 100 }),
    property(2, { address: 'Seestrasse 5, Zürich', baseRent: 1500, squareMeters: 100 }),
    property(3, { address: 'Allee 1, Zürich', baseRent: 3000, squareMeters: 100 }),
    property(4, { address: 'Allee 1, Berlin', country: 'DE', baseRent: 900, squareMeters: 60 }),
  ]
  const found = rentsByHouse(homes).map(({ country, most, houses }) => [
    country,
    most,
    ...houses.map((house) => [house.address, house.homes.map(({ value }) => value)]),
  ])
  expect(found).toEqual([
    ['CH', 30, ['Seestrasse 5, Zürich', [15, 20]], [undefined, [30]]],
    ['DE', 15, [undefined, [15]]],
  ])
  expect(rentsByHouse([])).toEqual([])
})
