import { afterEach, expect, test, vi } from 'vitest'
import { MAX_PROTOCOL_FILE_BYTES, MAX_PROTOCOL_PHOTOS } from '#shared/handover/file.ts'
import { buildDefect, buildParty, buildProtocol, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import type { CompleteLanguage } from '#shared/languages.ts'
import type { PdfPorts } from '#web/manage/protocol/layout/pdf-ports.ts'
import { handoverPdf } from './handover-pdf.ts'
import type { PdfInput } from './pdf-input.ts'
import { buildJpeg } from './testing/build-jpeg.ts'
import { nodePorts } from './testing/node-ports.ts'
import { readPdf } from './testing/read-pdf.ts'
import { sampleInput } from './testing/sample-input.ts'

afterEach(() => void vi.useRealTimers())

const photo = (bytes?: number) => buildJpeg({ width: 1000, height: 750, ...(bytes ? { bytes } : {}) })
/** Words are set one by one, and so is what a line may be broken in. */
const bare = (text: string) => text.replace(/\s/g, '')
const read = async (input: PdfInput) => readPdf(await handoverPdf(input, nodePorts))

test('the same protocol is the same file, byte for byte, whenever it is made', async () => {
  const input = sampleInput([photo(), photo()])
  const first = await handoverPdf(input, nodePorts)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-01T00:00:00Z') })
  const { readPhoto, ...content } = input
  const again = await handoverPdf({ ...structuredClone(content), readPhoto }, nodePorts)
  expect(Buffer.compare(first, again)).toBe(0)
  expect(Buffer.from(first).toString('latin1')).toContain('(D:20270115094500Z)')
})

test('what the app wrote into rooms and parts stands in the words of the document, and what people typed as they typed it', async () => {
  const room = (name: string, types: readonly string[]) =>
    buildRoom({
      name,
      components: types.map((type) => ({ id: newId(), type, condition: null, works: null, installedYear: null })),
    })
  const rooms = [
    room('Kitchen', ['Walls', 'Extractor hood', 'Grandfather clock']),
    room('Cuisine', ['sols', 'Storen']),
    room('Küche unten', []),
  ]
  const text = async (language: CompleteLanguage) => bare((await read({ ...sampleInput([]), rooms, language })).text)
  const [german, french] = [await text('de'), await text('fr')]
  for (const words of ['Küche', 'Wände', 'Dunstabzug', 'Grandfather clock', 'Küche unten'])
    expect(german).toContain(bare(words))
  for (const words of ['Kitchen', 'Walls', 'Cuisine']) expect(german).not.toContain(words)
  for (const words of ['Cuisine', 'Murs', 'Stores', 'Grandfather clock', 'Küche unten'])
    expect(french).toContain(bare(words))
})

test('another content is another file', async () => {
  const input = sampleInput([])
  const other = { ...input, organizationName: 'Andere AG' }
  expect(Buffer.compare(await handoverPdf(input, nodePorts), await handoverPdf(other, nodePorts))).not.toBe(0)
})

test('holds what was handed over, found, read, counted and agreed on', async () => {
  const { text } = await read(sampleInput([photo()]))
  for (const words of [
    'Handover protocol: moving out and in',
    'Wohnung 3. OG links',
    'Seefeldstrasse 12, 8008 Zürich',
    'Musterverwaltung AG',
    'A7K2QX',
    'Tenant moving out Łukasz Đorđević Via Nassa 5, 6900 Lugano Yes',
    'Walls Worn 2019 Gestrichen',
    'Oven Good No',
    'Not accessible – Schlüssel fehlt Meters',
    'Defect 1 Walls – Kratzer über die ganze Breite, bis auf den Putz',
    'Where links neben dem Fenster How large 40 × 3 cm To be done Repair',
    'Borne by Tenant Share of the tenant 50 % Amount CHF 120,50',
    'Until 15.02.2027',
    'Łukasz Đorđević disputes – War schon beim Einzug so.',
    'Defect 1, photo 1',
    'Electricity 8 421 337 Keller 004512.7 kWh',
    'Flat KABA 8-113 4 3 1 The lock is replaced',
    'Flur Yes Yes 2031',
    'Amount withheld CHF 250,50',
    'CH93 0076 2011 6238 5295 7',
    'Besichtigt bei Tageslicht.',
    'Declared by: Jérôme Müller, Łukasz Đorđević',
    '19.01.2027 The tenant has to be notified of defects by this day (OR 267a)',
    'Of defects that could not be seen at the handover the tenant has to be notified as soon as they are found (OR 267a)',
  ]) {
    expect(text).toContain(words)
  }
})

test.each([
  ['CH', '19.01.2027 The tenant has to be notified of defects by this day (OR 267a)'],
  ['DE', "15.07.2027 The landlord's claims about the condition lapse after this day (BGB § 548)"],
  ['AT', "15.01.2028 The landlord's claims about the condition lapse after this day (ABGB § 1111)"],
] as const)('says in %s by which day something has to be done, and after which law', async (jurisdiction, words) => {
  const input = sampleInput([])
  const protocol = { ...input.protocol, content: { ...input.protocol.content, jurisdiction } }
  expect((await read({ ...input, protocol })).text).toContain(words)
})

test('names in other scripts come out as they were written', async () => {
  const { text } = await read(sampleInput([]))
  expect(text).toContain('Снежана Петровић represented by Ana Petrović')
  expect(text).not.toContain('\ufffd')
})

test('those that the typeface has no letters for are drawn, wherever they stand', async () => {
  const drawn = new Set<string>()
  const drawWords: PdfPorts['drawWords'] = (words) => {
    drawn.add(words)
    return []
  }
  const { protocol, ...input } = sampleInput([])
  const parties = [buildParty({ name: '王伟' })]
  const named = { ...protocol, content: { ...protocol.content, parties } }
  const property = { ...input.property, name: '大隈荘' }
  await handoverPdf({ ...input, property, protocol: named }, { ...nodePorts, drawWords })
  expect([...drawn]).toEqual(['大隈荘', '王伟', `大隈荘, ${property.address}`])
})

test('every page names the property, the day, the content and its number; the last one the whole fingerprint', async () => {
  const input = sampleInput(Array.from({ length: 12 }, () => photo()))
  const { pages } = await read(input)
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Wohnung 3. OG links, Seefeldstrasse 12, 8008 Zürich')
    expect(page).toContain('15.01.2027')
    expect(page).toContain('Content 3fa9 17c2 88d0 41ee')
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(page.includes(input.contentHash)).toBe(index === pages.length - 1)
  }
})

