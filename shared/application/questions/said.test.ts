import { expect, test } from 'vitest'
import { sampleGeneralInfo } from '#shared/application/testing/sample-answers.ts'
import { generalInfoQuestions } from './general-info.ts'
import { saidOf, shownOf, type Words } from './said.ts'

const words: Words = { yes: 'Yes', no: 'No' }
const insuranceOf = (casualtyInsurance: boolean | null, casualtyInsuranceName: string, how: Words = words) =>
  saidOf(generalInfoQuestions, { ...sampleGeneralInfo, casualtyInsurance, casualtyInsuranceName }, how).find(
    ({ name }) => name === 'casualtyInsurance',
  )?.value

test('a follow-up stands behind its yes, or instead of it', () => {
  expect(insuranceOf(true, 'Mobiliar')).toBe('Yes, Mobiliar')
  const instead: Words = { ...words, instead: true }
  expect(insuranceOf(true, 'Mobiliar', instead)).toBe('Mobiliar')
  expect(insuranceOf(true, '', instead)).toBe('Yes')
  expect(insuranceOf(false, 'Mobiliar', instead)).toBe('No')
  expect(insuranceOf(null, '')).toBe('')
})

test('each question is said once, by its kind: those named first, then the others as they are asked', () => {
  const lines = saidOf(generalInfoQuestions, sampleGeneralInfo, words, ['pets', 'numberOfAdults'])
  expect(lines.slice(0, 8).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'pets: No',
    'numberOfAdults: 1',
    'desiredStartDate: 01.02.2027',
    'commentaryStartDate: ',
    'numberOfChildren: 0',
    'visitedProperty: Yes',
    'casualtyInsurance: Yes, Mobiliar',
    'subletting: No',
  ])
  expect(shownOf(generalInfoQuestions)).toHaveLength(lines.length)
})
