import { expect, test } from 'vitest'
import { buildDefect, buildRoom, buildWorkedOut } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { compareRoom, earlierDefects, stillThere } from './compare.ts'
import { numberDefects } from './number-defects.ts'
import type { ProtocolRoom } from './room.ts'
import { roomsBeside } from './then-and-now.ts'

const part = (type: string, condition: string) => ({
  id: newId(),
  type,
  condition,
  works: null,
  installedYear: null,
})

const compared = (now: ProtocolRoom, before: ProtocolRoom[], all = [now]) =>
  compareRoom(now, roomsBeside(before, all).before.get(now.id))

test('of two rooms that are called alike, and of two parts, the second is compared with the second', () => {
  const windows = (...grades: string[]) => grades.map((grade) => part('Fenster', grade))
  const before = ['good', 'worn'].map((grade, at) =>
    buildRoom({ name: 'Zimmer', position: at + 1, components: windows('new', grade) }),
  )
  const now = ['good', 'used'].map((grade, at) =>
    buildRoom({ name: 'Zimmer', position: at + 1, components: windows('new', grade) }),
  )
  const changes = now.map((room) => compared(room, before, now).components)
  expect(changes.map((each) => each.map((one) => [one.before.condition, one.component.condition]))).toEqual([
    [],
    [['worn', 'used']],
  ])
})

test('a room is found again by its name, and says what is different', () => {
  const [scratch, stain] = [buildDefect(), buildDefect({ description: 'Fleck' })]
  const before = buildRoom({ components: [part('Boden', 'good'), part('Wand', 'used')], defects: [scratch, stain] })
  const still = buildDefect({ baselineDefectId: scratch.id })
  const fresh = buildDefect({ description: 'Loch' })
  const now = buildRoom({
    name: ' küche ',
    components: [part('boden', 'worn'), part('Wand', 'used')],
    defects: [still, fresh],
  })
  const difference = compared(now, [before])
  expect(difference).toMatchObject({ roomId: now.id, isNew: false })
  expect(difference.components.map(({ component }) => component.condition)).toEqual(['worn'])
  expect(difference.newDefects).toEqual([fresh])
  expect(difference.remainingDefects).toEqual([{ defect: still, before: scratch }])
  expect(difference.otherDefects).toEqual([{ before: stain, state: 'not_looked_at' }])
})

test('a component that nobody looked at yet is no difference', () => {
  const before = buildRoom({ components: [part('Boden', 'good')] })
  const now = buildRoom({ components: [{ ...part('Boden', 'good'), condition: null }] })
  expect(compared(now, [before]).components).toEqual([])
})

test('a room that was not there is new, with every defect of it', () => {
  const now = buildRoom({ name: 'Keller', defects: [buildDefect()] })
  expect(compared(now, [buildRoom()])).toMatchObject({ isNew: true, newDefects: now.content.defects })
})

test('defects are numbered through all rooms in the order of the walk', () => {
  const kitchen = buildRoom({ position: 2, defects: [buildDefect({ description: 'c' })] })
  const hall = buildRoom({
    position: 1,
    defects: [buildDefect({ description: 'a' }), buildDefect({ description: 'b' })],
  })
  const numbered = numberDefects([kitchen, hall]).map(({ number, defect }) => `${number} ${defect.description}`)
  expect(numbered).toEqual(['1 a', '2 b', '3 c'])
})

test('what nobody looked at is never taken for repaired, also in a room that is called otherwise now, or is missing', () => {
  const [scratch, stain, hole] = [buildDefect(), buildDefect(), buildDefect()]
  const before = [buildRoom({ defects: [scratch, stain] }), buildRoom({ name: 'Keller', position: 2, defects: [hole] })]
  const now = buildRoom({
    name: 'Wohnküche',
    defects: [buildDefect({ baselineDefectId: scratch.id })],
    goneDefectIds: [stain.id],
  })
  expect(earlierDefects([now], before).map((each) => [each.before.id, each.state])).toEqual([
    [stain.id, 'gone'],
    [hole.id, 'not_looked_at'],
  ])
})

test('still there is the part and the photos as well, and not what was decided with others, or said to it', () => {
  const [door, photo, id] = [part('Türen', 'good'), newId(), newId()]
  const before = buildDefect({
    componentId: door.id,
    place: 'unten',
    responsible: 'landlord',
    share: 20,
    amount: 300,
    workedOut: buildWorkedOut(),
    deadline: '2027-03-01',
    photoIds: [photo],
    positions: { [newId()]: { position: 'disputes', text: '' } },
  })
  const then = buildRoom({ components: [door], defects: [before] }).content
  const doorNow = part('türen', 'used')
  const there = stillThere(id, before, then, buildRoom({ components: [doorNow] }).content)
  const anew = {
    remedy: 'none',
    responsible: 'open',
    share: null,
    amount: null,
    workedOut: undefined,
    deadline: null,
    positions: {},
  }
  expect(there).toEqual({ ...before, ...anew, id, componentId: doorNow.id, baselineDefectId: before.id })
  expect(stillThere(id, before, then, buildRoom().content)).toMatchObject({ componentId: null, place: 'Türen, unten' })
})
