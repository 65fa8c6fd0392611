import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaticSite } from './static-site.ts'

const script = 'console.log("a".repeat(200))'
const style = '.a{color:red}'
let outside: string
let app: Hono
beforeAll(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'einzug-site-'))
  const files: Record<string, string | Buffer> = {
    'secret.txt': 'outside of the site',
    'web/index.html': '<!doctype html><title>Shell</title>',
    'web/pages.json': JSON.stringify({
      routes: ['/', '/questionnaire', '/application-process/:processId', '*'],
      prerendered: { '/': { en: 'prerendered/home.en.html', de: 'prerendered/home.de.html' } },
    }),
    'web/prerendered/home.en.html': `<!doctype html><style>${style}</style>Welcome`,
    'web/prerendered/home.de.html': `<!doctype html><style>${style}</style>Willkommen`,
    'web/assets/index-1a2b.js': script,
    'web/assets/index-1a2b.js.br': brotliCompressSync(script),
    'web/assets/index-1a2b.js.gz': gzipSync(script),
    'web/assets/index-1a2b.js.map': '{}',
    'web/service-worker.js': 'self',
    'web/.vite/manifest.json': '{}',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(outside, name)), { recursive: true })
    await writeFile(path.join(outside, name), content)
  }
  app = new Hono().get('*', createStaticSite(path.join(outside, 'web')))
})
afterAll(() => rm(outside, { recursive: true }))

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(address, { headers, method })

test('a file whose name holds its hash is kept for a year, everything else is asked for again', async () => {
  const caching = async (address: string) => (await get(address)).headers.get('cache-control')
  expect(await caching('/assets/index-1a2b.js')).toBe('public, max-age=31536000, immutable')
  expect(await caching('/service-worker.js')).toBe('no-cache')
  expect(await caching('/')).toBe('no-cache')
  expect(await caching('/questionnaire')).toBe('no-cache')
})

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['identity', null, (bytes: Buffer) => bytes],
  ['', null, (bytes: Buffer) => bytes],
])('a browser that accepts %j is sent %s', async (accepted, encoding, decode) => {
  const answer = await get('/assets/index-1a2b.js', { 'Accept-Encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  expect(decode(bytes).toString()).toBe(script)
})

test.each([
  ['de-CH,de;q=0.9,en;q=0.8', 'Willkommen', 'de'],
  ['en;q=0.5, de', 'Willkommen', 'de'],
  ['el', 'Welcome', 'en'],
])('a page that was rendered in advance answers %s in the best language', async (wishes, text, language) => {
  const answer = await get('/', { 'Accept-Language': wishes })
  expect(await answer.text()).toContain(text)
  expect(answer.headers.get('content-language')).toBe(language)
  expect(answer.headers.get('vary')).toContain('Accept-Language')
})

test.each([
  ['/questionnaire', 200],
  ['/questionnaire/', 200],
  ['/application-process/17', 200],
  ['/application-process/17/18', 404],
  ['/nowhere', 404],
])('the app is the answer to %s, with status %i', async (address, status) => {
  const answer = await get(address)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain('Shell')
})

test.each([
  '/missing.js',
  '/assets/missing-1a2b.css',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/pages.json',
  '/.vite/manifest.json',
  '/assets/index-1a2b.js.map',
  '/assets/index-1a2b.js.br',
])('%s is not there', async (address) => {
  const answer = await app.fetch(new Request(`http://localhost${address}`))
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found'])
})

test('what a browser still has is not sent again', async () => {
  const etag = (await get('/')).headers.get('etag') ?? ''
  const again = await get('/', { 'If-None-Match': `W/${etag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200)
  expect((await get('/', { 'If-None-Match': etag, 'Accept-Language': 'de' })).status).toBe(200)
})

test('HEAD answers the same as GET, without the content', async () => {
  const [head, full] = await Promise.all([get('/', {}, 'HEAD'), get('/')])
  expect(await head.text()).toBe('')
  expect([...head.headers]).toEqual([...full.headers])
})

test('a page allows the styles it was built with, and no script inside of it', async () => {
  const policy = (await get('/')).headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self';")
  // printf '.a{color:red}' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("'sha256-AYkV/wUaXEz1i9pndN1veIXFHZVFTj4Ojce2rMK7bSc='")
  expect((await get('/questionnaire')).headers.get('content-security-policy')).not.toContain(
    'AYkV/wUaXEz1i9pndN1veIXFHZVFTj4Ojce2rMK7bSc=',
  )
})

test('no text becomes markup or the address of a program in a page, and it frames nothing but what it made itself', async () => {
  for (const address of ['/', '/questionnaire', '/nowhere']) {
    const policy = (await get(address)).headers.get('content-security-policy')
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
    expect(policy).toContain('frame-src blob:;')
  }
})

test('no other site can take in a file of this one', async () => {
  for (const address of ['/', '/questionnaire', '/nowhere', '/missing.js', '/assets/index-1a2b.js']) {
    expect((await get(address)).headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})

test('pages may connect to the place that documents are put at, and nowhere else', async () => {
  const sources = async (site: Hono) =>
    (await site.request('/')).headers.get('content-security-policy')?.match(/connect-src ([^;]*);/)?.[1]
  expect(await sources(app)).toBe("'self'")
  const withBucket = new Hono().get('*', createStaticSite(path.join(outside, 'web'), 'https://bucket.example'))
  expect(await sources(withBucket)).toBe("'self' https://bucket.example")
})

test.each(['/', '/questionnaire', '/nowhere', '/missing.js'])(
  '%s cannot be framed and tells no other site',
  async (address) => {
    const { headers } = await get(address)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)
