import { expect, test } from 'vitest'
import { buildDefect, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { graded, gradesFor, ungraded, untouchedIn, usualGrade } from './grade-others.ts'
import type { Component } from './room.ts'
import { partsBeside } from './then-and-now.ts'

const part = (type: string, more: Partial<Component> = {}): Component => ({
  id: newId(),
  type,
  condition: null,
  works: 'untested',
  installedYear: null,
  note: '',
  photoIds: [],
  ...more,
})
const [walls, floor] = [part('Wände'), part('Boden', { works: 'yes' })]
const damaged = part('Fenster')
const looked = [
  damaged,
  part('Türe', { condition: 'worn' }),
  part('Decke', { note: 'vergilbt' }),
  part('Herd', { photoIds: [newId()] }),
  part('Licht', { works: 'no' }),
]
const { content: room } = buildRoom({
  components: [walls, ...looked, floor],
  defects: [buildDefect({ componentId: damaged.id }), buildDefect()],
})
const conditions = ({ components }: Pick<typeof room, 'components'>) => components.map(({ condition }) => condition)
const others = gradesFor(untouchedIn(room), 'new', undefined)

test('the others are those that nobody has looked at: one with a defect, a note or a photo, or that does not work, is none', () => {
  expect(untouchedIn(room).map(({ type }) => type)).toEqual(['Wände', 'Boden'])
  expect(conditions(graded(room, others))).toEqual(['new', null, 'worn', null, null, null, 'new'])
})

test('what was recorded of a part meanwhile keeps it from the grade of the others', () => {
  const meanwhile = { ...room, defects: [...room.defects, buildDefect({ componentId: walls.id })] }
  expect(conditions(graded(meanwhile, others))[0]).toBeNull()
})

test('a grade for all the others can be taken back, and what somebody chose since stays', () => {
  const done = graded(room, others)
  expect(ungraded(done, others)).toEqual(room)
  const components = done.components.map((each) =>
    each.id === floor.id ? { ...each, condition: 'used' as const } : each,
  )
  expect(conditions(ungraded({ ...done, components }, others))).toEqual([null, null, 'worn', null, null, null, 'used'])
})

test('where somebody moves in the others are offered what most parts of the room were graded as, and nothing before one was', () => {
  const offered = (...grades: Component['condition'][]) =>
    usualGrade('move_in', { components: grades.map((condition) => part('Wände', { condition })) })
  expect(offered(null, null), 'nothing is called new because nobody looked at it').toBeUndefined()
  expect(offered('new', null)).toBe('new')
  expect(offered('good', 'new', 'good', null)).toBe('good')
  expect(offered('new', 'used', null), 'of two as frequent the worse').toBe('used')
  expect(offered('defective', null), 'nobody has looked whether they are').toBeUndefined()
})

test.each(['move_out', 'move_out_in', 'interim'] as const)(
  'of a %s no grade goes over to parts that nobody looked at',
  (kind) => {
    expect(usualGrade(kind, { components: [part('Wände', { condition: 'good' })] })).toBeUndefined()
  },
)

test('without a chosen grade each part is offered what the protocol before says of it, and what it does not know nothing', () => {
  const then = {
    components: [part(' wände', { condition: 'used' }), part('Herd'), part('Sims', { condition: 'good' })],
  }
  const left = untouchedIn(room)
  expect(conditions(graded(room, gradesFor(left, undefined, partsBeside(then, room))))).toEqual([
    'used',
    null,
    'worn',
    null,
    null,
    null,
    null,
  ])
  expect(gradesFor(left, undefined, undefined).size).toBe(0)
  const done = graded(room, gradesFor(left, undefined, partsBeside(then, room)))
  expect(ungraded(done, gradesFor(left, undefined, partsBeside(then, room)))).toEqual(room)
})
