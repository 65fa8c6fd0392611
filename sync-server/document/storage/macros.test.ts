import { afterAll, expect, test } from 'vitest'
import { docx } from '#server/db/demo/files.ts'
import { documents } from '#server/db/schema.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { docBytes, zipOf } from '#server/testing/build/files.ts'
import { postJson, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { fileKinds } from '#shared/document/document.ts'
import { mayRunMacros } from '#shared/document/macros.ts'
import { newId } from '#shared/ids.ts'
import { inflate } from './inflate.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

const PART = 'application/vnd.ms-office.vbaProject'
const RELATION = 'http://schemas.microsoft.com/office/2006/relationships/vbaProject'
const TYPES = '[Content_Types].xml'
const types = (type: string) => `<Types><Override PartName="/word/notes.bin" ContentType="${type}"/></Types>`
const rels = (type: string) => `<Relationships><Relationship Type="${type}" Target="notes.bin"/></Relationships>`
const template = (target: string) =>
  `<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" TargetMode="External" Target="${target}"/></Relationships>`
const wide = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
const word = { 'word/document.xml': '<w:document/>', [TYPES]: '<Types/>', 'word/_rels/document.xml.rels': rels('x') }

/** A DOC with one more entry in its directory. */
function docWith(name: string, at = 1024): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4096)
  bytes.set(docBytes())
  bytes.set(Buffer.from(name, 'utf16le'), at)
  bytes.set([name.length * 2 + 2, 0, 1], at + 64)
  return bytes
}

test.each<[string, 'doc' | 'docx', Uint8Array]>([
  ['a part whose type says so, whatever it is called', 'docx', zipOf({ ...word, [TYPES]: types(PART) })],
  ['a part of the usual name', 'docx', zipOf({ ...word, 'word/vbaProject.bin': '' })],
  ['the same, not packed', 'docx', zipOf({ ...word, [TYPES]: types(PART) }, { isPacked: false })],
  ['a relation that says so', 'docx', zipOf({ ...word, 'word/_rels/document.xml.rels': rels(RELATION) })],
  ['a relation of a part elsewhere', 'docx', zipOf({ ...word, 'customXml/_rels/a.xml.RELS': rels(RELATION) })],
  [
    'the type of a document that may have them',
    'docx',
    zipOf({ ...word, [TYPES]: types('application/vnd.ms-word.document.macroEnabled.main+xml') }),
  ],
  ['capitals', 'docx', zipOf({ ...word, [TYPES]: types(PART.toUpperCase()) })],
  [
    'letters written as numbers',
    'docx',
    zipOf({ ...word, [TYPES]: types('application/vnd.ms-office.&#118;ba&#x50;roject') }),
  ],
  ['words of its own', 'docx', zipOf({ ...word, [TYPES]: `<!DOCTYPE a [<!ENTITY v "vba">]>${types('&v;Project')}` })],
  ['another alphabet of bytes', 'docx', zipOf({ ...word, [TYPES]: wide(types(PART)) })],
  ['a list that unpacks to a bomb', 'docx', zipOf({ ...word, [TYPES]: Buffer.alloc(50_000_000) })],
  ['more letters written as numbers than any needs', 'docx', zipOf({ ...word, 'a.rels': '&#x61;'.repeat(20_000) })],
  [
    'lists that are long together',
    'docx',
    zipOf(Object.fromEntries([...Array(20)].map((_, at) => [`${at}.rels`, ' '.repeat(200_000)]))),
  ],
  ...['http://evil.test/a.dotm', 'HTTPS://evil.test/a', 'file://server/a.dotm'].map(
    (target): [string, 'docx', Uint8Array] => [
      `a template that is fetched from ${target}`,
      'docx',
      zipOf({ ...word, 'word/_rels/settings.xml.rels': template(target) }),
    ],
  ),
  ['no directory', 'docx', zipOf(word).subarray(0, -30)],
  ['no list of types', 'docx', zipOf({ 'word/document.xml': '' })],
  ['a store of macros', 'doc', docWith('Macros')],
  ['a project of Visual Basic', 'doc', docWith('_VBA_PROJECT', 2048)],
  ['one in small letters', 'doc', docWith('vba')],
])('a Word document with %s may run macros', async (_, kind, bytes) => {
  expect(await mayRunMacros(bytes, kind, inflate)).toBe(true)
})

