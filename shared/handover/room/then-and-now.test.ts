import { expect, test } from 'vitest'
import { key, type Key, meter, type Meter } from '#shared/handover/installations.ts'
import { buildDefect, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { type Component, component } from './room.ts'
import { isAsItWas, keysBeside, metersBeside, partsBeside, roomsBeside } from './then-and-now.ts'

const part = (type: string, more: Partial<Component> = {}): Component =>
  component.parse({ id: newId(), type, condition: null, works: null, installedYear: null, ...more })
const named = (all: readonly { was?: Component | undefined; now?: Component | undefined }[]) =>
  all.map(({ was, now }) => [was?.type, now?.type])

test('parts stand in the order of the protocol before, each beside itself, and what is new at the end', () => {
  const then = { components: [part('Walls'), part('Floor'), part('Oven')] }
  const [lamp, floor, walls] = [part('Lamp'), part('FLOOR'), part('Walls')]
  const now = { components: [lamp, floor, walls], defects: [buildDefect({ componentId: floor.id }), buildDefect()] }
  expect(partsBeside(then, now).map(({ hasDefect }) => hasDefect)).toEqual([false, true, false, false])
  expect(named(partsBeside(then, now))).toEqual([
    ['Walls', 'Walls'],
    ['Floor', 'FLOOR'],
    ['Oven', undefined],
    [undefined, 'Lamp'],
  ])
})

test('of two parts that are called alike neither stands beside both', () => {
  const then = { components: [part('Window', { note: 'left' }), part('Window', { note: 'right' })] }
  const now = { components: [part('Window')], defects: [] }
  expect(partsBeside(then, now).map((each) => [each.was?.note, each.now?.type])).toEqual([
    ['left', 'Window'],
    ['right', undefined],
  ])
})

test('rooms are found again by their name; those that exist and are not recorded now are told', () => {
  const [kitchen, bath, attic] = [
    buildRoom({ name: 'Kitchen', note: 'then' }),
    buildRoom({ name: 'Bath' }),
    buildRoom({ name: 'Attic', coverage: 'not_present' }),
  ]
  const now = buildRoom({ name: 'KITCHEN', note: 'now' })
  const { before, left } = roomsBeside([kitchen, bath, attic], [now])
  expect(before.get(now.id)?.was.note).toBe('then')
  expect(left.map(({ content }) => content.name)).toEqual(['Bath'])
})

test('a meter and a key stand beside the one of the same number first, and then beside one that has none', () => {
  const meterOf = (number: string, reading: string): Meter =>
    meter.parse({ id: newId(), kind: 'gas', number, reading, location: '' })
  const meters = metersBeside([meterOf('', '1'), meterOf('A', '2')], [meterOf('A', '20'), meterOf('', '10')])
  expect(meters.map(({ was, now }) => [was?.reading, now?.reading])).toEqual([
    ['1', '10'],
    ['2', '20'],
  ])
  const keyOf = (serialNumber: string, handedOver: number): Key =>
    key.parse({ id: newId(), kind: 'flat', serialNumber, handedOver })
  const keys = keysBeside([keyOf('', 1), keyOf('K', 2)], [keyOf('K', 20), keyOf('L', 10), keyOf('M', 30)])
  expect(keys.map(({ was, now }) => [was?.handedOver, now?.handedOver])).toEqual([
    [1, 10],
    [2, 20],
    [undefined, 30],
  ])
})

test('a part is as it was only where both say the same, and of what one of them does not say nothing is concluded', () => {
  const held = (was: Partial<Component>, now: Partial<Component>, hasDefect = false) =>
    isAsItWas({ id: '', was: part('Oven', was), now: part('Oven', now), hasDefect })
  expect(held({ condition: 'good' }, { condition: 'good' })).toBe(true)
  expect(held({ condition: 'good' }, { condition: 'worn' })).toBe(false)
  expect(held({ condition: 'good', works: 'yes' }, { condition: 'good', works: 'no' })).toBe(false)
  expect(held({ condition: 'good', works: 'yes', note: 'A' }, { condition: 'good', works: 'yes', note: 'A' })).toBe(
    true,
  )
  expect(held({ condition: 'good', works: 'untested' }, { condition: 'good', works: 'yes' })).toBeUndefined()
  expect(held({ condition: 'good', works: 'yes' }, { condition: 'good', works: 'untested' })).toBeUndefined()
  expect(held({ condition: 'new', works: 'yes' }, { works: 'yes' })).toBeUndefined()
  expect(held({ condition: 'good' }, { condition: 'good', works: 'no' })).toBeUndefined()
  expect(held({ condition: 'good', note: 'A' }, { condition: 'good', note: 'B' })).toBeUndefined()
  expect(held({ condition: 'good' }, { condition: 'good' }, true), 'a defect of it is recorded now').toBeUndefined()
  expect(held({ works: 'untested' }, { works: 'untested' })).toBeUndefined()
  expect(held({}, { condition: 'good' })).toBeUndefined()
  expect(held({ condition: 'good' }, {})).toBeUndefined()
})
