import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { key as keyRule } from './installations.ts'
import {
  areKeysCounted,
  isLockReplaced,
  isUncounted,
  keysGiven,
  keysOut,
  lockAnswer,
  missingKeys,
  otherHandedOut,
  returnedAnswer,
  uncountedKeys,
} from './keys.ts'
import type { HandoverProtocol } from './protocol.ts'
import { buildProtocol } from './testing/build-protocol.ts'

const key = (handedOver: number, more: Record<string, unknown> = {}) => ({
  id: newId(),
  kind: 'flat',
  handedOver,
  ...more,
})
const signed = (date: string, content: Record<string, unknown>): HandoverProtocol => ({
  ...buildProtocol({ date, ...content }),
  date,
  status: 'signed',
  signedAt: `${date}T10:00:00Z`,
})
const moveOut: HandoverProtocol = { ...buildProtocol({ kind: 'move_out' }), date: '2027-01-15' }

test('no key is missing at a moving in, whatever was counted', () => {
  expect(missingKeys('move_in', { handedOver: 3, returned: 1 })).toBe(0)
  expect(missingKeys('interim', { handedOver: 3, returned: 0 })).toBe(0)
  expect(missingKeys('move_out', { handedOver: 3, returned: 1 })).toBe(2)
  expect(missingKeys('move_out_in', { handedOver: 1, returned: 2 })).toBe(0)
})

test('of keys of which nobody said a number nobody is taken to have counted them', () => {
  expect(isUncounted('move_in', { handedOver: 0, returned: 2 }), 'nobody is asked what came back').toBe(true)
  expect(isUncounted('move_in', { handedOver: 1, returned: 0 })).toBe(false)
  expect(isUncounted('move_out', { handedOver: 0, returned: 0 })).toBe(true)
  expect(isUncounted('move_out', { handedOver: 0, returned: 1 })).toBe(false)
  expect(isUncounted('move_out', { handedOver: 3, returned: 0 }), 'known to be out, and nobody was asked').toBe(true)
  expect(isUncounted('move_out', { handedOver: 3, ...returnedAnswer(0) }), 'none came back').toBe(false)
  expect(isUncounted('move_out', { handedOver: 3, ...returnedAnswer(1) })).toBe(false)
  expect(isUncounted('move_out', { handedOver: 0, ...returnedAnswer(0) })).toBe(true)
  expect(isUncounted('move_out_in', { handedOver: 3, returned: 0, handedOn: 2 })).toBe(true)
  expect(isUncounted('move_out_in', { handedOver: 0, returned: 0, handedOn: 2 })).toBe(false)
})

test('whether the lock is replaced nobody has said until somebody does, also where an older version had chosen No beforehand', () => {
  const asked = keyRule.parse(key(3, { returned: 1, needsNewLock: false }))
  expect(isLockReplaced(asked)).toBeNull()
  for (const answer of [true, false, true]) {
    const answered = keyRule.parse({ ...asked, lockStays: true, ...lockAnswer(answer) })
    expect(isLockReplaced(answered)).toBe(answer)
  }
})

test('who leaves gives back what was handed out when they moved in, also after an inspection', () => {
  const moveIn = signed('2020-01-01', {
    kind: 'move_in',
    keys: [key(3), key(1, { kind: 'cellar', serialNumber: 'K1' })],
  })
  const inspection = signed('2025-01-01', { kind: 'interim' })
  const out = keysOut(moveOut, [inspection, moveIn, moveOut])
  expect(out).toMatchObject({ date: '2020-01-01', keys: [{ kind: 'flat', handedOver: 3 }, { kind: 'cellar' }] })
  const [flat] = moveIn.content.keys
  expect(uncountedKeys(out, flat ? [flat] : [])).toMatchObject([{ kind: 'cellar' }])
})

test('who moved out last, and nobody since, has no keys', () => {
  const before = [signed('2020-01-01', { kind: 'move_in', keys: [key(3)] }), signed('2026-01-01', { kind: 'move_out' })]
  expect(keysOut(moveOut, before)).toBeUndefined()
})

test('a correction is not compared with what it corrects', () => {
  const moveIn = signed('2020-01-01', { kind: 'move_in', keys: [key(3)] })
  const wrong = signed('2027-01-15', { kind: 'move_out', keys: [key(9)] })
  expect(keysOut({ ...moveOut, supersedesId: wrong.id }, [wrong, moveIn])?.date).toBe('2020-01-01')
})

test('at a change of tenants the new one has what was handed on', () => {
  expect(keysGiven('move_out_in', { handedOver: 3, returned: 3, handedOn: 2 })).toBe(2)
  const change = signed('2026-01-01', { kind: 'move_out_in', keys: [key(3, { returned: 3, handedOn: 2 })] })
  expect(keysOut(moveOut, [change])?.keys).toMatchObject([{ handedOver: 2 }])
})

test('another number than the last moving in says of such keys is told, and nothing where it says none of them', () => {
  const out = keysOut(moveOut, [
    signed('2020-01-01', { kind: 'move_in', keys: [key(5), key(2, { kind: 'cellar', serialNumber: 'K7' })] }),
  ])
  const said = (kind: 'flat' | 'cellar' | 'letterbox', handedOver: number, serialNumber = '') =>
    otherHandedOut(out, { kind, serialNumber }, [{ kind, handedOver, serialNumber }])
  expect([said('flat', 3), said('flat', 5), said('flat', 3, 'A1')]).toEqual([5, undefined, 5])
  expect([said('cellar', 1, 'K7'), said('cellar', 1, 'K8'), said('letterbox', 1)]).toEqual([2, undefined, undefined])
  const flat = (handedOver: number) => ({ kind: 'flat', handedOver, serialNumber: '' }) as const
  expect(otherHandedOut(undefined, flat(3), [flat(3)])).toBeUndefined()
  expect(otherHandedOut(out, flat(3), [flat(3), flat(2)]), 'on two cards').toBeUndefined()
  expect(otherHandedOut(out, flat(3), [flat(3), flat(3)])).toBe(5)
})

test('keys that were handed out before are not counted while this protocol says nothing of them', () => {
  const moveIn = signed('2026-03-01', { kind: 'move_in', keys: [key(3)] })
  const all = [moveIn, moveOut]
  expect(areKeysCounted(moveOut, all)).toBe(false)
  const counted = { ...moveOut, content: { ...moveOut.content, keys: [keyRule.parse(key(3, { returned: 3 }))] } }
  expect(areKeysCounted(counted, all)).toBe(true)
  expect(areKeysCounted(moveOut, [moveOut]), 'nobody has any').toBe(true)
})
