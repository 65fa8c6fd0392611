import { expect, test } from 'vitest'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import { sampleGeneralInfo, sampleRenter } from '#shared/application/testing/sample-answers.ts'
import { generalInfoUnder, questionnaireUnder, renterUnder } from './answers-under-pack.ts'
import { policyPacks } from './every-pack.ts'
import { salaryBands } from './packs/ch.ts'
import { rulesOf } from './policy-packs.ts'
import { withoutForbidden } from './questions-under-pack.ts'

const today = '2026-11-21'
const renter = { ...sampleRenter, nationality: 'IT', documents: [] }

const rules = (pack: (typeof policyPacks)[number]) => rulesOf(pack) ?? expect.unreachable()
const issues = (pack: (typeof policyPacks)[number], changes: object) =>
  renterUnder(rules(pack), today)
    .safeParse({ ...renter, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
const kept = (pack: (typeof policyPacks)[number], changes: object = {}) =>
  withoutForbidden(rules(pack), renterQuestions, { ...renter, ...changes })

test.each(policyPacks)('%s refuses nothing that the specification accepts', (pack) => {
  const said = { mainRenters: [renter], generalInfo: sampleGeneralInfo, confirmed: true }
  expect(questionnaireUnder(rules(pack), today).safeParse(said).success).toBe(true)
})

test.each(policyPacks)('%s goes without a reference, and without a word about insurance', (pack) => {
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

test('in Germany nobody is asked for a nationality, and birthday and salary may be left open; a birthday is still one', () => {
  expect(kept('DE')).toEqual({ ...renter, nationality: '' })
  const open = { dateOfBirth: '', profession: { ...renter.profession, grossSalary: '' } }
  expect(issues('DE', open)).toBeUndefined()
  expect(issues('DE', { nationality: 17 })).toBeUndefined()
  expect(issues('DE', { dateOfBirth: '1990-02-30' })).toEqual(['dateOfBirth: date_invalid'])
  expect(issues('DE', { profession: { ...renter.profession, grossSalary: '-5' } })).toEqual([
    'profession.grossSalary: gross_salary_invalid',
  ])
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

test('no pack, and one that only a later release knows, change nothing', () => {
  expect([rulesOf(null), rulesOf(undefined), rulesOf('XX'), rulesOf('toString')]).toEqual(Array(4).fill(undefined))
})
