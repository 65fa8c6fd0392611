import type { Prepared } from './prepare-call.ts'

/** What came of a call. */
export type Result =
  | { kind: 'failed'; call: Prepared; reason: string }
  | { kind: 'text'; call: Prepared; status: number; headers: string; text: string }
  | { kind: 'file'; call: Prepared; status: number; headers: string; file: Blob; fileName: string }

const LONGEST_MS = 60_000
/** Events go on for ever: so long is listened to them. */
const LISTENING_MS = 5_000

/** Sends a call with a token, and reads all of its answer. Never throws. */
export async function sendCall(call: Prepared, token: string, stopped: AbortSignal): Promise<Result> {
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: { accept: '*/*', ...call.headers, authorization: `Bearer ${token}` },
      ...(call.body !== undefined && { body: call.body }),
      cache: 'no-store',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(LONGEST_MS)]),
    })
    const answer = { call, status: response.status, headers: headersOf(response) }
    const type = response.headers.get('content-type') ?? ''
    if (type.startsWith('text/event-stream')) return { ...answer, kind: 'text', text: await listen(response) }
    if (type === '' || /json|^text\/plain/.test(type))
      return { ...answer, kind: 'text', text: pretty(await response.text()) }
    return { ...answer, kind: 'file', file: await response.blob(), fileName: nameOf(response) }
  } catch (error) {
    return { kind: 'failed', call, reason: error instanceof Error ? error.message : String(error) }
  }
}

const headersOf = ({ headers }: Response) => [...headers].map(([name, value]) => `${name}: ${value}`).join('\n')

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

async function listen({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const timer = setTimeout(() => void reader?.cancel(), LISTENING_MS)
  let heard = ''
  for (;;) {
    const next = await reader?.read()
    if (!next || next.done) break
    heard += next.value
  }
  clearTimeout(timer)
  return heard
}

/** As the server calls it, or else the last part of its address. */
function nameOf({ headers, url }: Response): string {
  const named = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
  return named ?? new URL(url).pathname.split('/').at(-1) ?? 'answer'
}
