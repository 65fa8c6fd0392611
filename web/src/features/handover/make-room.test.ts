import { expect, test } from 'vitest'
import { buildDefect } from '#shared/handover/testing/build-protocol.ts'
import { defectAfter } from './make-room.ts'

test('what is to be done is taken over from the defect before, and who bears it is not', () => {
  const last = buildDefect({ remedy: 'clean', responsible: 'tenant', share: 50, description: 'Kalk' })
  expect(defectAfter(last, { componentId: 'tap' })).toMatchObject({
    remedy: 'clean',
    responsible: 'open',
    share: null,
    description: '',
    componentId: 'tap',
  })
  expect(defectAfter(undefined, {})).toMatchObject({ remedy: 'none', responsible: 'open' })
})
