import { expect, test } from 'vitest'
import { participantsOnWire, readParticipants, writeParticipants } from './participants.ts'

const issueOf = (value: unknown) => participantsOnWire.safeParse(value).error?.issues[0]?.message

test('names come back as they went, whatever stands in them', () => {
  const names = ['Anna "Änni" Alt', 'Đorđe\tÉ', '["]']
  expect(readParticipants(writeParticipants(names))).toEqual(names)
})

test('a client may send the text or the list; names are trimmed', () => {
  expect(participantsOnWire.parse('[" Anna ","Ben"]')).toEqual(['Anna', 'Ben'])
  expect(participantsOnWire.parse([' Anna '])).toEqual(['Anna'])
})

test.each([
  ['[]', 'participant_required'],
  ['', 'participant_required'],
  [undefined, 'participant_required'],
  ['["  "]', 'participant_name_required'],
  [[3], 'participant_name_required'],
])('%j is refused as %s', (value, issue) => {
  expect(issueOf(value)).toBe(issue)
})

test('text that is no list of names holds nobody', () => {
  expect(readParticipants('{"a":1}')).toEqual([])
  expect(readParticipants('Anna')).toEqual([])
})
