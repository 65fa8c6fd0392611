import { expect, test } from 'vitest'
import { buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { roomProgress } from '#web/manage/handover/fields/progress-ring.tsx'
import { makeComponent } from '#web/manage/handover/prepare/make-room.ts'

const of = (content: Record<string, unknown>) => roomProgress(buildRoom(content).content)

test('a room is done when it was seen and everything in it is judged', () => {
  const wall = makeComponent('Wände', false)
  expect(of({ coverage: null })).toBe(0)
  expect(of({ coverage: 'inspected', components: [] })).toBe(1)
  expect(of({ coverage: 'inspected', components: [wall] })).toBe(0.5)
  expect(of({ coverage: 'inspected', components: [{ ...wall, condition: 'good' }] })).toBe(1)
})

test('a room that nobody could enter is done when it says why', () => {
  expect(of({ coverage: 'inaccessible', components: [makeComponent('Wände', false)] })).toBe(0.5)
  expect(of({ coverage: 'inaccessible', coverageReason: 'Schlüssel fehlt' })).toBe(1)
})