test('a signature stands with name, role and the time where the property is; a reservation with its words', async () => {
  const { text, pictures } = await read(sampleInput([]))
  expect(text).toContain('Jérôme Müller Property manager, Musterverwaltung AG 15.01.2027, 10:42 (UTC+1)')
  expect(text).toContain('Signed under reservation: Mangel 2 bestand schon beim Einzug.')
  expect(pictures).toEqual(['600x200', '600x200'])
})

test('whoever refuses to sign stands there with the reason and the witness', async () => {
  const input = sampleInput([])
  const signatures = input.signatures.map((signature) => ({
    ...signature,
    outcome: 'refused' as const,
    reason: 'Der Kratzer war schon da.',
    witness: 'Beat Zeuge',
  }))
  const { text, pictures } = await read({ ...input, signatures })
  expect(text).toContain('Refused to sign')
  expect(text).toContain('Reason: Der Kratzer war schon da. Witness: Beat Zeuge')
  expect(pictures).toEqual([])
})

test('who signs on paper finds a line in the document, which says neither that they signed nor when', async () => {
  const input = sampleInput([])
  const signatures = input.signatures.map((each) => ({ ...each, outcome: 'on_paper' as const, reason: '' }))
  const { text, pictures } = await read({ ...input, signatures })
  expect(text).toContain('Jérôme Müller Property manager, Musterverwaltung AG To be signed here, on paper')
  expect(text).not.toContain('15.01.2027, 10:42')
  expect(text).not.toContain('Reason')
  expect(pictures).toEqual([])
})

test('a draft says so on every page and shows no signature', async () => {
  const input = sampleInput([photo(), photo(), photo(), photo()])
  const { pages, text, pictures } = await read({ ...input, protocol: { ...input.protocol, status: 'draft' } })
  for (const page of pages) expect(page).toContain('Draft, not signed')
  expect(text).not.toContain('Signed under reservation')
  expect(pictures).not.toContain('600x200')
})

test('a protocol that was replaced or declared void says so', async () => {
  const input = sampleInput([])
  const withStatus = (status: 'superseded' | 'void') =>
    read({ ...input, protocol: { ...input.protocol, status, voidedBecause: 'Falsche Wohnung' } })
  expect((await withStatus('superseded')).text).toContain('Replaced by a newer version.')
  expect((await withStatus('void')).text).toContain('Declared void: Falsche Wohnung')
})

test.each([
  ['de', 'Abnahmeprotokoll: Auszug und Einzug', 'Mangel 1, Foto 1', 'Seite 1 von'],
  ['fr', 'Procès-verbal d’état des lieux : départ et entrée', 'Défaut 1, photo 1', 'Page 1 sur'],
] as const)('is written in %s, whatever the screen is in', async (language, title, caption, page) => {
  const { text } = await read({ ...sampleInput([photo()]), language })
  expect(bare(text)).toContain(bare(title))
  expect(text).toContain(caption)
  expect(text).toContain(page)
})

