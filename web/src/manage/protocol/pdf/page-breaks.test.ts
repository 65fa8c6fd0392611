import { expect, test } from 'vitest'
import { component } from '#shared/handover/room/room.ts'
import { buildParty, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { handoverPdf } from './handover-pdf.ts'
import { nodePorts } from './testing/node-ports.ts'
import { readPdf } from './testing/read-pdf.ts'
import { sampleInput } from './testing/sample-input.ts'

const input = sampleInput([])
const part = (type: string, note = '') =>
  component.parse({ id: newId(), type, condition: 'good', works: null, installedYear: 2015, note })
const parts = (count: number) => Array.from({ length: count }, (_, at) => part(`Teil ${at + 1}`))
const rooms = [19, 9, 9].map((count, at) =>
  buildRoom({ name: `Raum ${at + 1}`, position: at, components: parts(count) }),
)

/** What stands on each page between the lines that are on all of them. */
const pagesWith = async (more: Partial<typeof input>) =>
  readPdf(await handoverPdf({ ...input, rooms, ...more }, nodePorts)).pages.map((page) =>
    page.slice(0, page.lastIndexOf(input.property.name)).trim(),
  )

const withParties = (count: number) => {
  const parties = [...input.protocol.content.parties, ...Array.from({ length: count }, () => buildParty())]
  return { protocol: { ...input.protocol, content: { ...input.protocol.content, parties } } }
}

test('a heading is on the page of what it is about, however much stands before it', async () => {
  for (const count of [1, 5, 9, 13, 17]) {
    for (const page of await pagesWith(withParties(count))) {
      expect(page, `${count} more`).not.toMatch(/(All rooms|Parties|Raum \d|Inspected|Meters|Keys|Smoke detectors)$/)
    }
  }
})

test('a long table begins where there is room, and says again on the next page what it is about', async () => {
  const [first = '', second = ''] = await pagesWith(withParties(3))
  expect(first).toMatch(/All rooms Raum 1 Inspected Part Condition Installed Teil 1 .*Teil 5 /)
  expect(second).toMatch(/^All rooms Raum 1 Inspected Part Condition Installed Teil \d/)
  expect(second).toContain('Teil 19 Good')
})

test('a row that is higher than a page stands there to its last word', async () => {
  const note = `${'x\n'.repeat(200)}zuletzt am Ende`
  const pages = await pagesWith({ rooms: [buildRoom({ components: [part('Wände', note)] })] })
  expect(pages.join(' ')).toContain('zuletzt am Ende')
  expect(pages.join(' ').match(/\bx\b/g)).toHaveLength(200)
})

test('that a room has no defects is never said alone at the top of a page', async () => {
  for (let count = 40; count <= 45; count++) {
    for (const page of await pagesWith({ rooms: [buildRoom({ name: 'Raum 1', components: parts(count) })] })) {
      expect(page, `${count} parts`).not.toMatch(/^No defects recorded/)
    }
  }
})
