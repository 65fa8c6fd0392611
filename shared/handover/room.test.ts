import { expect, test } from 'vitest'
import { type Condition, usualCondition } from './room.ts'

test.each<[(Condition | null)[], Condition]>([
  [[], 'good'],
  [['worn', null], 'good'],
  [['good', 'defective'], 'good'],
  [['new', 'worn'], 'new'],
  [['used', 'new', null], 'new'],
])('what is left in a room with %s is %s: the best grade, and never the last', (conditions, usual) => {
  expect(usualCondition(conditions.map((condition) => ({ condition })))).toBe(usual)
})
