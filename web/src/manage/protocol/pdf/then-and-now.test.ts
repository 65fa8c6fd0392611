import { expect, test } from 'vitest'
import { protocolContent } from '#shared/handover/protocol.ts'
import { buildProtocol, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { handoverPdf } from './handover-pdf.ts'
import type { PdfInput } from './pdf-input.ts'
import { nodePorts } from './testing/node-ports.ts'
import { readPdf } from './testing/read-pdf.ts'
import { sampleInput } from './testing/sample-input.ts'

const sample = sampleInput([])
const textOf = async (input: PdfInput) => readPdf(await handoverPdf(input, nodePorts)).text

const part = (type: string, more: object) => ({
  id: newId(),
  type,
  condition: null,
  works: null,
  installedYear: null,
  ...more,
})
const entered = {
  ...buildProtocol({
    kind: 'move_in',
    date: '2020-02-01',
    meters: [{ id: newId(), kind: 'electricity', number: '8 421 337', reading: '000412.7', unit: 'kWh' }],
    keys: [
      { id: newId(), kind: 'flat', serialNumber: 'KABA 8-113', handedOver: 5 },
      { id: newId(), kind: 'cellar', handedOver: 1 },
    ],
  }),
  contentHash: `0123456789abcdef${'0'.repeat(48)}`,
  edition: 2,
}
const baseline = {
  protocol: entered,
  rooms: [
    buildRoom({
      name: 'Küche',
      note: 'Frisch gereinigt',
      components: [
        part('Wände', { condition: 'new', note: 'Weiss' }),
        part('Boden', { condition: 'good' }),
        part('Abzug', { condition: 'good', works: 'yes' }),
      ],
    }),
    buildRoom({ name: 'Estrich', components: [part('Boden', { condition: 'used' })] }),
  ],
}
const compared: PdfInput = { ...sample, protocol: { ...sample.protocol, baselineId: entered.id }, baseline }

test('the document of a moving out has each part as it was on the day of the moving in beside how it is now', async () => {
  const text = await textOf(compared)
  for (const words of [
    'Compared with Handover protocol: moving in, 01.02.2020, version 2, Content 0123 4567 89ab cdef',
    'Part Before, on 01.02.2020 Now, on 15.01.2027 Since then',
    'Walls New Weiss Worn Gestrichen Changed 2019',
    'Floor Good Good As it was',
  ]) {
    expect(text).toContain(words)
  }
  expect(text.indexOf('Walls New'), 'in the order of the protocol before').toBeLessThan(text.indexOf('Floor Good'))
  expect(text).toContain('Before, on 01.02.2020: Inspected Frisch gereinigt')
})

test('what is recorded in one of them alone says so, part by part and room by room', async () => {
  const text = await textOf(compared)
  expect(text).toContain('Abzug Good Works: Yes Not recorded')
  expect(text).toContain('Oven Not recorded Good Works: No')
  expect(text).toMatch(/Bad Inspected This room was not recorded then\. Part Condition/)
  expect(text).toContain('Estrich This room is not recorded now. Before, on 01.02.2020: Inspected')
  expect(text).toContain('Floor Used Not recorded')
})

test('a room and a part that were begun in another language are found again as on the screen: by what was recorded', async () => {
  const begun = [part('Sol', { condition: 'good' })]
  const rooms = [buildRoom({ name: 'Cuisine', components: begun })]
  const text = await textOf({ ...compared, rooms })
  expect(text).toMatch(/Kitchen Inspected This room was not recorded then\. Part Condition/)
  expect(text).toContain('Kitchen This room is not recorded now. Before, on 01.02.2020: Inspected Frisch gereinigt')
  const inBoth = await textOf({ ...compared, rooms: [buildRoom({ name: 'Küche', components: begun })] })
  expect(inBoth).toContain('Floor Good Not recorded')
  expect(inBoth).toContain('Floor Not recorded Good')
})

test('meters and keys stand beside what they said and how many there were', async () => {
  const text = await textOf(compared)
  expect(text).toContain('Electricity 8 421 337 Keller 000412.7 kWh 004512.7 kWh')
  expect(text).toContain('Flat KABA 8-113 5 4 3 1')
  expect(text).toContain('Cellar 1 Not recorded')
})

test('a protocol before that did not hold any more when this one was signed is named as such', async () => {
  const words = { void: 'declared void since', superseded: 'replaced since by a newer version' } as const
  for (const status of ['void', 'superseded'] as const) {
    const text = await textOf({ ...compared, baseline: { ...baseline, protocol: { ...entered, status } } })
    expect(text).toContain(`Content 0123 4567 89ab cdef, ${words[status]}`)
  }
  expect(await textOf(compared)).not.toContain(' since by')
})

test('how many keys there were is left open where the protocol before did not say it, or only took them back', async () => {
  const beforeOf = (kind: string) => ({
    ...baseline,
    protocol: { ...entered, content: protocolContent.parse({ ...entered.content, kind }) },
  })
  for (const kind of ['move_out', 'move_out_in']) {
    const text = await textOf({ ...compared, baseline: beforeOf(kind) })
    expect(text).toContain('Flat KABA 8-113 4 3 1')
    expect(text).toContain('Cellar Not recorded')
  }
})

test('where the protocol before was not on the device the document says so, and compares nothing', async () => {
  const { baseline: _, ...alone } = compared
  const text = await textOf(alone)
  expect(text).toContain('Compared with A protocol that was not on the device which made this document')
  expect(text).not.toContain('Before, on')
})

test('who moves in reads nothing of how somebody else had got the home', async () => {
  const content = protocolContent.parse({ ...compared.protocol.content, kind: 'move_in' })
  const text = await textOf({ ...compared, protocol: { ...compared.protocol, content } })
  expect(text).not.toContain('Before, on')
  expect(text).not.toContain('Compared with')
})
