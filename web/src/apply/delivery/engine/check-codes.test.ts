import { afterEach, expect, test } from 'vitest'
import { emptyAnswers } from '#web/apply/storage/answers.ts'
import { db } from '#web/apply/storage/database.ts'
import { findDraft, openDraft } from '#web/apply/storage/drafts.ts'
import { checkCodes } from './check-codes.ts'

afterEach(() => Promise.all(db.tables.map((table) => table.clear())))

const open = (code: string) => openDraft({ processId: '', code }, emptyAnswers)

const notFound = { status: 404, headers: { 'x-app': 'einzug' } }

/** A server that knows these codes, and notes what it was asked. */
function server(answers: Record<string, () => Response | Promise<Response>>) {
  const asked: string[] = []
  const send: typeof fetch = async (input) => {
    const code = (input instanceof Request ? input.url : input.toString()).split('/').at(-1) ?? ''
    asked.push(code)
    return answers[code]?.() ?? Response.json({ code: 'PROCESS_NOT_FOUND', message: '' }, notFound)
  }
  return { send, asked }
}
const home = (status = 'open') => Response.json({ data: { id: 'process-1', status, propertyAddress: 'Hofgasse 1' } })

test('a code that opens a process gives its draft the process', async () => {
  const { id } = await open('ABC234')
  expect(await checkCodes(server({ ABC234: home }))).toBe('done')
  expect(await findDraft(id)).toMatchObject({ processId: 'process-1', home: { propertyAddress: 'Hofgasse 1' } })
})

test('a code that nobody has, and one whose process has closed, are noted; nothing else changes', async () => {
  const [unknown, closed] = [await open('NOBODY'), await open('CLOSED')]
  expect(await checkCodes(server({ CLOSED: () => home('closed') }))).toBe('done')
  expect(await findDraft(unknown.id)).toEqual({ ...unknown, codeProblem: 'unknown' })
  expect(await findDraft(closed.id)).toEqual({ ...closed, codeProblem: 'closed' })
})

const notNow: Record<string, () => Response | Promise<Response>> = {
  'there is no connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'a captive portal answers': () => new Response('<h1>Hotel WLAN</h1>', { headers: { 'content-type': 'text/html' } }),
  'a captive portal answers that it is not found': () => new Response('<h1>Hotel WLAN</h1>', { status: 404 }),
  'a proxy speaks like us': () => Response.json({ code: 'PROCESS_NOT_FOUND' }, { status: 404 }),
  'the server asks to wait': () => Response.json({ code: 'RATE_LIMITED', message: '' }, { status: 429 }),
  'the server fails': () => Response.json({ code: 'INTERNAL', message: '' }, { status: 500 }),
  'the proxy finds no server': () => new Response('Bad Gateway', { status: 502 }),
}
test.each(Object.entries(notNow))('when %s the draft is left as it is', async (_, answer) => {
  const draft = await open('ABC234')
  expect(await checkCodes(server({ ABC234: answer }))).toBe('offline')
  expect(await findDraft(draft.id)).toEqual(draft)
})

test('a code that the server cannot answer does not hold up the others', async () => {
  await open('BROKEN')
  const { id } = await open('ABC234')
  const { send } = server({ BROKEN: () => new Response('', { status: 500 }), ABC234: home })
  expect(await checkCodes({ send })).toBe('offline')
  expect(await findDraft(id)).toMatchObject({ processId: 'process-1' })
})

test('without a connection one attempt is enough', async () => {
  await open('ABC234')
  await open('XYZ789')
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  const { send, asked } = server({ ABC234: offline, XYZ789: offline })
  expect(await checkCodes({ send })).toBe('offline')
  expect(asked).toHaveLength(1)
})

test('what has a process, or never had a code, is not asked for', async () => {
  await openDraft({ processId: 'process-1' }, emptyAnswers)
  await openDraft({ processId: '' }, emptyAnswers)
  const { send, asked } = server({})
  expect(await checkCodes({ send })).toBe('done')
  expect(asked).toEqual([])
})
