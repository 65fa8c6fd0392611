import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { emptyLogForm, filterOf, isAfterEnd, readLogForm } from './log-filter.ts'

test('an address says what is looked for in the log, and comes back from it', () => {
  const actorId = newId()
  const address = new URLSearchParams({ subject: 'property', actorId, from: '2026-05-01', to: '2026-05-31' })
  const form = readLogForm(address)
  expect(filterOf(form)).toEqual(Object.fromEntries(address))
  expect(new URLSearchParams(filterOf(form)).toString()).toBe(address.toString())
})

test.each(['', 'subject=everything', 'actorId=%27%20or%201', 'from=yesterday', 'to=2026-02-30', 'tab=properties'])(
  'an address with nothing that can be looked for (%j) shows all of it',
  (query) => {
    expect(readLogForm(new URLSearchParams(query))).toEqual(emptyLogForm)
    expect(filterOf(readLogForm(new URLSearchParams(query)))).toEqual({})
  },
)

test('as long as a day is half typed it is not looked for', () => {
  expect(filterOf({ ...emptyLogForm, subject: 'user', from: '1.5.' })).toEqual({ subject: 'user' })
})

test('a period that ends before it begins is seen, as soon as both days are typed', () => {
  const [may, june] = ['2026-05-31', '2026-06-01']
  expect(isAfterEnd(filterOf({ from: june, to: may }))).toBe(true)
  for (const fine of [{ from: may, to: june }, { from: may, to: may }, { from: june }, { from: june, to: '3.' }]) {
    expect(isAfterEnd(filterOf(fine))).toBe(false)
  }
})