test('a description of 2,000 characters stands there to its last word, and so does one of a thousand lines', async () => {
  const long = `${'Kratzer an der Wand '.repeat(99)}zuletzt am Ende`
  const lines = `${'x\n'.repeat(990)}ganz unten`
  const defects = [buildDefect({ description: long }), buildDefect({ description: lines })]
  const { text, pages } = await read({ ...sampleInput([]), rooms: [buildRoom({ defects })] })
  expect(text.match(/Kratzer an/g)).toHaveLength(99)
  expect(text).toContain('Wand zuletzt am Ende')
  expect(text).toContain('ganz unten')
  expect(text.match(/\bx\b/g)).toHaveLength(990)
  expect(pages.length).toBeGreaterThan(15)
})

test('a protocol in which nothing stands yet is a document as well', async () => {
  const input = {
    ...sampleInput([]),
    protocol: buildProtocol(),
    rooms: [],
    statements: [],
    signatures: [],
    contentHash: '',
  }
  const { text, pages } = await read(input)
  expect(pages).toHaveLength(1)
  expect(text).toContain('Handover protocol: moving out')
  expect(text).toContain('All rooms None recorded.')
  expect(text).not.toContain('Content')
})

test('a defect of which there is only a photo points to it', async () => {
  const id = newId()
  const defects = [buildDefect({ description: '', place: 'links neben dem Fenster', photoIds: [id] })]
  const { text } = await read({ ...sampleInput([]), rooms: [buildRoom({ defects })], readPhoto: async () => photo() })
  expect(text).toContain('Defect 1 As the photo shows Where links neben dem Fenster')
  expect(text).toContain('Defect 1, photo 1')
})

test('a photo that cannot be opened is named in its place, and the others are shown', async () => {
  const broken = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 99, 1, 2, 3])
  const [first, , third] = [photo(), broken, buildJpeg({ width: 900, height: 600 })]
  const [one, two, three, four] = [newId(), newId(), newId(), newId()]
  const photos = new Map([
    [one, first],
    [two, broken],
    [three, third],
  ])
  const readPhoto = async (id: string) => photos.get(id) ?? new Uint8Array()
  const rooms = [buildRoom({ defects: [buildDefect({ photoIds: [one, two, three, four] })], photoIds: [one] })]
  const { text, pictures } = await read({ ...sampleInput([]), rooms, readPhoto, signatures: [] })
  expect(pictures).toEqual(['1000x750', '900x600'])
  expect(text).toContain('Defect 1, photo 1 Defect 1, photo 3')
  expect(text).toContain('Defect 1, photo 2: this photo could not be opened.')
  expect(text).toContain('Defect 1, photo 4: this photo could not be opened.')
})

test('sixty photos as large as they may be are below 20 MB, each in the file once', async () => {
  const photos = Array.from({ length: 60 }, (_, index) =>
    buildJpeg({ width: 1000, height: 700 + index, bytes: 290_000 }),
  )
  const bytes = await handoverPdf(sampleInput(photos), nodePorts)
  expect(bytes.length).toBeLessThan(20_000_000)
  expect(readPdf(bytes).pictures.filter((size) => size.startsWith('1000x'))).toHaveLength(60)
})

test('as many photos as a protocol takes make a document that the server takes', async () => {
  const photos = Array.from({ length: MAX_PROTOCOL_PHOTOS }, () => newId())
  const bytes = new Map(photos.map((id, at) => [id, buildJpeg({ width: 1000, height: 600 + at, bytes: 400_000 })]))
  const rooms = Array.from({ length: 10 }, (_, at) =>
    buildRoom({ name: `Raum ${at}`, position: at, photoIds: photos.slice(at * 30, at * 30 + 30) }),
  )
  const pdf = await handoverPdf(
    { ...sampleInput([]), rooms, readPhoto: async (id) => bytes.get(id) ?? new Uint8Array() },
    nodePorts,
  )
  expect(readPdf(pdf).pictures.filter((size) => size.startsWith('1000x'))).toHaveLength(MAX_PROTOCOL_PHOTOS)
  expect(pdf.length).toBeLessThan(MAX_PROTOCOL_FILE_BYTES)
}, 180_000) // 120 MB, on a machine that does other things

test('what people type is text, never an instruction to the document', async () => {
  const sly = '<b>x</b> {{y}} ${z} %PDF \\(a\\) [link](https://x.test) data:image/png;base64,AAAA'
  const input = sampleInput([])
  const parties = [buildParty({ name: '</Font> (Anna) Tj' })]
  const protocol = { ...input.protocol, content: { ...input.protocol.content, parties, remarks: sly } }
  const bytes = await handoverPdf({ ...input, protocol, rooms: [buildRoom({ name: sly, note: sly })] }, nodePorts)
  const { text } = readPdf(bytes)
  expect(bare(text).split(bare(sly))).toHaveLength(4)
  expect(bare(text)).toContain('</Font>(Anna)Tj')
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/(URI|JavaScript|Launch|EmbeddedFile)\b/)
})
