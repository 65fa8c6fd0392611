import { expect, test } from 'vitest'
import { homeCountries } from '#shared/home-countries.ts'
import { packChoices, packOfNewProcess } from './pack-choice.ts'

test.each([null, ...packChoices])('for a home in France its list is asked, though %s was chosen', (choice) => {
  expect(packOfNewProcess(choice, 'FR')).toBe('FR')
})

test('elsewhere an organization chooses, for every home or as each home’s country has it', () => {
  const others = homeCountries.filter((country) => country !== 'FR')
  expect(others.map((country) => packOfNewProcess('home_country', country))).toEqual(others)
  expect(others.map((country) => packOfNewProcess(null, country))).toEqual(others.map(() => null))
  expect(packOfNewProcess('CH', 'DE')).toBe('CH')
})
