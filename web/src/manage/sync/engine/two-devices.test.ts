import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { actionsFrom, canResubmit } from '#shared/application/status.ts'
import { idOf } from '#shared/testing/rows.ts'
import { recordsPoints } from '#web/manage/sync/feed/ports.ts'
import { readFeed } from '#web/manage/sync/feed/stored-feed.ts'
import { createWorld, type Device, type World } from '#web/manage/sync/testing/world.ts'

const MINUTE = 60_000
const runs = Number(process.env['MODEL_RUNS'] ?? 60)
let open: World[] = []
afterEach(async () => {
  for (const world of open) await world.end()
  open = []
})

const which = fc.nat({ max: 1 })
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('decide'),
      device: which,
      choice: fc.nat({ max: 5 }),
      on: fc.nat({ max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('down', 'up', 'open', 'close'), device: which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fault'),
      device: which,
      fault: fc.constantFrom('lost', 'answer_lost'),
      route: fc.constantFrom('pull', 'command'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('die'), device: which, point: fc.constantFrom(...recordsPoints) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('purge', 'remove'), on: fc.nat({ max: 2 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(100, 5_000, 10 * MINUTE) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Does what the person could do with what they see. */
async function decide(device: Device, id: string, choice: number) {
  const seen = await device.application(id)
  if (!seen) return
  const next = canResubmit(seen.status) ? ['submitted' as const] : actionsFrom(seen.status)
  const status = next[choice % next.length]
  if (status) await device.decide(status, id)
}

async function take(made: World, devices: Device[], given: Step) {
  const device = 'device' in given ? devices[given.device] : undefined
  if (given.do === 'wait' && 'ms' in given) await made.time.advance(given.ms)
  if ('choice' in given && device) await decide(device, idOf(3 + given.on), given.choice)
  if (given.do === 'down' && device) device.line.state.isUp = false
  if (given.do === 'up' && device) device.line.state.isUp = true
  if (given.do === 'open' && device) device.openTab()
  if (given.do === 'close' && device) device.killAll()
  if ('fault' in given && device) device.line.fail(given.route, given.fault)
  if ('point' in given && device) device.state.dieAt = given.point
  if (given.do === 'purge') made.server.feed.purge()
  if (given.do === 'remove' && 'on' in given) made.server.feed.put('application', idOf(3 + given.on), null)
}

test(
  'two devices and a server that anything happens to end in the same state, with nothing lost and nothing done twice',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.nat(), async (steps, seed) => {
        const made = createWorld({ applications: 3, seed })
        open.push(made)
        const devices = [made.device('anna', 2), made.device('ben', 500)]
        for (const device of devices) device.openTab()
        for (const each of steps) await take(made, devices, each)
        for (const device of devices) {
          device.line.state.isUp = true
          device.state.dieAt = undefined
          device.killAll()
          device.openTab()
        }
        await made.time.advance(60 * MINUTE)
        for (const device of devices) await expectSettled(made, device)
        const keys = made.server.executions.map(({ headers }) => headers['idempotency-key'])
        expect(new Set(keys).size, 'nothing is done twice').toBe(keys.length)
        await made.end()
      }),
      { numRuns: runs },
    )
  },
  60_000 + runs * 2_000,
)

/** Shows exactly what the server has; whatever is left waits for a person to decide. */
async function expectSettled({ server }: World, device: Device) {
  const undecided = (await device.commands()).filter(({ state }) => state !== 'attention')
  expect(undecided, 'nothing waits that nobody was asked about').toEqual([])
  const { active } = await readFeed(device.database)
  const stored = await device.database.records(active.into).toArray()
  const text = (rows: unknown[]) => JSON.stringify(rows.map((row) => JSON.stringify(row)).toSorted())
  expect(text(stored.map(({ row }) => row))).toBe(text(server.feed.rows().map(({ row }) => row)))
}
