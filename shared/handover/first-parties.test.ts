import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { firstParties } from './first-content.ts'
import { protocolContent } from './protocol.ts'

const id = newId()

test('device and server make the same parties, each with an id of its own', () => {
  const parties = firstParties(id, ['Anna', 'Ben'])
  expect(parties).toEqual(firstParties(id, ['Anna', 'Ben']))
  expect(new Set(parties.map((party) => party.id)).size).toBe(2)
})

test('content that was read once is the same when it is read again: what is signed does not depend on who read it', () => {
  const once = protocolContent.parse({ date: '2027-01-15', parties: firstParties(id, ['Anna']) })
  expect(protocolContent.parse(structuredClone(once))).toEqual(once)
})
