import type { AnswerOf, Endpoint } from '#shared/endpoint.ts'
import { everyCommand } from '#shared/every-command.ts'
import { syncContract } from '#shared/feed/contract.ts'
import { handoverContract } from '#shared/handover/contract.ts'
import { photoContract } from '#shared/property/photo/contract.ts'
import { type CallInput, NoConnectionError } from '#web/kit/api/call.ts'
import type { CommandHeaders } from '#web/manage/sync/feed/ports.ts'
import type { ModelServer } from './model-server.ts'

export type Route = 'pull' | 'command' | 'bytes'
export type Fault = 'lost' | 'answer_lost' | Error

/** The way from one device to the server, which fails when it is told to. */
export function createLine(server: ModelServer, { pageSize = 500 } = {}) {
  const state = { isUp: true, userId: 'anna', pageSize, watches: 0, watchRefusal: undefined as Error | undefined }
  const faults: { route: Route; fault: Fault }[] = []
  const seen: { route: Route; headers: CommandHeaders; name: string }[] = []
  let gates: { route: Route; gate: Promise<void> }[] = []

  const answer = (endpoint: Endpoint, input: CallInput<Endpoint>, headers: CommandHeaders) => {
    if (endpoint === syncContract.pullChanges) {
      const { cursor, digest } = (input.query ?? {}) as { cursor?: string; digest?: boolean }
      return server.feed.pull(cursor, digest === true, state.pageSize)
    }
    if (endpoint === handoverContract.downloadFile) {
      return server.handover.files.download((input.params as { fileId: string }).fileId)
    }
    if (endpoint === photoContract.downloadPhoto) {
      return server.handover.files.download((input.params as { photoId: string }).photoId)
    }
    return server.handle({
      userId: state.userId,
      name: nameOf(endpoint),
      params: (input.params ?? {}) as Record<string, string>,
      body: structuredClone(input.body ?? {}) as Record<string, unknown>,
      headers,
    })
  }

  const call = async <const E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers: CommandHeaders = {},
  ): Promise<AnswerOf<E>> => {
    const route: Route = endpoint.method === 'GET' ? 'pull' : 'command'
    const place = faults.findIndex((each) => each.route === route)
    const fault = place < 0 ? undefined : faults.splice(place, 1)[0]?.fault
    if (!state.isUp || fault === 'lost') throw new NoConnectionError('No connection')
    seen.push({ route, headers, name: nameOfCall(endpoint) })
    if (fault instanceof Error) throw fault
    const held = gates.find((each) => each.route === route)
    gates = gates.filter((each) => each !== held)
    // The server does it at once; only its answer takes its time.
    const given = await Promise.resolve().then(() => answer(endpoint, input as CallInput<Endpoint>, headers))
    await held?.gate
    if (fault === 'answer_lost' || !state.isUp) throw new NoConnectionError('No connection')
    return given as AnswerOf<E>
  }

  const request = async (path: string, init: RequestInit): Promise<Response> => {
    const place = faults.findIndex((each) => each.route === 'bytes')
    const fault = place < 0 ? undefined : faults.splice(place, 1)[0]?.fault
    if (!state.isUp || fault === 'lost') throw new NoConnectionError('No connection')
    seen.push({
      route: 'bytes',
      headers: init.headers as CommandHeaders,
      name: `${init.method} ${path.split('/').at(-1)}`,
    })
    if (fault instanceof Error) throw fault
    const given = server.handover.files.request(path, init)
    await Promise.resolve()
    if (fault === 'answer_lost') throw new NoConnectionError('No connection')
    return given
  }

  const watch = (heard: (what: 'open' | 'poke') => void, over: AbortSignal): Promise<void> => {
    state.watches += 1
    if (!state.isUp) return Promise.reject(new NoConnectionError('No connection'))
    if (state.watchRefusal) return Promise.reject(state.watchRefusal)
    heard('open')
    const poke = () => heard('poke')
    server.feed.watchers.add(poke)
    return new Promise((resolve) => {
      over.addEventListener('abort', () => {
        server.feed.watchers.delete(poke)
        resolve()
      })
    })
  }

  return {
    state,
    seen,
    call,
    request,
    watch,
    /** The next one of this kind fails so. */
    fail: (route: Route, fault: Fault) => faults.push({ route, fault }),
    /** Keeps the next answer of this kind back. @returns how to let it go */
    hold: (route: Route): (() => void) => {
      let release = () => {}
      gates.push({ route, gate: new Promise((resolve) => (release = resolve)) })
      return () => release()
    },
    count: (name: string) => seen.filter((each) => each.name === name).length,
  }
}

const nameOfCall = (endpoint: Endpoint) =>
  endpoint === handoverContract.downloadFile || endpoint === photoContract.downloadPhoto
    ? 'download'
    : endpoint.method === 'GET'
      ? 'pull'
      : nameOf(endpoint)

const nameOf = (endpoint: Endpoint) =>
  Object.entries(everyCommand).find(([, each]) => (each.endpoint as Endpoint) === endpoint)?.[0] ?? ''
