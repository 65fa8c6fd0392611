import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { buildParty, buildProtocol } from '#shared/handover/testing/build-protocol.ts'
import { baselineAsFrozen, contentToSign } from './freeze.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const [anna, ben] = [buildParty(), buildParty({ name: 'Ben' })]
const protocol = buildProtocol({ parties: [anna, ben] })
const walk = { protocol, rooms: [], files: [], property: null }
const copy = (partyId: string) => ({ partyId, statement: 'copy_received' as const })

test('what a party left out is signed as left out by them, and what nobody ticked is not there', () => {
  const content = contentToSign(walk, { ticked: [copy(ben.id)], declined: [copy(anna.id)] }, i18n)
  expect(content?.statements).toMatchObject([{ ...copy(anna.id), isDeclined: true }, copy(ben.id)])
  expect(content?.statements[1]).not.toHaveProperty('isDeclined')
})

test('beside a protocol stands while people sign what did when it was frozen, and nothing where an older app froze it', () => {
  const baseline = { protocol: { ...buildProtocol(), status: 'void' as const }, rooms: [] }
  expect(baselineAsFrozen(baseline, { beside: 'signed' })?.protocol).toEqual({ ...baseline.protocol, status: 'signed' })
  expect(baselineAsFrozen(baseline, {}), 'it came while people signed').toBeNull()
  expect(baselineAsFrozen(undefined, { beside: 'signed' }), 'it is being read').toBeUndefined()
})
