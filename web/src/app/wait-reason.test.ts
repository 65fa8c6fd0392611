import { expect, test } from 'vitest'
import { problemOf } from '#web/apply/delivery/jobs/outcome.ts'
import { ApiError, NoConnectionError, StrangerError } from '#web/kit/api/call.ts'
import { isOfNetwork, type WaitReason, waitReasonOf } from '#web/kit/device/wait-reason.ts'
import { outcomeOf as outcomeOfChange } from '#web/manage/sync/commands/command-outcome.ts'

const ours = { 'x-app': 'einzug' }
const answer = (status: number, code: string | undefined, headers: Record<string, string> = ours) =>
  new ApiError(new Response(null, { status, headers }), code ? JSON.stringify({ code }) : '<h1>Sorry</h1>')

const causes: [string, unknown, WaitReason][] = [
  ['nobody answers', new NoConnectionError(), 'unreached'],
  ['an answer of ours breaks off', new StrangerError(new Response(null, { headers: ours })), 'unreached'],
  ['a login page answers', new StrangerError(new Response(null)), 'login'],
  ['a network demands a login', answer(511, undefined, {}), 'login'],
  ['a filter refuses it', answer(403, undefined, {}), 'filtered'],
  ['the server takes no more requests', answer(429, 'RATE_LIMITED'), 'busy'],
  ['its proxy takes no more requests', answer(429, undefined, {}), 'busy'],
  ['there is no room for this client', answer(503, 'UPLOADS_PAUSED'), 'no_room'],
  ['the reserve of the disk is reached', answer(507, 'STORAGE_FULL'), 'no_room'],
  ['the server is starting', answer(503, 'UNAVAILABLE'), 'server_down'],
  ['it has a failure of its own', answer(500, 'INTERNAL'), 'server_down'],
  ['it is away behind its proxy', answer(502, undefined, {}), 'server_down'],
  ['it is away behind its proxy, and too slow', answer(504, undefined, {}), 'server_down'],
  ['the device could not read what it keeps', new Error('DatabaseClosedError'), 'device'],
]

test.each(causes)('where %s, that is the reason', (_, error, reason) => {
  expect(waitReasonOf(problemOf(error) ?? { code: '' }, true)).toBe(reason)
})

test.each(causes)('where %s, a manager hears the same', (_, error, reason) => {
  const outcome = outcomeOfChange(error, { name: 'addNote' })
  expect(outcome).toMatchObject({ reason })
})

test.each(causes)('where %s and the browser knows that there is no network, there is none', (_, error) => {
  expect(waitReasonOf(problemOf(error) ?? { code: '' }, false)).toBe('offline')
})

test('a connection is only spoken of where one would help', () => {
  const reasons = new Set(causes.map(([, , reason]) => reason))
  expect([...reasons].filter((reason) => !isOfNetwork(reason))).toEqual(['busy', 'no_room', 'server_down', 'device'])
})
