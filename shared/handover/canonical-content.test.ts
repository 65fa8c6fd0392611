import { describe, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { canonicalContent, type SignedContent } from './canonical-content.ts'
import { buildDefect, buildProtocol, buildRoom } from './testing/build-protocol.ts'

const [hall, kitchen] = [buildRoom({ name: 'Gang', position: 1 }), buildRoom({ position: 2, defects: [buildDefect()] })]
const signed: SignedContent = {
  protocol: buildProtocol(),
  property: { name: 'Haus', address: 'Weg 1' },
  rooms: [hall, kitchen],
  statements: [
    { statement: 'state_record_only', partyId: 'b', text: 'Nur der Zustand.' },
    { statement: 'copy_received', partyId: 'a', text: 'Kopie erhalten.' },
  ],
  photoHashes: { x: '11', a: '22' },
}
const text = canonicalContent(signed)

test('two devices that hold the same in another order sign the same text', () => {
  const { protocol, statements } = signed
  const turned = Object.fromEntries(Object.entries(protocol).toReversed()) as unknown as typeof protocol
  expect(
    canonicalContent({
      ...signed,
      protocol: turned,
      rooms: [kitchen, hall],
      statements: statements.toReversed(),
      photoHashes: { a: '22', x: '11' },
    }),
  ).toBe(text)
})

describe('another text is signed when', () => {
  const defects = kitchen.content.defects.map((each) => ({ ...each, amount: 100 }))
  const changes: [string, Partial<SignedContent>][] = [
    ['an amount is written', { rooms: [hall, { ...kitchen, content: { ...kitchen.content, defects } }] }],
    ['a room is missing', { rooms: [hall] }],
    ['a photo is another one', { photoHashes: { x: '11', a: '23' } }],
    ['a statement reads differently', { statements: signed.statements.map((each) => ({ ...each, text: 'Anders.' })) }],
    ['it is of another property', { property: { name: 'Haus', address: 'Weg 2' } }],
    ['it replaces another version', { protocol: { ...signed.protocol, edition: 2, supersedesId: newId() } }],
  ]
  test.each(changes)('%s', (_, change) => {
    expect(canonicalContent({ ...signed, ...change })).not.toBe(text)
  })
})

test('what changes by itself after signing is no part of it', () => {
  const later = { ...signed.protocol, version: 9, updatedAt: '2028-01-01T00:00:00.000Z', status: 'signed' as const }
  expect(canonicalContent({ ...signed, protocol: later })).toBe(text)
})

test('what somebody left out at their word is signed as that: neither as declared, nor as never asked', () => {
  const [first, ...others] = signed.statements
  if (!first) throw new Error('it has statements')
  const declined = canonicalContent({ ...signed, statements: [{ ...first, isDeclined: true }, ...others] })
  expect(new Set([declined, text, canonicalContent({ ...signed, statements: others })]).size).toBe(3)
})
