import { expect, test } from 'vitest'
import { emptyAnswers, withBlanks } from './answers.ts'

test('answers that an earlier release kept open with blanks for what it did not ask, and keep all else', () => {
  const answers = { ...emptyAnswers('2027-03-01'), confirmed: true, affirmed: ['a'] }
  const [renter = expect.unreachable()] = answers.mainRenters
  const { nationality: _, profession, ...others } = { ...renter, firstName: 'Anna' }
  const { grossSalary: __, ...work } = { ...profession, profession: 'Lehrerin' }
  const { pets: ___, ...generalInfo } = { ...answers.generalInfo, visitedProperty: false }
  const older = { ...others, profession: work }
  const kept: unknown = { ...answers, mainRenters: [older], removed: [{ renter: older, index: 1 }], generalInfo }
  const filled = { ...renter, firstName: 'Anna', profession: { ...profession, profession: 'Lehrerin' } }
  expect(withBlanks(kept as typeof answers)).toEqual({
    ...answers,
    mainRenters: [filled],
    removed: [{ renter: filled, index: 1 }],
    generalInfo: { ...answers.generalInfo, visitedProperty: false },
  })
})