test.each<[string, 'doc' | 'docx', Uint8Array]>([
  ['as Word makes it', 'docx', zipOf(word)],
  [
    'with thousands of links',
    'docx',
    zipOf({ ...word, 'word/_rels/document.xml.rels': rels('https://a.test/?b=1&amp;c=&#252;').repeat(5000) }),
  ],
  ['not packed', 'docx', zipOf(word, { isPacked: false })],
  [
    'with a template of its own computer',
    'docx',
    zipOf({ ...word, 'word/_rels/settings.xml.rels': template('file:///C:\\Users\\anna\\Normal.dotm') }),
  ],
  ['of the demo', 'docx', docx('Arbeitsvertrag').bytes],
  ['that speaks of macros', 'docx', zipOf({ ...word, 'word/document.xml': `<w:t>vbaProject ${PART}</w:t>` })],
  ['of old', 'doc', docBytes()],
  ['of old that speaks of macros', 'doc', docWith('_VBA_PROJECT is what this text is about')],
])('a Word document %s may not', async (_, kind, bytes) => {
  expect(await mayRunMacros(bytes, kind, inflate)).toBe(false)
})

async function announce(filename: string, kind: keyof typeof fileKinds, bytes: Uint8Array) {
  const { process } = await buildProcess(db)
  const { contentType } = fileKinds[kind]
  const response = await postJson(app, '/api/applications/documents/presign', {
    applicationProcessId: process.id,
    applicationId: newId(),
    mainRenterId: newId(),
    documentId: newId(),
    documentType: 'other_document',
    filename,
    contentType,
    contentLength: bytes.length,
  })
  return { response, contentType }
}

test.each([
  ['brief.docx', 'docx', zipOf({ ...word, [TYPES]: types(PART) })],
  ['brief.doc', 'doc', docWith('Macros')],
] as const)('%s with macros is not taken', async (filename, kind, bytes) => {
  const { response, contentType } = await announce(filename, kind, bytes)
  const { data } = (await response.json()) as { data: { uploadUrl: string } }
  const body = new Blob([bytes])
  const sent = await app.request(data.uploadUrl, { method: 'PUT', headers: { 'content-type': contentType }, body })
  expect(await readError(sent)).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
})

test('no sign that turns a name round, ends its line or is seen by nobody is kept in it', async () => {
  const signs = [
    ...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u061C',
    ...'\u2028\u2029\u0085\n\r\t\u001B\u009B\u200B\uFEFF\u00AD\u2060\u{E0041}',
  ]
  for (const sign of signs) {
    const { response } = await announce(`Loh${sign}n${sign}fdp.pdf${sign}`, 'pdf', new Uint8Array(9))
    expect(response.status).toBe(200)
  }
  const names = (await db.select().from(documents)).map(({ originalName }) => originalName)
  expect(names.filter((name) => name === 'Lohnfdp.pdf')).toHaveLength(signs.length)
  expect((await announce('\u202E.pdf', 'pdf', new Uint8Array(9))).response.status).toBe(200)
  expect((await announce('\u202E\u2066', 'pdf', new Uint8Array(9))).response.status).toBe(422)
  // What joins letters is part of names.
  expect((await announce('نامه\u200Cها.pdf', 'pdf', new Uint8Array(9))).response.status).toBe(200)
  expect((await db.select().from(documents)).map(({ originalName }) => originalName)).toContain('نامه\u200Cها.pdf')
})
