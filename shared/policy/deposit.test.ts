import { expect, test } from 'vitest'
import { largestDeposit } from './deposit.ts'

const home = { propertyType: 'apartment', rent: 1_000, sideCosts: 200 } as const

test('of a deposit the law of the home says how many rents it may be, with side costs or without', () => {
  expect(largestDeposit({ ...home, country: 'CH' })).toMatchObject({ amount: 3_600, amountFurnished: undefined })
  expect(largestDeposit({ ...home, country: 'DE' })).toMatchObject({ amount: 3_000, amountFurnished: undefined })
  expect(largestDeposit({ ...home, country: 'FR' })).toMatchObject({ amount: 1_000, amountFurnished: 2_000 })
  expect(largestDeposit({ ...home, country: 'CH', sideCosts: null })).toMatchObject({ amount: 3_000 })
})

test('where no law says so, nobody lives, or the rent is not known, nothing is said of it', () => {
  expect(largestDeposit({ ...home, country: 'AT' })).toBeUndefined()
  expect(largestDeposit({ ...home, country: 'DE', propertyType: 'commercial' })).toBeUndefined()
  expect(largestDeposit({ ...home, country: 'DE', rent: 0 })).toBeUndefined()
})
