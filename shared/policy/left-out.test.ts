import { expect, test } from 'vitest'
import { sampleGeneralInfo, sampleRenter } from '#shared/application/testing/sample-answers.ts'
import { leftOutQuestions } from './left-out.ts'
import { rulesAskedBy, rulesOf } from './policy-packs.ts'

const reference = { noReference: false, company: 'Altbau', name: '', phone: '', email: '' }
const answered = {
  mainRenters: [{ ...sampleRenter, nationality: 'IT', reference }],
  generalInfo: { ...sampleGeneralInfo, casualtyInsurance: true },
}

test('what was answered though nobody may ask it is named, and what was not answered is not', () => {
  expect(leftOutQuestions(rulesOf('FR'), answered)).toEqual(['nationality', 'reference', 'casualtyInsurance'])
  expect(leftOutQuestions(rulesOf('DE'), answered)).toEqual(['nationality', 'profession.grossSalary'])
  const [renter] = answered.mainRenters
  const nothing = { ...renter, nationality: '', reference: { ...reference, noReference: true, company: '' } }
  const open = { mainRenters: [nothing], generalInfo: { ...sampleGeneralInfo, casualtyInsurance: null } }
  expect(leftOutQuestions(rulesOf('FR'), open)).toEqual([])
})

test('so is what nobody was asked but where somebody chose it', () => {
  const said = { ...sampleGeneralInfo, casualtyInsurance: null, relationship: 'Geschwister', parkingSpace: true }
  const posted = { mainRenters: [], generalInfo: said }
  expect(leftOutQuestions(undefined, posted)).toEqual(['relationship', 'parkingSpace'])
  const ownQuestions = ['relationship', 'parkingSpace']
  expect(leftOutQuestions(rulesAskedBy({ policyPack: 'CH', ownQuestions }), posted)).toEqual([])
  expect(leftOutQuestions(rulesAskedBy({ policyPack: 'DE', ownQuestions }), posted)).toEqual(['relationship'])
})

test('so is a question of a group that is asked in one country alone', () => {
  const profession = { ...sampleRenter.profession, grossSalary: '', netIncome: '3.100 €' }
  const posted = { mainRenters: [{ ...sampleRenter, nationality: '', profession }] }
  for (const pack of ['CH', 'AT'] as const) {
    expect(leftOutQuestions(rulesOf(pack), posted)).toEqual(['profession.netIncome'])
  }
  expect(leftOutQuestions(undefined, posted)).toEqual(['profession.netIncome'])
  expect(leftOutQuestions(rulesOf('DE'), posted)).toEqual([])
})

test('so is an answer that is more exact than may be asked', () => {
  expect(leftOutQuestions(rulesOf('CH'), answered)).toEqual(['nationality', 'profession.grossSalary'])
  const profession = { ...sampleRenter.profession, grossSalary: "CHF 80'000–90'000 p.a." }
  const fitting = { mainRenters: [{ ...sampleRenter, nationality: 'permit B', profession }] }
  expect(leftOutQuestions(rulesOf('CH'), fitting)).toEqual([])
})

test.each([null, 'text', 7, {}, { mainRenters: 7 }, { mainRenters: [null, 'x', { reference: 3 }] }])(
  'nothing is said of %j',
  (posted) => {
    expect(leftOutQuestions(rulesOf('FR'), posted)).toEqual([])
  },
)
