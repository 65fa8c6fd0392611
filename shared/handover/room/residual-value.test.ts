import { describe, expect, test } from 'vitest'
import { lifeSpans, usualYears } from './life-spans.ts'
import { residualValue, shortenedBy } from './residual-value.ts'

const plain = (years: number) => ({ years, freeYears: 0, restPercent: 0 })
const after = (age: number, wear = plain(8), newPrice?: number) =>
  residualValue({ installedYear: 2020, date: `${2020 + age}-06-30`, wear, newPrice })

describe('what is left of the value', () => {
  test('falls evenly to nothing along the life span', () => {
    expect([0, 2, 4, 8, 30].map((age) => after(age)?.percent)).toEqual([100, 75, 50, 0, 0])
    expect(after(3, plain(8), 1200)).toEqual({ ageYears: 3, percent: 63, amount: 750 })
  })

  test('stays whole for the years without abatement, and never falls below what remains at the end', () => {
    const grid = { years: 7, freeYears: 1, restPercent: 10 }
    expect([0, 1, 2, 4, 6, 7, 40].map((age) => after(age, grid)?.percent)).toEqual([100, 100, 85, 55, 25, 10, 10])
    expect(after(4, grid, 1000)?.amount).toBe(550)
    expect(after(40, grid, 1000)?.amount).toBe(100)
  })

  test('cannot be said of what was installed later, or is over before it begins', () => {
    for (const wear of [plain(0), plain(-1), plain(Number.NaN), { years: 5, freeYears: 5, restPercent: 10 }])
      expect(after(2, wear)).toBeUndefined()
    expect(after(-1)).toBeUndefined()
  })
})

test('commercial use shortens the life span and its free years by the same part, and leaves what remains', () => {
  expect([20, 25, 50].map((percent) => shortenedBy(percent, plain(8)).years)).toEqual([6.4, 6, 4])
  expect(shortenedBy(50, { years: 10, freeYears: 2, restPercent: 15 })).toEqual({
    years: 5,
    freeYears: 1,
    restPercent: 15,
  })
  expect(after(3, shortenedBy(50, plain(8)))?.percent).toBe(25)
})

describe('the published life spans', () => {
  const years = Object.fromEntries(lifeSpans.map(({ type, ...span }) => [type, usualYears(span)]))

  test('are each published once, and of a range nothing is taken before somebody said which', () => {
    expect(new Set(lifeSpans.map(({ type }) => type)).size).toBe(lifeSpans.length)
    expect(lifeSpans.filter(({ upTo }) => upTo !== undefined).map(({ type }) => type)).toEqual(['carpet', 'pvc_floor'])
    expect([years['carpet'], years['pvc_floor']]).toEqual([undefined, undefined])
  })

  test('have the kitchen and ingrain wallpaper, and each says who published it', () => {
    expect(years).toMatchObject({ ingrain_wallpaper: 10, fridge: 10, extractor_hood: 10, oven_and_hob: 15, paint: 8 })
    expect(lifeSpans.filter(({ source }) => !source)).toEqual([])
  })
})
