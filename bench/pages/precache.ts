import type { SeenRequest } from './counting-proxy.ts'
import type { FirstVisit } from './returning-visitor.ts'

export interface Precache {
  files: number
  /** Of all of them, as the server sends them compressed. */
  bytes: number
  /** What it cost on top of the first page, whose own files are in the browser's cache already. */
  sentBytes: number
  /** In ms, from the moment the page took letters to the first request of the service worker; negative is too early. */
  startsAfterInteractive: number
}

/** What the service worker fetched during a first visit, by what came past in front of the server. */
export async function countPrecache(
  { interactiveAt, precached }: FirstVisit,
  requests: SeenRequest[],
  server: string,
): Promise<Precache> {
  const script = requests.find(({ purpose }) => purpose === 'service-worker')
  if (!script) throw new Error('no service worker was fetched')
  const fetched = requests.filter(({ at, purpose, path }) => at > script.at && purpose === 'empty' && !isApi(path))
  const sizes = await Promise.all(precached.map((url) => sentSize(new URL(new URL(url).pathname, server))))
  return {
    files: precached.length,
    bytes: sum(sizes),
    sentBytes: sum(fetched.map(({ bytes }) => bytes)),
    startsAfterInteractive: script.at - interactiveAt,
  }
}

const isApi = (path: string) => path.startsWith('/api/')

async function sentSize(url: URL): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
  const size = Number(answer.headers.get('content-length') ?? Number.NaN)
  if (!answer.ok || Number.isNaN(size)) throw new Error(`${url.href} has no size`)
  return size
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
