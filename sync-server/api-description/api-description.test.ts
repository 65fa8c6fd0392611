import { afterAll, expect, test } from 'vitest'
import { setupTestApp } from '#server/testing/test-app.ts'

const { app, close } = await setupTestApp()
afterAll(close)

const PATH = '/api/openapi.json'

test('everybody may read the description of the API, and keep it for a while', async () => {
  const answer = await app.request(PATH)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Einzug' } })
})

test('who has it already is told so in a few bytes', async () => {
  const tag = (await app.request(PATH)).headers.get('etag') ?? ''
  const again = await app.request(PATH, { headers: { 'if-none-match': tag } })
  expect({ status: again.status, tag: again.headers.get('etag') }).toEqual({ status: 304, tag })
  expect(await again.text()).toBe('')
  expect((await app.request(PATH, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
})

test('it travels compressed', async () => {
  const answer = await app.request(PATH, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  const whole = await (await app.request(PATH)).arrayBuffer()
  // However many calls it describes.
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(whole.byteLength / 8)
})
