import type { Context, Handler } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { chooseComplete, chooseLanguage, wishedLocale } from '#shared/languages.ts'
import { readPageList } from './page-list.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { readWebFiles, type WebFile } from './web-files.ts'

const YEAR = 'public, max-age=31536000, immutable'

/** Serves the built web app: its files, and for every path that is a page the page. Pages may send documents to `uploadOrigin`. */
export function createStaticSite(directory: string, uploadOrigin?: string): Handler {
  const files = readWebFiles(directory, uploadOrigin)
  const pages = readPageList(directory)
  const shell = files.get('/index.html')
  if (!shell) throw new Error(`${directory} holds no index.html`)

  return (c) => {
    const pathname = c.req.path
    const file = files.get(pathname)
    // Names below /assets hold a hash of the content, so what is behind them never changes.
    if (file) return answer(c, file, pathname.startsWith('/assets/') ? YEAR : 'no-cache')
    if (/\.[^/]*$/.test(pathname)) return missing(c)

    const wishes = parseAccept(c.req.header('Accept-Language') ?? '').map(({ type }) => type)
    // A page for people who manage is in fewer languages.
    const spoken = [chooseLanguage(wishes), chooseComplete(wishes)]
    const language = spoken.find((each) => pages.prerendered(pathname, each)) ?? 'en'
    const inLocale =
      pages.prerendered(pathname, wishedLocale(wishes, language)) ?? pages.prerendered(pathname, language)
    const rendered = files.get(inLocale ?? '')
    if (!rendered) return answer(c, shell, 'no-cache', pages.isPage(pathname) ? 200 : 404)
    c.header('Content-Language', language)
    c.header('Vary', 'Accept-Language', { append: true })
    return answer(c, rendered, 'no-cache')
  }
}

function answer(c: Context, file: WebFile, caching: string, status: 200 | 404 = 200): Response {
  const { encoding, bytes } = chooseEncoding(file, c.req.header('Accept-Encoding') ?? '')
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
  c.header('Cache-Control', caching)
  c.header('ETag', etag)
  if (file.brotli ?? file.gzip) c.header('Vary', 'Accept-Encoding', { append: true })
  if (file.policy) protect(c, file.policy)
  else {
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
  }
  if (status === 200 && knows(c.req.header('If-None-Match'), etag)) return c.body(null, 304)

  c.header('Content-Type', file.type)
  c.header('Content-Length', String(bytes.length))
  if (encoding) c.header('Content-Encoding', encoding)
  return c.req.method === 'HEAD' ? c.body(null, status) : c.body(bytes, status)
}

function missing(c: Context): Response {
  protect(c, "default-src 'none'; frame-ancestors 'none'")
  return c.text('Not found', 404, { 'Cache-Control': 'no-cache' })
}

function protect(c: Context, policy: string): void {
  const headers = new Headers()
  setSecurityHeaders(headers, policy)
  for (const [name, value] of headers) c.header(name, value)
}

/** Brotli where it is taken, because it is the smaller one; a browser's own order says nothing about that. */
function chooseEncoding(file: WebFile, accepted: string) {
  const offers = parseAccept(accepted)
  const takes = (name: string) => offers.some(({ type, q }) => type === name && q > 0)
  if (file.brotli && takes('br')) return { encoding: 'br', bytes: file.brotli }
  if (file.gzip && takes('gzip')) return { encoding: 'gzip', bytes: file.gzip }
  return { encoding: undefined, bytes: file.bytes }
}

/** A proxy that compressed on its own marks the tag as weak. */
const knows = (known: string | undefined, etag: string) =>
  known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
