import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, type Readable, Transform } from 'node:stream'

/** What a bad network does to a request. */
export type FaultMode =
  /** The connection ends before the server hears of it. */
  | 'drop-before'
  /** The server has done what was asked, and the connection ends without its answer. */
  | 'drop-after-commit'
  /** Connected, and then nothing, until it is disarmed. */
  | 'hang'
  /** The server hears of it only when it is disarmed. */
  | 'hold'
  /** The server has done what was asked; its answer is held until it is disarmed, and then lost. */
  | 'hang-after-commit'
  /** The connection ends in the middle of the answer. */
  | 'truncate'
  /** A network that wants a login says yes with a page of its own. */
  | 'html200'
  /** The same by sending elsewhere. */
  | 'redirect'
  /** A gateway sends it twice, at the same time. */
  | 'dup'
  /** The connection ends when so many bytes of the request's body have come. */
  | { cutUploadAt: number }
  /** An answer of somebody's, with or without our mark. */
  | { status: number; headers?: Record<string, string>; body?: string }
  | { delayMs: number }
  /** A narrow line: what the phone sends comes slowly, and late; it may break when so many bytes have come. */
  | { bytesPerSecond: number; latencyMs: number; breakAt?: number }

/** A request that met a fault. */
export interface Meeting {
  url: string
  body: Readable
  outgoing: ServerResponse
  /** Says that it has happened. */
  struck: () => void
  /** Resolves when the fault is disarmed. */
  held: Promise<void>
  /** Asks the server; the body has still to be written. */
  ask: (pass: (answer: IncomingMessage) => void) => ClientRequest
}

export function answerAs(mode: FaultMode, meeting: Meeting): void {
  if (typeof mode === 'string') return byName[mode](meeting)
  if ('status' in mode) return answerWithStatus(mode, meeting)
  if ('delayMs' in mode) return answerLate(mode.delayMs, meeting)
  if ('bytesPerSecond' in mode) return passSlowly(mode, meeting)
  cutUpload(mode.cutUploadAt, meeting)
}

export function passAnswer(answer: IncomingMessage, outgoing: ServerResponse): void {
  answer.on('error', () => outgoing.destroy())
  outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
  answer.pipe(outgoing)
}

const byName: Record<Extract<FaultMode, string>, (meeting: Meeting) => void> = {
  'drop-before': ({ body, outgoing, struck }) => {
    body.resume()
    struck()
    outgoing.destroy()
  },
  'drop-after-commit': (meeting) => {
    loseAnswer(meeting, Promise.resolve())
  },
  hang: ({ body, outgoing, struck, held }) => {
    body.resume()
    struck()
    void held.then(() => outgoing.destroy())
  },
  hold: ({ body, outgoing, ask, struck, held }) => {
    struck()
    void held.then(() => body.pipe(ask((answer) => passAnswer(answer, outgoing))))
  },
  'hang-after-commit': (meeting) => {
    loseAnswer(meeting, meeting.held)
  },
  truncate: ({ body, outgoing, ask, struck }) => {
    const asking = ask((answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.once('data', (chunk: Buffer) => {
        struck()
        outgoing.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () => outgoing.destroy())
      })
    })
    body.pipe(asking)
  },
  html200: ({ body, outgoing, struck }) => {
    body.resume()
    struck()
    outgoing.writeHead(200, html).end(LOGIN_PAGE)
  },
  redirect: ({ url, body, outgoing, struck }) => {
    body.resume()
    struck()
    if (url === LOGIN) outgoing.writeHead(200, html).end(LOGIN_PAGE)
    else outgoing.writeHead(302, { location: LOGIN }).end()
  },
  dup: ({ body, outgoing, ask, struck }) => {
    const first = ask((answer) => passAnswer(answer, outgoing))
    const second = ask((answer) => answer.resume().once('end', struck))
    body.pipe(first)
    body.pipe(second)
  },
}

const LOGIN = '/login-of-the-network'
const LOGIN_PAGE = '<!doctype html><title>Hotel WLAN</title><h1>Hotel WLAN</h1>'
const html = { 'content-type': 'text/html' }

function loseAnswer({ body, outgoing, ask, struck }: Meeting, when: Promise<void>): void {
  const asking = ask((answer) => {
    answer.resume().once('end', () => {
      struck()
      void when.then(() => outgoing.destroy())
    })
  })
  body.pipe(asking)
}

function answerWithStatus(
  { status, headers, body: text = '' }: Extract<FaultMode, { status: number }>,
  { body, outgoing, struck }: Meeting,
): void {
  body.resume()
  struck()
  outgoing.writeHead(status, headers).end(text)
}

function answerLate(delayMs: number, { body, outgoing, ask, struck }: Meeting): void {
  struck()
  setTimeout(() => body.pipe(ask((answer) => passAnswer(answer, outgoing))), delayMs)
}

function passSlowly(
  { bytesPerSecond, latencyMs, breakAt = Number.POSITIVE_INFINITY }: Extract<FaultMode, { bytesPerSecond: number }>,
  { body, outgoing, ask, struck }: Meeting,
): void {
  let bytes = 0
  const narrow = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length
      if (bytes >= breakAt) outgoing.destroy()
      else setTimeout(() => done(null, chunk), (chunk.length / bytesPerSecond) * 1000)
    },
  })
  setTimeout(() => {
    struck()
    pipeline(body, narrow, () => {})
    narrow.pipe(ask((answer) => passAnswer(answer, outgoing)))
  }, latencyMs)
}

/** The server gets what came until then, and sees the connection end. */
function cutUpload(at: number, { body, outgoing, ask, struck }: Meeting): void {
  const asking = ask((answer) => passAnswer(answer, outgoing))
  let bytes = 0
  const cut = () => {
    struck()
    asking.destroy()
    outgoing.destroy()
  }
  body.on('data', (chunk: Buffer) => {
    const isEnough = bytes + chunk.length >= at
    if (bytes < at) asking.write(chunk.subarray(0, at - bytes), isEnough ? cut : undefined)
    bytes += chunk.length
  })
  // Smaller than that: nothing to cut.
  body.once('end', () => bytes < at && asking.end())
}
