import { expect, test } from 'vitest'
import { idOf, process, property, resident } from '#shared/testing/rows.ts'
import { comingUp } from './agenda.ts'

const TODAY = '2026-06-10'
const home = property(1)
const homes = { properties: [home], residents: [], processes: [], drafts: [] }
const kinds = (given: Partial<Parameters<typeof comingUp>[0]>) =>
  comingUp({ ...homes, ...given }, TODAY).map(({ kind, on }) => `${kind} ${on}`)

test('a home becomes free when the last of its residents goes within 60 days, unless it is being let already', () => {
  const residents = [resident(5, { moveOutDate: '2026-07-01' }), resident(6, { moveOutDate: '2026-07-31' })]
  expect(kinds({ residents })).toEqual(['becomes_free 2026-07-31'])
  expect(kinds({ residents, processes: [process(9, home.id)] })).toEqual([])
  expect(kinds({ residents, processes: [process(9, home.id, { status: 'closed' })] })).toHaveLength(1)
  expect(kinds({ residents: [resident(5, { moveOutDate: '2026-08-31' })] })).toEqual([])
})

test('a home that somebody else stays in, or moves into, does not become free', () => {
  const goes = resident(5, { moveOutDate: '2026-07-01' })
  expect(kinds({ residents: [goes, resident(6)] })).toEqual([])
  expect(kinds({ residents: [goes, resident(6, { moveInDate: '2026-07-01' })] })).toEqual([])
})

test('moves of the next two weeks stand in the order of their days, and who moves together is one line', () => {
  const residents = [
    resident(5, { moveInDate: '2026-06-20' }),
    resident(6, { moveInDate: '2026-06-20', firstName: 'Anna' }),
    resident(7, { moveOutDate: '2026-06-15' }),
    resident(8, { moveInDate: '2026-06-25' }),
  ]
  const lines = comingUp({ ...homes, residents }, TODAY)
  expect(lines.map(({ kind, on, names }) => [kind, on, names])).toEqual([
    ['moves_out', '2026-06-15', ['Ben Muster']],
    ['moves_in', '2026-06-20', ['Ben Muster', 'Anna Muster']],
  ])
})

test('a handover that is not signed is named from two weeks before its day, and afterwards until it is', () => {
  const draft = (date: string) => [{ id: idOf(500), propertyId: home.id, date }]
  expect(kinds({ drafts: draft('2026-06-24T08:00:00.000Z') })).toEqual(['handover 2026-06-24'])
  expect(kinds({ drafts: draft('2026-05-01') })).toEqual(['handover 2026-05-01'])
  expect(kinds({ drafts: draft('2026-06-25') })).toEqual([])
})

test('who has gone, or was never to come, is no move', () => {
  const residents = [
    resident(5, { moveOutDate: '2026-06-10' }),
    resident(6, { moveInDate: '2026-06-20', moveOutDate: '2026-06-20' }),
  ]
  expect(kinds({ residents })).toEqual([])
})
