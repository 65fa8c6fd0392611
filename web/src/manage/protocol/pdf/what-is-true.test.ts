import { expect, test } from 'vitest'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import { buildDefect, buildProtocol, buildRoom, buildWorkedOut } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { handoverPdf } from './handover-pdf.ts'
import type { PdfInput } from './pdf-input.ts'
import { nodePorts } from './testing/node-ports.ts'
import { readPdf } from './testing/read-pdf.ts'
import { sampleInput } from './testing/sample-input.ts'

const sample = sampleInput([])
const saying = (content: Partial<ProtocolContent>): PdfInput => ({
  ...sample,
  protocol: { ...sample.protocol, content: { ...sample.protocol.content, ...content } },
})
const textOf = async (input: PdfInput) => readPdf(await handoverPdf(input, nodePorts)).text

test('who moves in is said to have keys, and nothing of keys that are missing or a deposit that is given back', async () => {
  const text = await textOf(saying({ kind: 'move_in' }))
  expect(text).toContain('Flat KABA 8-113 4')
  for (const never of ['Returned', 'Missing', 'The lock is replaced', 'Release of the deposit', 'Withheld', 'payout']) {
    expect(text).not.toContain(never)
  }
})

test('a reading that is smaller than before says than which, and why', async () => {
  const [meter] = sample.protocol.content.meters
  if (!meter) throw new Error('the sample has meters')
  const smallerThan = { date: '2025-02-01', reading: '9001,5', unit: 'kWh' }
  const text = await textOf(saying({ meters: [{ ...meter, smallerBecause: 'exchanged', smallerThan }] }))
  expect(text).toContain('On 01.02.2025: 9001,5 kWh')
  expect(text).toContain('The meter was exchanged')
})

test('of a defect of the protocol before nobody concludes that it was repaired', async () => {
  const [stain, hole] = [buildDefect({ description: 'Fleck' }), buildDefect({ description: 'Loch' })]
  const rooms = [...sample.rooms, buildRoom({ name: 'Flur', position: 9, goneDefectIds: [hole.id] })]
  const then = buildRoom({ name: 'Diele', defects: [stain, hole] })
  const text = await textOf({
    ...sample,
    rooms,
    baseline: { protocol: buildProtocol({ date: '2020-01-01' }), rooms: [then] },
  })
  expect(text).toContain('Recorded on 01.01.2020 and not again')
  expect(text).toContain('Diele Fleck Not looked at')
  expect(text).toContain('Diele Loch No longer there')
})

test('of defects that are gone, of a protocol that is not on the device, how many is said', async () => {
  const rooms = [buildRoom({ name: 'Flur', goneDefectIds: [newId(), newId()] })]
  const text = await textOf({ ...sample, rooms })
  expect(text).toContain('Recorded in the protocol before and not again')
  expect(text).toContain('Flur 2 defects No longer there')
})

test('a room with a defective part is not called one without defects', async () => {
  const type = 'Wände'
  const component = { id: newId(), type, note: '', works: null, installedYear: null, photoIds: [] }
  const only = (condition: 'defective' | 'good') => [
    buildRoom({ name: 'Flur', coverage: 'inspected', components: [{ ...component, condition }] }),
  ]
  expect(await textOf({ ...sample, rooms: only('good') })).toMatch(/No defects recorded\. /)
  expect(await textOf({ ...sample, rooms: only('defective') })).toContain(
    'No defects recorded beyond what stands above.',
  )
})

test('an amount stands there with what it was worked out from, in the language of the document', async () => {
  const workedOut = buildWorkedOut({ name: 'carpet', by: 'publication', source: 'taxalis.ch', since: '2026' })
  const rooms = [buildRoom({ name: 'Flur', defects: [buildDefect({ amount: 300, workedOut })] })]
  const text = await textOf({ ...sample, rooms, language: 'de' })
  for (const words of ['Teppich, 7 Jahre, 1 Jahr ohne Abschlag', 'taxalis.ch', '330,00', 'von Hand geändert'])
    expect(text).toContain(words)
})

test('what stands for words where a photo says it is in the language of the document', async () => {
  const defect = buildDefect({ description: '', photoIds: [newId()] })
  const rooms = [buildRoom({ name: 'Flur', defects: [defect] })]
  expect(await textOf({ ...sample, rooms, language: 'de' })).toContain('Wie auf dem Foto')
})

test('a statement is made by who signs, on paper by who signs there, and by nobody who refused', async () => {
  const [first, second, third] = sample.protocol.content.parties
  if (!first || !second || !third) throw new Error('the sample has three parties')
  const said = (party: typeof first, outcome: 'signed' | 'on_paper' | 'refused') => ({
    partyId: party.id,
    outcome,
    reason: outcome === 'refused' ? 'Nein' : '',
    witness: '',
    png: new Uint8Array(),
    signedAt: '2027-01-15T10:00:00Z',
  })
  const statements = [first, second, third].map(({ id }) => ({
    statement: 'state_record_only' as const,
    partyId: id,
    text: 'Keine Schuld.',
  }))
  const signatures = [said(first, 'signed'), said(second, 'on_paper'), said(third, 'refused')]
  const text = await textOf({ ...sample, statements, signatures })
  expect(text).toContain(`Declared by: ${first.name} Declared only with a signature on paper: ${second.name}`)
  expect(text).toContain(`Not declared, because not signed: ${third.name}`)
})

test('who left a statement out at their turn is named beside it, whoever else declares it or nobody does', async () => {
  const [first, second] = sample.protocol.content.parties
  if (!first || !second) throw new Error('the sample has parties')
  const made = { statement: 'copy_received' as const, partyId: first.id, text: 'Kopie.' }
  const declined = { ...made, partyId: second.id, isDeclined: true as const }
  const signatures: PdfInput['signatures'] = []
  const both = await textOf({ ...sample, statements: [made, declined], signatures })
  expect(both).toContain(`Declared by: ${first.name} Not declared, at their own word: ${second.name}`)
  const alone = await textOf({ ...sample, statements: [declined], signatures })
  expect(alone).toContain(`Kopie. Not declared, at their own word: ${second.name}`)
  expect(alone).not.toContain('Declared by:')
})

test('a name says in the document what it is made of, whatever was put into it to have it read otherwise', async () => {
  const [first, ...others] = sample.protocol.content.parties
  if (!first) throw new Error('the sample has parties')
  const parties = [{ ...first, name: 'Anna\u202EtlA\nVermieterin: Ben' }, ...others]
  const input = {
    ...saying({ parties }),
    property: { name: 'Haus\u202E7', address: 'Weg\u2067 1\nGratis', code: 'ABCDEF' },
  }
  const text = await textOf(input)
  expect(text).toContain('AnnatlA Vermieterin: Ben')
  for (const said of ['Haus7', 'Weg 1 Gratis']) expect(text).toContain(said)
})
