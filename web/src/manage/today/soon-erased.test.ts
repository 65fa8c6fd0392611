import { expect, test } from 'vitest'
import { application, idOf, process, property, resident } from '#shared/testing/rows.ts'
import { madeUntil, ofHomesSoonErased, soonErased } from './soon-erased.ts'

const TODAY = '2026-06-10'
const [swiss, german] = [property(1), property(10, { country: 'DE' })]
const properties = new Map([swiss, german].map((each) => [each.id, each]))
interface Kept {
  processes: ReturnType<typeof process>[]
  properties: typeof properties
  chosenDays: number | null
}
const inZurich: Kept = { processes: [process(2, swiss.id)], properties, chosenDays: null }
const inBerlin: Kept = { processes: [process(20, german.id)], properties, chosenDays: null }
const decidedOn = (day: string, number = 3, processId = idOf(2)) =>
  application(number, processId, { status: 'rejected', updatedAt: `${day}T09:00:00.000Z` })
const lines = (
  ...[applications, kept = inZurich, residents = []]: [
    ReturnType<typeof decidedOn>[],
    typeof inZurich?,
    ReturnType<typeof resident>[]?,
  ]
) => soonErased(applications, residents, kept, TODAY).map(({ count, from, isOneDay }) => [count, from, isOneDay])

test('what is erased within two weeks is named with its day, by the country of the home', () => {
  expect(lines([decidedOn('2026-06-05')])).toEqual([[1, '2026-06-12', true]])
  const old = [decidedOn('2025-12-20', 3, idOf(20)), decidedOn('2025-12-29', 4, idOf(20))]
  expect(lines(old, inBerlin)).toEqual([[1, '2026-06-18', true]])
})

test('what an organization chose counts instead', () => {
  const kept = { ...inZurich, chosenDays: 90 }
  expect(lines([decidedOn('2026-06-05')], kept)).toEqual([])
  expect(lines([decidedOn('2026-03-20')], kept)).toEqual([[1, '2026-06-18', true]])
})

test('several days of one process are a line, which names the first', () => {
  expect(lines([decidedOn('2026-06-08'), decidedOn('2026-06-05', 4), decidedOn('2026-06-05', 5)])).toEqual([
    [3, '2026-06-12', false],
  ])
})

test('what was due is gone, and through whom somebody lives there stays', () => {
  expect(lines([decidedOn('2026-06-01')])).toEqual([])
  const there = resident(9, { applicationId: idOf(3) })
  expect(lines([decidedOn('2026-06-05')], inZurich, [there])).toEqual([])
})

test('nothing that is erased soon was made later than is looked for', () => {
  for (const kept of [inZurich, inBerlin, { ...inBerlin, chosenDays: 1 }]) {
    const id = kept.processes[0]?.id ?? ''
    const until = madeUntil(kept, TODAY).get(id) ?? ''
    const days = Array.from({ length: 400 }, (_, ago) => new Date(Date.parse(`${TODAY}T21:59:00Z`) - ago * 86_400_000))
    const decided = days.map((day) => ({ ...decidedOn(TODAY, 3, id), updatedAt: day.toISOString() }))
    const due = decided.filter((each) => soonErased([each], [], kept, TODAY).length > 0)
    expect(due).not.toEqual([])
    expect(due.filter(({ updatedAt }) => updatedAt > until)).toEqual([])
  }
})

test('of each home the residents are named who are erased within two weeks, with the first day', () => {
  const erased = (number: number, erasesOn: string | null, propertyId = swiss.id) =>
    resident(number, { propertyId, erasesOn })
  const people = [
    erased(30, '2026-06-20'),
    erased(31, '2026-06-18'),
    erased(32, '2026-06-25'),
    erased(33, '2026-06-09'),
    erased(34, null),
    erased(35, '2026-06-12', german.id),
    erased(36, '2026-06-12', idOf(99)),
  ]
  expect(ofHomesSoonErased(people, properties, TODAY)).toEqual([
    { property: german, count: 1, from: '2026-06-12' },
    { property: swiss, count: 2, from: '2026-06-18' },
  ])
})
