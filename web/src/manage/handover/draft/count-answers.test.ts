import { expect, test } from 'vitest'
import { countAnswers } from './count-answers.ts'

test('a refusal and a signature on paper are no signatures', () => {
  const answers = ['signed', 'with_reservation', 'refused', 'on_paper'].map((outcome) => ({ outcome })) as never // what else is said is of no matter here
  expect(countAnswers(answers)).toEqual({ signed: 2, refused: 1, onPaper: 1 })
  expect(countAnswers([])).toEqual({ signed: 0, refused: 0, onPaper: 0 })
})
