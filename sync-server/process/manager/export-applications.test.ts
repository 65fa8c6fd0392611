import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities, applications } from '#server/db/schema.ts'
import type { Scope } from '#server/scope/scope.ts'
import { openScope } from '#server/scope/scope.ts'
import { getAs } from '#server/testing/admin-requests.ts'
import {
  buildApplication,
  buildProcess,
  buildProcessOf,
  buildRenter,
  buildSubmission,
} from '#server/testing/build/build.ts'
import { buildUser, callerOf, type UserRow } from '#server/testing/build/build-people.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { applicationTable } from './application-table.ts'

const { app, db, deps, close } = await setupTestApp()
afterAll(close)

let built: Awaited<ReturnType<typeof buildProcess>>
let manager: UserRow
beforeAll(async () => {
  built = await buildProcess(db)
  manager = await buildUser(db, { organizationId: built.process.organizationId })
})

const download = (id: string, headers: Record<string, string> = {}) =>
  getAs(app, manager, `/api/application-processes/${id}/applications.csv`, headers)

test('the table has a line for each main renter, as UTF-8 with a byte order mark', async () => {
  const process = await buildProcessOf(db, built.property)
  const mainRenters = [buildRenter(), buildRenter({ firstName: 'Bruno "Bär"', lastName: 'Zweite;r' })]
  const { reference } = await buildApplication(db, process, { mainRenters, status: 'offer_sent' })
  const bytes = new Uint8Array(await (await download(process.id, { 'accept-language': 'de-CH' })).arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
  const lines = new TextDecoder().decode(bytes).split('\r\n')
  expect(lines[0]).toMatch(/^"Referenznummer";"Status";"Eingegangen am";"Vorname"/)
  expect(lines[1]).toContain(`"${reference}";"Angebot gesendet"`)
  expect(lines[1]).toContain('"Amélie";"Müller-Ōkuma";"amelie@mueller.test"')
  expect(lines[2]).toContain('"Bruno ""Bär""";"Zweite;r"')
  expect(lines.slice(3)).toEqual([''])
})

test('a salary that is net, or in other money than the rent, says so in its cell', async () => {
  const process = await buildProcessOf(db, built.property)
  const other = built.property.country === 'CH' ? '€' : 'CHF'
  const earning = (grossSalary: string) => buildRenter({ profession: { ...buildRenter().profession, grossSalary } })
  await buildApplication(db, process, { mainRenters: [earning(`3.500 ${other} net`), earning('4000')] })
  const text = await (await download(process.id, { 'accept-language': 'en' })).text()
  expect(text).toContain(`;"3.500 ${other} net (net, and in another currency)";`)
  expect(text).toContain(';"4000";')
})

test('a net income has a column of its own where it is asked, and says there if it is none', async () => {
  const process = await buildProcessOf(db, built.property, { policyPack: 'DE' })
  const earning = (netIncome: string) =>
    buildRenter({ profession: { ...buildRenter().profession, grossSalary: '', netIncome } })
  await buildApplication(db, process, { mainRenters: [earning('3.100'), earning('4.900 brutto')] })
  const inEnglish = { 'accept-language': 'en' }
  const text = await (await download(process.id, inEnglish)).text()
  expect(text).toContain(';"Gross salary";"Net income per month";')
  expect(text).toContain(';"";"3.100";')
  expect(text).toContain(';"";"4.900 brutto (gross, not net)";')
  expect(await (await download(built.process.id, inEnglish)).text()).not.toContain('Net income')
})

test('it is an attachment that no browser takes for something else or keeps, and the log says who took it', async () => {
  const { headers } = await download(built.process.id)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toContain(`attachment; filename="applications-${built.process.code}.csv"`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  const [line] = await db.select().from(activities).where(eq(activities.recordId, built.process.id))
  expect(line).toMatchObject({ kind: 'applications_exported', actorId: manager.id, recordName: built.process.name })
})

test.each([
  ['+41 79 123 45 67', '+41 79 123 45 67'],
  ['+41791234567', '+41 791234567'],
  ['+49 (0)30/123-45.67', '+49 30 123 45 67'],
  ['+1-555-123-4567', '+1 555 123 4567'],
  ['+41 79 (123) 45-67', '+41 79 123 45 67'],
  ['＋４１ 79 123 45 67', '+41 79 123 45 67'],
  ['+1 (555) 123-4567', '+1 555 123 4567'],
  ['079 123 45 67', '079 123 45 67'],
])('the telephone number %s stays one that can be taken in again: %s', async (phone, written) => {
  const process = await buildProcessOf(db, built.property)
  await buildApplication(db, process, { mainRenters: [buildRenter({ phone })] })
  expect(await (await download(process.id)).text()).toContain(`;"${written}";`)
})

test.each([
  '=1+1',
  '+41 79',
  '-2',
  '+41 79 123 45 67+1',
  '+41 79 123 45*67',
  '+41791234567|calc',
  '+(0)(0)12345678',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =cmd|calc',
  '\n=1',
  '+41 79 (123 45 67',
  '+41 79 123) 45 67',
  '+41 79 ((123)) 45 67',
  '＝1+1',
  '＋1',
  '－2',
  '＠SUM(A1)',
  ' ＝1',
])('%j is no formula', async (evil) => {
  const process = await buildProcessOf(db, built.property)
  const { street: _, ...address } = buildRenter().currentAddress
  const renter = buildRenter({ firstName: evil, phone: evil, currentAddress: { ...address, street: evil } })
  await buildApplication(db, process, { mainRenters: [renter] })
  const text = await (await download(process.id)).text()
  expect(text.split(`"'${evil}`)).toHaveLength(4)
  expect(text).not.toContain(`"${evil}`)
})

test.each([
  ['x,=1+1,', "x,'=1+1,"],
  ['y, =HYPERLINK(0)', "y, '=HYPERLINK(0)"],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  [',＝1', ",'＝1"],
  ['5,+1|-2', "5,'+1|'-2"],
  ['Ja, - aber gern, +/- drei', "Ja, - aber gern, '+/- drei"],
])('%j is no formula for who reads the table with another separator either', async (evil, written) => {
  const process = await buildProcessOf(db, built.property)
  const { street: _, ...address } = buildRenter().currentAddress
  await buildApplication(db, process, { mainRenters: [buildRenter({ currentAddress: { ...address, street: evil } })] })
  expect(await (await download(process.id)).text()).toContain(`;"${written}`)
})

test('what is asked besides has a column where it is asked, and of a household no guarantor is the one who said it', async () => {
  const asking = await buildProcessOf(db, built.property, { policyPack: 'CH', ownQuestions: ['relationship'] })
  const vouching = buildRenter({ firstName: 'Vera', isGuarantor: true })
  await buildApplication(db, asking, {
    mainRenters: [buildRenter({ firstName: 'Rita', nationality: 'permit B', permitUntil: '2028-11-30' }), vouching],
    generalInfo: { ...buildSubmission(asking).generalInfo, relationship: 'Geschwister', debtEnforcement: true },
  })
  const [head = '', ...lines] = (await (await download(asking.id, { 'accept-language': 'en' })).text()).split('\r\n')
  for (const heading of [
    'Permit valid until',
    'Relationship of those who move in',
    'Debt enforcement in the last two years',
  ])
    expect(head).toContain(`"${heading}"`)
  expect(head).not.toContain('Parking space')
  const [ritas = '', veras = ''] = ['Rita', 'Vera'].map((name) => lines.find((each) => each.includes(name)))
  expect(ritas).toContain('"30.11.2028"')
  expect(ritas).toContain('"Geschwister"')
  expect(veras).not.toContain('Geschwister')
  const plain = await (await download(built.process.id, { 'accept-language': 'en' })).text()
  expect(plain).not.toContain('Permit valid until')
})

test('of ten thousand applications no more than a page is read ahead of who takes them', async () => {
  const process = await buildProcessOf(db, built.property)
  const { id } = await buildApplication(db, process)
  await db.execute(sql`insert into ${applications} select (jsonb_populate_record(a, jsonb_build_object(
    'id', gen_random_uuid(), 'reference', 'R-' || n))).* from ${applications} a, generate_series(2, 10000) n where a.id = ${id}`)
  const scope = openScope(deps, callerOf(manager))
  let pages = 0
  const select: Scope['select'] = (table, selection) => {
    pages += 1
    return scope.select(table, selection)
  }
  const decoder = new TextDecoder()
  let [taken, lines] = [0, 0]
  for await (const chunk of applicationTable({ select }, process.id, 'en')) {
    lines += decoder.decode(chunk, { stream: true }).split('\r\n').length - 1
    // The first chunk holds the headings.
    expect(pages).toBe(taken)
    taken += 1
  }
  expect(lines).toBe(10_001)
  expect(pages).toBe(51)
})

test('who stops taking stops the reading', async () => {
  let pages = 0
  const scope = openScope(deps, callerOf(manager))
  const select: Scope['select'] = (table, selection) => {
    pages += 1
    return scope.select(table, selection)
  }
  const reader = applicationTable({ select }, built.process.id, 'en').getReader()
  await reader.read()
  await reader.cancel()
  expect(pages).toBe(0)
})
