import { expect, test } from 'vitest'
import type { Component } from '#shared/handover/room/room.ts'
import { buildDefect, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { makeComponent } from '#web/manage/handover/prepare/make-room.ts'
import { graded, ungraded, untouchedIn } from './grade-others.ts'

const part = (type: string, more: Partial<Component> = {}): Component => ({ ...makeComponent(type, true), ...more })
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
const others = { ids: untouchedIn(room).map(({ id }) => id), condition: 'new' as const }

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
