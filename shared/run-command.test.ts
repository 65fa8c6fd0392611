import { expect, test } from 'vitest'
import { changeProcess } from '#shared/process/manager/commands.ts'
import { refuse } from './command.ts'
import { refusalOf, runCommand } from './run-command.ts'
import { doneTo, readIn } from './testing/done-to.ts'
import { idOf, process } from './testing/rows.ts'

const record = { id: idOf(2), version: 3 }
const change = [{ entity: 'process' as const, id: idOf(2) }]

test('what is not there is not changed', () => {
  expect(doneTo({}, changeProcess, { params: { id: idOf(2) }, body: {} })).toBe('NOT_FOUND')
})

test('a change leads to the next version, at its time', () => {
  const records = { process: [process(2, idOf(1), { version: 4 })] }
  expect(doneTo(records, changeProcess, { params: { id: idOf(2) }, body: { status: 'closed' } })).toMatchObject({
    [`process:${idOf(2)}`]: {
      version: 5,
      createdAt: '2027-01-15T09:00:00.000Z',
      updatedAt: '2027-02-01T12:00:00.000Z',
    },
  })
})

test('what is so already is said first, whatever somebody else did', () => {
  expect(refusalOf(changeProcess, [], record, 1)).toBeUndefined()
})

test('what is not there is said before what somebody else did, and that before what is refused', () => {
  expect(refusalOf(changeProcess, refuse('NOT_FOUND'), record, 1)).toEqual(refuse('NOT_FOUND'))
  expect(refusalOf(changeProcess, refuse('INVALID_TRANSITION'), record, 1)).toEqual(refuse('EDIT_CONFLICT'))
  expect(refusalOf(changeProcess, refuse('INVALID_TRANSITION'), record, 3)).toEqual(refuse('INVALID_TRANSITION'))
})

test('nobody is in the way of who saw what stands, says nothing of it, or changes another record alone', () => {
  expect(refusalOf(changeProcess, change, record, 1)).toEqual(refuse('EDIT_CONFLICT'))
  expect(refusalOf(changeProcess, change, record, 3)).toBeUndefined()
  expect(refusalOf(changeProcess, change, record, undefined)).toBeUndefined()
  expect(refusalOf(changeProcess, [{ entity: 'resident', id: idOf(9) }], record, 1)).toBeUndefined()
  expect(refusalOf({}, change, record, 1)).toBeUndefined()
})

test('a rule may remove what it is about, and stamps nothing then', () => {
  const removal = {
    ...changeProcess,
    apply: () => [{ entity: 'process' as const, id: idOf(2), remove: true as const }],
  }
  const context = {
    id: '',
    idFor: String,
    at: '',
    today: () => '',
    actor: { id: '', name: '' },
    seenVersion: undefined,
  }
  const read = readIn({ process: [process(2, idOf(1))] })
  expect(runCommand(removal, { params: { id: idOf(2) }, body: {} }, read, context)).toEqual([
    { entity: 'process', id: idOf(2), row: null },
  ])
})
