import { expect, test } from 'vitest'
import { homeCountries } from '#shared/home-countries.ts'
import { packs } from '#shared/policy/every-pack.ts'
import { rulesAskedBy } from '#shared/policy/policy-packs.ts'
import { askedFor } from './asked.ts'
import { sources } from './every-source.ts'
import { askedAlike, documentStages, keptIn, residentsKeptIn } from './facts.ts'

const rowOf = (rules: Parameters<typeof askedFor>[0], path: string) =>
  askedFor(rules)
    .flatMap(({ questions }) => questions)
    .find(({ paths }) => paths.includes(path))

test('as the specification has it, all is needed that has to be answered, and a reference or the word that there is none', () => {
  expect(rowOf(undefined, 'nationality')).toEqual({ paths: ['nationality'], how: 'needed', ofGuarantors: 'not_asked' })
  expect(rowOf(undefined, 'commentaryStartDate')).toEqual({ paths: ['commentaryStartDate'], how: 'voluntary' })
  expect(rowOf(undefined, 'numberOfChildren')?.how).toBe('needed')
  expect(rowOf(undefined, 'casualtyInsuranceName')?.how).toBe('follow_up')
  expect(rowOf(undefined, 'reference.company')).toMatchObject({ how: 'needed', orElse: 'reference.noReference' })
  expect(rowOf(undefined, 'pets'), 'who does not tick it is kept as having none').toEqual({
    paths: ['subletting', 'pets'],
    how: 'no_unless_ticked',
  })
  expect(rowOf(undefined, 'currentAddress.city')?.paths).toContain('currentAddress.street')
})

test('a pack makes a question voluntary, a choice of ranges, or none, and what follows it up with it', () => {
  expect(rowOf(packs.DE, 'dateOfBirth')).toMatchObject({ how: 'voluntary', rule: 'dateOfBirth' })
  expect(rowOf(packs.CH, 'profession.grossSalary')).toMatchObject({ how: 'range', rule: 'profession.grossSalary' })
  expect(rowOf(packs.CH, 'profession.grossSalary')?.answers).toHaveLength(11)
  expect(rowOf(packs.FR, 'reference.company')).toMatchObject({ how: 'not_asked', rule: 'reference' })
  expect(rowOf(packs.FR, 'casualtyInsuranceName')?.how).toBe('not_asked')
  expect(rowOf(packs.FR, 'profession.grossSalary')?.how).toBe('needed')
  expect(rowOf(packs.DE, 'profession.grossSalary')?.how).toBe('not_asked')
  expect(rowOf(packs.DE, 'profession.netIncome')).toMatchObject({ how: 'voluntary', ofGuarantors: 'voluntary' })
  expect(rowOf(packs.FR, 'profession.netIncome'), 'no news where it is not asked').toBeUndefined()
})

test('every question that a pack asks otherwise is told with its source', () => {
  for (const country of homeCountries) {
    const rules = askedFor(packs[country]).flatMap(({ questions }) => questions.flatMap(({ rule }) => rule ?? []))
    expect([country, ...rules].toSorted()).toEqual([country, ...Object.keys(packs[country].questions)].toSorted())
    expect(rules.filter((rule) => !sources[country].questions[rule])).toEqual([])
  }
})

test('documents are told with the stage at which they are asked for', () => {
  const stages = (country?: 'CH' | 'FR') =>
    Object.fromEntries(documentStages(country && packs[country]).map(({ type, stage }) => [type, stage]))
  expect(stages()).toMatchObject({
    proof_of_income: 'at_once',
    other_document: 'if_wanted',
    identity_document: 'not_taken',
  })
  expect(stages('CH')).toMatchObject({ proof_of_income: 'once_chosen', other_document: 'if_wanted' })
  expect(stages('FR')).toMatchObject({ identity_document: 'at_once', debt_collection_certificate: 'not_taken' })
})

test('how long is told by whose word: the organization’s, a source’s, our reading of it, or our own', () => {
  const homes = homeCountries.map((country) => ({ country, policyPack: country, ownQuestions: [] }))
  expect(keptIn({ homes, retentionDays: null }).map(({ word, days }) => [word, days])).toEqual(
    homeCountries.map((country) => [
      // Of the others no source names a time.
      new Map<string, string>([
        ['CH', 'reading'],
        ['DE', 'source'],
      ]).get(country) ?? 'own',
      packs[country].retention.days,
    ]),
  )
  expect(keptIn({ homes: homes.slice(0, 1), retentionDays: 30 })).toEqual([
    { country: 'CH', days: 30, word: 'chosen', source: null },
  ])
  expect(keptIn({ homes: [], retentionDays: null })).toHaveLength(homeCountries.length)
})

test('who lived in a home is kept by our reading of when claims lapse, or as the organization chose', () => {
  const homes = homeCountries.map((country) => ({ country, policyPack: country, ownQuestions: [] }))
  expect(residentsKeptIn({ homes, residentDays: null }).map(({ word, days }) => [word, days])).toEqual(
    homeCountries.map((country) => ['reading', packs[country].afterTenancy.days]),
  )
  expect(residentsKeptIn({ homes: homes.slice(0, 1), residentDays: 400 })).toEqual([
    { country: 'CH', days: 400, word: 'chosen', source: null },
  ])
})

test('countries in which the same is asked are told together', () => {
  const home = (country: 'CH' | 'DE' | 'FR', policyPack: 'DE' | 'FR', ...ownQuestions: string[]) => ({
    country,
    policyPack,
    ownQuestions,
  })
  const homes = [home('CH', 'DE'), home('DE', 'DE'), home('FR', 'FR')]
  expect(askedAlike(homes).map(({ countries }) => countries)).toEqual([['CH', 'DE'], ['FR']])
  const [swiss, german] = [home('CH', 'DE', 'parkingSpace'), home('DE', 'DE')]
  expect(askedAlike([swiss, german]).map(({ countries }) => countries)).toEqual([['CH'], ['DE']])
})

test('what an organization asks besides is told, with its source and what for', () => {
  const asked = rulesAskedBy({ policyPack: 'CH', ownQuestions: ['parkingSpace'] })
  expect(rowOf(asked, 'parkingSpace')).toEqual({ paths: ['parkingSpace'], how: 'voluntary', rule: 'parkingSpace' })
  expect(sources.CH.mayAsk.parkingSpace).toBeTruthy()
  expect(rowOf(packs.CH, 'parkingSpace'), 'nobody asked').toBeUndefined()
  expect(rowOf(undefined, 'debtEnforcement'), 'no pack').toBeUndefined()
})
