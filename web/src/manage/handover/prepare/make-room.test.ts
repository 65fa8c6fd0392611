import { expect, test } from 'vitest'
import { makeDefect } from './make-room.ts'

test('a new defect says nothing that nobody chose for it', () => {
  expect(makeDefect({ componentId: 'tap' })).toMatchObject({
    remedy: 'none',
    responsible: 'open',
    share: null,
    description: '',
    componentId: 'tap',
  })
})
