import { expect, test } from 'vitest'
import { buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { makeComponent, makeDefect, makeRoom, plansAfter } from './make-room.ts'

test('a new defect says nothing that nobody chose for it', () => {
  expect(makeDefect({ componentId: 'tap' })).toMatchObject({
    remedy: 'none',
    responsible: 'open',
    share: null,
    description: '',
    componentId: 'tap',
  })
})

test('a part of an earlier protocol is as old as it was, and nothing of it is judged', () => {
  const was = { ...makeComponent('Wände', false), condition: 'worn' as const, installedYear: 2018, note: 'vergilbt' }
  const [plan] = plansAfter([buildRoom({ components: [was] })], [])
  if (!plan) throw new Error('no room')
  const [part] = makeRoom(plan, 1).components
  expect(part).toMatchObject({ type: 'Wände', installedYear: 2018, condition: null, note: '' })
})
