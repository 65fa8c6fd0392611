import { expect, test } from 'vitest'
import { UNKNOWN_START } from '#shared/resident/resident.ts'
import { knownEntries } from './entered-on.ts'
import { buildParty } from './testing/build-protocol.ts'

const parties = [
  buildParty({ role: 'tenant_out', name: 'Anna Alt' }),
  buildParty({ role: 'tenant_in', name: 'Ben Neu' }),
]
const content = { date: '2027-01-15', parties }
const resident = (name: string, moveInDate: string) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { firstName, lastName, moveInDate }
}
const entry = { kind: 'move_in' as const, date: '2020-02-03' }

test('the day of the protocol of the moving in comes first, then the days from which those who leave live there', () => {
  expect(knownEntries(content, entry, [resident('ANNA Alt', '2020-02-01'), resident('Ben Neu', '2019-01-01')])).toEqual(
    [{ on: '2020-02-03' }, { on: '2020-02-01', resident: 'ANNA Alt' }],
  )
})

test('nothing is proposed of what nobody knows, what comes later, or a protocol by which nobody moved in', () => {
  const residents = [resident('Anna Alt', UNKNOWN_START), resident('Anna Alt', '2027-01-15')]
  expect(knownEntries(content, { ...entry, kind: 'move_out' as never }, residents)).toEqual([])
  expect(knownEntries(content, undefined, [resident('Anna Alt', '2020-02-03')])).toHaveLength(1)
  expect(knownEntries(content, entry, [resident('Anna Alt', '2020-02-03')]), 'the same day is said once').toHaveLength(
    1,
  )
})
