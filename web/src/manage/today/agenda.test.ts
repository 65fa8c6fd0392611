import { expect, test } from 'vitest'
import { idOf, process, property, resident } from '#shared/testing/rows.ts'
import { comingUp, forgotten, movesSoon } from './agenda.ts'

const TODAY = '2026-06-10'
const home = property(1)
const homes = { properties: [home], residents: [], processes: [], drafts: [], signed: undefined }
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

test('a handover that is not signed is named from two weeks before its day until two weeks after; older ones are counted', () => {
  const draft = (date: string) => [{ id: idOf(500), propertyId: home.id, date }]
  expect(kinds({ drafts: draft('2026-06-24T08:00:00.000Z') })).toEqual(['handover 2026-06-24'])
  expect(kinds({ drafts: draft('2026-05-27') })).toEqual(['handover 2026-05-27'])
  expect(forgotten(draft('2026-05-27'), TODAY)).toEqual([])
  expect(kinds({ drafts: draft('2026-05-26') })).toEqual([])
  expect(forgotten(draft('2026-05-26T08:00:00.000Z'), TODAY)).toHaveLength(1)
  expect(kinds({ drafts: draft('2026-06-25') })).toEqual([])
})

test('a move without a protocol near its day says so before, and two weeks after it is told of for that alone', () => {
  const missed = (given: Partial<Parameters<typeof comingUp>[0]>) =>
    comingUp({ ...homes, signed: [], ...given }, TODAY).map(
      ({ kind, isUnprepared }) => `${kind} ${isUnprepared ?? false}`,
    )
  const [comes, came] = [resident(5, { moveInDate: '2026-06-20' }), resident(6, { moveInDate: '2026-05-27' })]
  const went = resident(7, { moveOutDate: TODAY })
  const at = (date: string) => [{ id: idOf(500), propertyId: home.id, date }]
  expect(missed({ residents: [comes] })).toEqual(['moves_in true'])
  expect(missed({ residents: [comes], drafts: at('2026-07-01') })).toEqual(['moves_in false'])
  expect(missed({ residents: [comes], signed: at('2026-06-19T10:00:00Z') })).toEqual(['moves_in false'])
  expect(missed({ residents: [comes], signed: at('2026-03-01') }), 'of another move').toEqual(['moves_in true'])
  expect(missed({ residents: [came, went] })).toEqual(['moved_in true', 'moved_out true'])
  expect(missed({ residents: [came, went], signed: at('2026-06-02') })).toEqual([])
  expect(missed({ residents: [resident(6, { moveInDate: '2026-05-26' })] }), 'too long ago').toEqual([])
  expect(missed({ residents: [came], signed: undefined }), 'where nobody records handovers').toEqual([])
})

test('protocols are looked for at the homes that somebody moves into or out of in these weeks', () => {
  const soon = (given: Partial<Parameters<typeof movesSoon>[0]>) => movesSoon(resident(5, given), TODAY)
  expect(soon({ moveInDate: '2026-06-24' })).toBe(true)
  expect(soon({ moveInDate: '2026-06-25' })).toBe(false)
  expect(soon({ moveInDate: '2020-01-01', moveOutDate: '2026-05-27' })).toBe(true)
  expect(soon({ moveInDate: '2020-01-01', moveOutDate: '2026-05-26' })).toBe(false)
})

test('who has gone, or was never to come, is no move', () => {
  const residents = [
    resident(5, { moveOutDate: '2026-06-10' }),
    resident(6, { moveInDate: '2026-06-20', moveOutDate: '2026-06-20' }),
  ]
  expect(kinds({ residents })).toEqual([])
})
