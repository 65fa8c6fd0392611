import { expect, test } from 'vitest'
import { buildParty, buildProtocol } from '#shared/handover/testing/build-protocol.ts'
import { asItReads } from './as-it-reads.ts'

test('what is shown is a copy in which names are one line and nothing turns letters around; remarks keep their lines', () => {
  const kept = buildProtocol({
    parties: [buildParty({ name: 'Anna\u202EtlA\nBen', newAddress: 'Weg 1\u200F\n3013 Bern' })],
    remarks: 'Eins\u2066\nZwei',
  })
  const before = structuredClone(kept)
  const { content } = asItReads(kept)
  expect(content.parties[0]).toMatchObject({ name: 'AnnatlA Ben', newAddress: 'Weg 1 3013 Bern' })
  expect(content.remarks).toBe('Eins\nZwei')
  // Signatures are bound to what was kept.
  expect(kept).toEqual(before)
})

test('bytes, what reads them and what is not there stay as they are', () => {
  const [png, read] = [new Uint8Array([1]), async () => new Uint8Array()]
  expect(asItReads({ png, read, none: null, not: undefined, count: 2 })).toEqual({
    png,
    read,
    none: null,
    not: undefined,
    count: 2,
  })
})
