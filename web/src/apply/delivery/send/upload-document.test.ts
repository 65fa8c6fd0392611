import { describe, expect, test } from 'vitest'
import { freshWorlds } from '#web/apply/delivery/testing/fresh-worlds.ts'
import type { World } from '#web/apply/delivery/testing/world.ts'

const world = freshWorlds()
const MINUTES = 60_000
const headers = { 'x-app': 'einzug' }

async function delivered({ phone, time, isThereOnce }: World, id: string, within = 10 * MINUTES) {
  phone.openPage()
  await time.advance(within)
  return isThereOnce(id)
}

describe('how a document is sent', () => {
  test('whole, when it is small', async () => {
    const made = await world()
    const id = await made.sealed([512 * 1024])
    expect(await delivered(made, id)).toBe(true)
    expect(made.server.executions.map(({ route }) => route)).toEqual(['presign', 'put', 'submit'])
  })

  test('in parts that grow on a fast line, when it is large', async () => {
    const made = await world()
    const id = await made.sealed([2 * 1024 * 1024])
    expect(await delivered(made, id)).toBe(true)
    // 64 and 128 KiB, seven times 256, and the rest.
    expect(made.executionsOf('patch')).toBe(10)
    expect(made.executionsOf('head')).toBe(0)
  })

  test('in parts from the second try on, so that a slow line gets a small one through, too', async () => {
    const made = await world()
    Object.assign(made.net.network, { bytesPerMs: 12 / 8 })
    const id = await made.sealed([400_000])
    expect(await delivered(made, id, 30 * MINUTES)).toBe(true)
    expect(made.executionsOf('put')).toBe(0)
    expect(made.server.documents.counted.bytes).toBeLessThan(1.2 * 400_000)
  })

  test('in small parts on a slow line', async () => {
    const made = await world()
    Object.assign(made.net.network, { bytesPerMs: 3 })
    const id = await made.sealed([600_000])
    expect(await delivered(made, id, 30 * MINUTES)).toBe(true)
    expect(made.executionsOf('patch')).toBeGreaterThan(5)
  })

  test('whole to a storage provider, whose address is not ours, and without our cookies', async () => {
    const made = await world()
    const { net, phone, sealed, time, job } = made
    const id = await sealed([700_000])
    const puts: (RequestInit | undefined)[] = []
    const { send } = net
    const data = { uploadUrl: 'https://storage.example/x', headers: { 'Content-Type': 'application/pdf' } }
    net.send = (input, init) => {
      if (input === '/api/applications/documents/presign') {
        return Promise.resolve(Response.json({ data: { ...data, object: { key: 'k', publicUrl: 'p' } } }, { headers }))
      }
      if (input !== data.uploadUrl) return send(input, init)
      puts.push(init)
      return Promise.resolve(new Response(null, { status: 200 }))
    }
    phone.openPage()
    await time.advance(5_000)
    // It says that it has it, four times; only our server's own word counts in the end.
    expect(await job(id)).toMatchObject({ state: 'attention', lastError: { code: 'DOCUMENTS_MISSING' } })
    expect(puts).toHaveLength(4)
    expect(puts[0]).toMatchObject({ method: 'PUT', credentials: 'omit', redirect: 'manual' })
  })

  test('to our own server in pieces when it did not get through whole to a storage provider', async () => {
    const made = await world()
    const { net, phone, sealed, time, isThereOnce } = made
    const id = await sealed([300_000])
    const direct = 'https://storage.example/x'
    const { send } = net
    net.send = async (input, init) => {
      if (input === direct) throw new TypeError('Failed to fetch')
      const answer = await send(input, init)
      if (input !== '/api/applications/documents/presign') return answer
      const { data } = await answer.json()
      const both = { ...data, uploadUrl: direct, resumableUrl: data.uploadUrl }
      return Response.json({ data: both }, { headers })
    }
    phone.openPage()
    await time.advance(10 * MINUTES)
    expect(await isThereOnce(id)).toBe(true)
    expect(made.executionsOf('put')).toBe(0)
    expect(made.executionsOf('patch')).toBeGreaterThan(0)
  })
})

describe('what a server says about how far it is', () => {
  test.each([
    ['nothing', {}],
    ['no number', { 'upload-offset': 'all' }],
    ['less than nothing', { 'upload-offset': '-1' }],
    ['more than there is', { 'upload-offset': '99999999' }],
  ])('%s: is nobody we know, and asked again later', async (_, said) => {
    const made = await world()
    made.net.arm({ mode: 'status', status: 204, headers: { ...headers, ...said } }, 'patch', { times: 2 })
    const id = await made.sealed([600_000])
    expect(await delivered(made, id)).toBe(true)
  })

  test('that it never moves: given up after some tries, not sent for ever', async () => {
    const made = await world()
    const { net, phone, sealed, time, job } = made
    net.arm({ mode: 'status', status: 204, headers: { ...headers, 'upload-offset': '0' } }, 'patch', { times: 1e6 })
    const id = await sealed([600_000])
    phone.openPage()
    await time.advance(30 * MINUTES)
    expect(await job(id)).toMatchObject({ state: 'attention', lastError: { code: 'UPLOAD_BLOCKED' } })
  })

  test('that it is elsewhere: gone on with there', async () => {
    const made = await world()
    made.net.arm({ mode: 'drop-after-commit' }, 'patch', { nth: 3 })
    made.net.arm({ mode: 'duplicate' }, 'patch', { nth: 2 })
    const id = await made.sealed([1_000_000])
    expect(await delivered(made, id)).toBe(true)
    expect(made.server.documents.counted.bytes).toBeLessThan(1.6 * 1_000_000)
  })

  test('that a document changed on its way: sent again from the beginning', async () => {
    const made = await world()
    const { net, server } = made
    const { send } = net
    let hasChanged = false
    net.send = (input, init) => {
      if (init?.method !== 'PATCH' || hasChanged) return send(input, init)
      hasChanged = true
      const bytes = new Uint8Array(init.body as Uint8Array)
      bytes[20] = (bytes[20] ?? 0) ^ 1
      return send(input, { ...init, body: bytes })
    }
    const id = await made.sealed([600_000])
    expect(await delivered(made, id)).toBe(true)
    expect(server.documents.counted.bytes).toBe(1_200_000)
  })
})
