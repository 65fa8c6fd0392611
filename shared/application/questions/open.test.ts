import { expect, test } from 'vitest'
import { askedOf } from './asked.ts'
import { taken } from './open.ts'
import { questions, yesNo } from './question.ts'

test('a question of a later release has to be answered, and what was sealed before it is taken', () => {
  const asked = questions({ visited: yesNo(), smokes: { ...yesNo(), isLater: true } })
  const sealed = { visited: true }
  expect(
    askedOf(asked)
      .safeParse(sealed)
      .error?.issues.map(({ path }) => path),
  ).toEqual([['smokes']])
  expect(askedOf(taken(asked)).parse(sealed)).toEqual({ visited: true, smokes: null })
  expect(
    askedOf(taken(asked))
      .safeParse({ smokes: false })
      .error?.issues.map(({ path }) => path),
  ).toEqual([['visited']])
})
