import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { lastSignature, sealOf } from './seal.ts'
import type { Signature } from './signing.ts'

const [anna, ben] = [newId(), newId()]
const signature = (partyId: string, signedAt: string): Signature => ({
  partyId,
  name: 'Anna Alt',
  outcome: 'signed',
  reason: '',
  witness: '',
  strokes: [],
  picture: 'iVBORw0KGgo=',
  contentHash: 'a'.repeat(64),
  signedAt,
})
const pdf = { id: newId(), sha256: 'b'.repeat(64), size: 1 }
const property = { name: 'Haus am See', address: 'Seestrasse 12, 8002 Zürich' }
const received = new Date('2027-01-15T12:00:00Z')

test('names the document that was signed, and who signed when, without what they drew', () => {
  const signatures = [signature(anna, '2027-01-15T10:00:00+01:00')]
  expect(sealOf({ signatures, pdf, property }, received)).toEqual({
    pdfId: pdf.id,
    receivedAt: '2027-01-15T12:00:00.000Z',
    signatures: [{ partyId: anna, outcome: 'signed', signedAt: '2027-01-15T10:00:00+01:00' }],
    timesApart: [],
    property,
  })
})

test('fault:T3 who signed by a clock more than a day from the server’s is named, and only they', () => {
  const signatures = [signature(anna, '2025-01-15T10:00:00Z'), signature(ben, '2027-01-14T13:00:00Z')]
  expect(sealOf({ signatures, pdf, property }, received).timesApart).toEqual([anna])
  expect(sealOf({ signatures, pdf, property }, null)).toMatchObject({ receivedAt: null, timesApart: [] })
})

test('a signature later than it was received is by a clock that is wrong, but for a few minutes', () => {
  const apart = (signedAt: string) =>
    sealOf({ signatures: [signature(anna, signedAt)], pdf, property }, received).timesApart
  expect(apart('2027-01-15T12:05:00Z')).toEqual([])
  expect(apart('2027-01-15T12:11:00Z')).toEqual([anna])
})

test('a property that the server knows otherwise than it was signed is told as the server knew it', () => {
  const said = { signatures: [signature(anna, '2027-01-15T10:00:00Z')], pdf, property }
  const here = { name: property.name, address: 'Seestrasse 21, 8002 Zürich' }
  expect(sealOf(said, received, here).propertyHere).toEqual(here)
  expect(sealOf(said, received, { ...property })).not.toHaveProperty('propertyHere')
})

test('signed is when the last one signed, whatever the zones of their clocks', () => {
  const signatures = [signature(anna, '2027-01-15T11:30:00+02:00'), signature(ben, '2027-01-15T10:00:00Z')]
  expect(lastSignature(sealOf({ signatures, pdf, property }, null))).toBe('2027-01-15T10:00:00Z')
  expect(lastSignature({ signatures: [] })).toBeUndefined()
})
