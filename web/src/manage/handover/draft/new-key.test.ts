import { expect, test } from 'vitest'
import { isUncounted } from '#shared/handover/keys.ts'
import { protocolKinds } from '#shared/handover/protocol.ts'
import { newKey } from './new-key.ts'

test('keys that somebody adds are not counted before somebody says how many', () => {
  expect(protocolKinds.filter((kind) => isUncounted(kind, newKey(kind, 'flat')))).toEqual(protocolKinds)
  const out = newKey('move_out', 'flat', { serialNumber: '', handedOver: 3 })
  expect(out).toMatchObject({ handedOver: 3, returned: 0 })
  expect(isUncounted('move_out', out), 'what is known to be out, too').toBe(true)
})
