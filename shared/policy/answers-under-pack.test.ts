import { expect, test } from 'vitest'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import { sampleGeneralInfo, sampleRenter } from '#shared/application/testing/sample-answers.ts'
import { type HomeCountry, homeCountries } from '#shared/home-countries.ts'
import { generalInfoUnder, questionnaireUnder, renterUnder } from './answers-under-pack.ts'
import { salaryBands } from './packs/ch.ts'
import { rulesOf } from './policy-packs.ts'
import { withoutForbidden } from './questions-under-pack.ts'

const today = '2026-11-21'
const renter = { ...sampleRenter, nationality: 'IT', documents: [] }

const rules = (pack: HomeCountry) => rulesOf(pack) ?? expect.unreachable()
const issues = (pack: HomeCountry, changes: object) =>
  renterUnder(rules(pack), today)
    .safeParse({ ...renter, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
const kept = (pack: HomeCountry, changes: object = {}) =>
  withoutForbidden(rules(pack), renterQuestions, { ...renter, ...changes })

test.each(homeCountries)('%s refuses nothing that the specification accepts', (pack) => {
  const said = { mainRenters: [renter], generalInfo: sampleGeneralInfo, confirmed: true }
  expect(questionnaireUnder(rules(pack), today).safeParse(said).success).toBe(true)
})

test.each(['CH', 'DE', 'AT'] as const)('%s goes without a reference, and without a word about insurance', (pack) => {
  expect(
    issues(pack, { reference: { noReference: false, company: '', name: '', phone: '', email: '' } }),
  ).toBeUndefined()
  const { casualtyInsurance: _, casualtyInsuranceName: __, ...unanswered } = sampleGeneralInfo
  for (const said of [unanswered, { ...unanswered, casualtyInsurance: null }]) {
    expect(generalInfoUnder(rules(pack)).parse(said)).toMatchObject({
      casualtyInsurance: null,
      casualtyInsuranceName: '',
    })
  }
  expect(generalInfoUnder(rules(pack)).parse({ ...unanswered, casualtyInsurance: true }).casualtyInsurance).toBe(true)
})

test('in Switzerland somebody is Swiss or has a permit, and earns between two sums; all else is left out', () => {
  expect(issues('CH', { nationality: 'permit B' })).toBeUndefined()
  expect(issues('CH', { nationality: '' })).toEqual(['nationality: nationality_required'])
  expect(issues('CH', { nationality: 'Klingon' })).toEqual(['nationality: nationality_required'])
  expect(issues('CH', { profession: { ...renter.profession, grossSalary: '' } })).toEqual([
    'profession.grossSalary: gross_salary_required',
  ])
  expect(salaryBands).toHaveLength(11)
  expect([salaryBands[0], salaryBands[8], salaryBands[10]]).toEqual([
    "CHF 0–10'000 p.a.",
    "CHF 80'000–90'000 p.a.",
    "> CHF 100'000 p.a.",
  ])
  expect(kept('CH')).toEqual({ ...renter, nationality: '', profession: { ...renter.profession, grossSalary: '' } })
  const allowed = { nationality: 'CH', profession: { ...renter.profession, grossSalary: "CHF 80'000–90'000 p.a." } }
  expect(kept('CH', allowed)).toEqual({ ...renter, ...allowed })
})

test('in Germany nobody is asked for nationality or gross salary; birthday and net income may be left open, and are still what they are', () => {
  const net = { ...renter.profession, grossSalary: '', netIncome: 'ca. 3.100 €' }
  expect(kept('DE')).toEqual({ ...renter, nationality: '', profession: { ...net, netIncome: '' } })
  expect(kept('DE', { profession: { ...net, grossSalary: '4.900 €' } })).toMatchObject({ profession: net })
  const open = { dateOfBirth: '', profession: { ...renter.profession, grossSalary: '', netIncome: '' } }
  expect(issues('DE', open)).toBeUndefined()
  expect(issues('DE', { nationality: 17 })).toBeUndefined()
  expect(issues('DE', { dateOfBirth: '1990-02-30' })).toEqual(['dateOfBirth: date_invalid'])
  expect(issues('DE', { profession: { ...net, netIncome: '-5' } })).toEqual([
    'profession.netIncome: net_income_invalid',
  ])
  expect(issues('DE', { profession: { ...net, grossSalary: 'whatever an older app says' } })).toBeUndefined()
  expect(issues('DE', { dateOfBirth: today })).toEqual(['dateOfBirth: date_of_birth_in_future'])
  expect(issues('DE', { dateOfBirth: '2026-11-22' })).toEqual(['dateOfBirth: date_of_birth_in_future'])
})

test('in Austria nobody is asked for a nationality, and for the rest as the specification has it', () => {
  expect(kept('AT')).toEqual({ ...renter, nationality: '' })
  expect(issues('AT', { dateOfBirth: '' })).toEqual(['dateOfBirth: date_of_birth_required'])
  expect(issues('AT', { profession: { ...renter.profession, grossSalary: '' } })).toEqual([
    'profession.grossSalary: gross_salary_required',
  ])
})

test('in France nobody is asked for nationality, reference or insurance, and what an older app says of them is left out', () => {
  const said = { ...sampleGeneralInfo, casualtyInsurance: true, casualtyInsuranceName: 'Musterversicherung' }
  const nothing = { casualtyInsurance: null, casualtyInsuranceName: '' }
  expect(generalInfoUnder(rules('FR')).parse(said)).toMatchObject(nothing)
  expect(withoutForbidden(rules('FR'), generalInfoQuestions, said)).toEqual({ ...said, ...nothing })
  const reference = { noReference: false, company: '', name: '', phone: '', email: '' }
  expect(kept('FR')).toEqual({ ...renter, nationality: '', reference })
  const halfSaid = { reference: { ...reference, company: 'Altvermieter', email: 'none' } }
  expect(issues('FR', halfSaid)).toBeUndefined()
  expect(kept('FR', halfSaid)).toEqual({ ...renter, nationality: '', reference })
  expect(issues('FR', { dateOfBirth: '' })).toEqual(['dateOfBirth: date_of_birth_required'])
})

test('no pack, and one that only a later release knows, change nothing', () => {
  expect([rulesOf(null), rulesOf(undefined), rulesOf('XX'), rulesOf('toString')]).toEqual(Array(4).fill(undefined))
})
