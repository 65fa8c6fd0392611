import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { leftOpen } from './left-open.ts'
import { buildDefect, buildProtocol, buildRoom } from './testing/build-protocol.ts'

const moveOut = buildProtocol({ kind: 'move_out' })
const part = (more: object = {}) => ({
  id: newId(),
  type: 'Wall',
  condition: null,
  works: null,
  installedYear: null,
  note: '',
  photoIds: [],
  ...more,
})

test('a room that was seen, and of which nothing is said, is told before signing', () => {
  const [kitchen, bath] = [buildRoom({ position: 2, components: [part()] }), buildRoom({ position: 1 })]
  expect(leftOpen(moveOut, [kitchen, bath])).toEqual([
    { kind: 'room_says_nothing', roomId: bath.id },
    { kind: 'room_says_nothing', roomId: kitchen.id },
  ])
})

test('a grade, a word, a photo or a defect says something, and nobody says anything of a room that nobody was in', () => {
  const rooms = [
    { components: [part(), part({ condition: 'good' })] },
    { components: [part({ note: 'scratched' })] },
    { components: [part({ photoIds: [newId()] })] },
    { note: 'freshly painted' },
    { photoIds: [newId()] },
    { defects: [buildDefect()] },
    { coverage: 'inaccessible', coverageReason: 'locked' },
    { coverage: 'not_present' },
  ]
  expect(
    leftOpen(
      moveOut,
      rooms.map((content) => buildRoom(content)),
    ),
  ).toEqual([])
})

test('who moves in without a key is told, and who leaves is asked for theirs elsewhere', () => {
  const key = (more: object) => ({
    id: newId(),
    kind: 'flat',
    serialNumber: '',
    handedOver: 0,
    returned: 0,
    ...more,
  })
  const withKeys = (kind: string, ...keys: object[]) => leftOpen(buildProtocol({ kind, keys }), [])
  expect(withKeys('move_in')).toEqual([{ kind: 'no_keys' }])
  expect(withKeys('move_out_in', key({ returned: 2 }))).toEqual([{ kind: 'no_keys' }])
  expect(withKeys('move_in', key({ handedOver: 2 }))).toEqual([])
  expect(withKeys('move_out_in', key({ returned: 2, handedOn: 2 }))).toEqual([])
  expect(withKeys('move_out')).toEqual([])
  expect(withKeys('interim')).toEqual([])
})
