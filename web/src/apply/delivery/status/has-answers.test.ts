import { expect, test } from 'vitest'
import { type Answers, emptyAnswers, emptyRenter } from '#web/apply/storage/answers.ts'
import { hasAnswers } from './has-answers.ts'

const START = '2027-02-01'

test('a questionnaire that was only opened says nothing, with the start date of its home in it or not', () => {
  expect(hasAnswers(emptyAnswers(START), START)).toBe(false)
  expect(hasAnswers(emptyAnswers(), START)).toBe(false)
  expect(hasAnswers(emptyAnswers())).toBe(false)
  expect(hasAnswers({ ...emptyAnswers(), affirmed: [], removed: [] })).toBe(false)
})

const changes: [string, (answers: Answers) => void][] = [
  ['a letter of a name', ({ mainRenters: [renter] }) => void (renter && (renter.firstName = 'A'))],
  ['a country', ({ mainRenters: [renter] }) => void (renter && (renter.currentAddress.country = 'DE'))],
  ['that there is no reference', ({ mainRenters: [renter] }) => void (renter && (renter.reference.noReference = true))],
  ['a second renter', ({ mainRenters }) => void mainRenters.push(emptyRenter())],
  ['another start date', ({ generalInfo }) => void (generalInfo.desiredStartDate = '2027-03-01')],
  ['a no', ({ generalInfo }) => void (generalInfo.visitedProperty = false)],
  ['one more adult', ({ generalInfo }) => void (generalInfo.numberOfAdults = 2)],
]
test.each(changes)('with %s it says something', (_, change) => {
  const answers = emptyAnswers(START)
  change(answers)
  expect(hasAnswers(answers, START)).toBe(true)
})
