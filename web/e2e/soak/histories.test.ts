import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildApplication, buildProcess, buildProcessOf, buildRenter } from '#server/testing/build/build.ts'
import { buildResident } from '#server/testing/build/build-managed-records.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { as } from '#server/testing/caller-in-header.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import type { Read } from '#shared/command.ts'
import { type Endpoint, fillPath } from '#shared/endpoint.ts'
import { everyCommand } from '#shared/every-command.ts'
import { pullAnswer } from '#shared/feed/contract.ts'
import { type Entity, type FeedRecords, feedRecords, parentField } from '#shared/feed/feed.ts'
import { newId } from '#shared/ids.ts'
import { buildCommand } from '#web/manage/storage/testing/build-command.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { complete } from '#web/manage/sync/commands/keep-command.ts'
import type { CommandName } from '#web/manage/sync/effects/command-types.ts'
import { effectsOfAll } from '#web/manage/sync/effects/effects.ts'
import { keyOf, versionOf } from '#web/manage/sync/feed/stored-feed.ts'
import { decision, type Records, type Said, saidIn, type World } from '../fixtures/random-decision.ts'

const runs = Number(process.env['MODEL_RUNS'] ?? 40)
let clock = Date.UTC(2027, 0, 31, 12)
const { app, db, close } = await setupTestApp({ now: () => new Date(clock) })
afterAll(close)

async function buildWorld(): Promise<World> {
  const { process, property } = await buildProcess(db)
  const other = await buildProcessOf(db, property, { status: 'pending' })
  const manager = await buildUser(db, { organizationId: property.organizationId })
  const two = { mainRenters: [buildRenter(), buildRenter({ firstName: 'Ben', nationality: 'CH', phone: '+41 1' })] }
  const made = [
    await buildApplication(db, process),
    await buildApplication(db, process, two),
    await buildApplication(db, process, { status: 'offer_sent' }),
    await buildApplication(db, process, { status: 'withdrawn', withdrawnAt: new Date(clock) }),
    await buildApplication(db, other, { status: 'offer_sent', ...two }),
  ]
  await buildResident(db, property)
  return { property, manager, processes: [process.id, other.id], applications: made.map(({ id }) => id) }
}

/** Everything that a device would hold that looks for the first time. */
async function pull({ manager }: World): Promise<Records> {
  const records: Records = new Map()
  for (let query = ''; ; ) {
    const answer = await app.request(`/api/sync/pull${query}`, { headers: as(manager) })
    const { data } = z.parse(z.object({ data: pullAnswer }), await answer.json())
    for (const { entity, id, row } of data.changes) {
      if (row && Object.hasOwn(feedRecords, entity)) {
        records.set(keyOf(entity, id), z.parse(feedRecords[entity as Entity], row))
      } else records.delete(keyOf(entity, id))
    }
    if (!data.more) return records
    query = `?cursor=${encodeURIComponent(data.cursor)}`
  }
}

let n = 0
/** As the device keeps it. */
function keep({ manager }: World, { name, params, body, about }: Said, shown: Records): StoredCommand {
  clock += 60_000
  n += 1
  const endpoint: Endpoint = everyCommand[name].endpoint
  const input = {
    params,
    body: endpoint.body && endpoint.body !== 'bytes' ? z.parse(endpoint.body, body) : body,
    about,
  }
  const chain = keyOf(about.entity, about.id)
  const made = buildCommand({
    id: newId(),
    name,
    params,
    body: complete(name, input as never, { now: clock, seen: shown.get(chain) }), // each of its own name
    about,
    chain,
    ifMatch: versionOf(shown.get(chain)) || undefined,
    createdAt: clock,
    actorId: manager.id,
    actorName: `${manager.firstName} ${manager.lastName}`,
  })
  return { ...made, n }
}

/** @returns the code of its refusal; undefined where it was done */
async function send(
  { manager }: World,
  { id, name, params, body, ifMatch }: StoredCommand,
): Promise<string | undefined> {
  const { method, path } = everyCommand[name as CommandName].endpoint // made here
  const answer = await app.request(fillPath(path, params ?? {}), {
    method,
    headers: {
      ...as(manager),
      'idempotency-key': id,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (answer.ok) return undefined
  return z.parse(z.looseObject({ code: z.string() }), await answer.json()).code
}

function shownWith(commands: StoredCommand[], base: Records): Records {
  const shown = new Map(base)
  const read = (<E extends Entity>(entity: E, id: string) => base.get(keyOf(entity, id)) as FeedRecords[E]) as Read
  read.of = ((entity: Entity, parentId: string) =>
    [...base].flatMap(([key, row]) =>
      key.startsWith(`${entity}:`) && row[parentField[entity] ?? ''] === parentId ? [row] : [],
    )) as unknown as Read['of']
  for (const [key, { row }] of effectsOfAll(commands, read)) {
    if (row) shown.set(key, row)
    else shown.delete(key)
  }
  return shown
}

/** When something was done is the server's to say. */
function comparable(records: Records): Record<string, unknown> {
  const rows = [...records].map(([key, row]) => {
    const { updatedAt: _, createdAt: __, ...rest } = row
    return [key, rest]
  })
  return Object.fromEntries(rows)
}

/** Looked up under the lock of the home. */
const judgedByServer = new Set(['HOME_TAKEN'])

test(
  'whatever is done, alone or offline one after the other, a device shows what the server makes of it',
  async () => {
    const step = fc.array(decision, { minLength: 1, maxLength: 4 })
    const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (history) => {
      const world = await buildWorld()
      let records = await pull(world)
      for (const decisions of history) {
        const taken: StoredCommand[] = []
        for (const each of decisions) {
          const before = shownWith(taken, records)
          const said = saidIn(world, before, each)
          if (!said) continue
          const command = keep(world, said, before)
          const shown = shownWith([...taken, command], records)
          const refusal = await send(world, command)
          if (refusal === undefined) taken.push(command)
          const isToldBefore = refusal !== undefined && !judgedByServer.has(refusal)
          // What the device can tell will be refused it does not show.
          const seen = comparable(isToldBefore ? shown : before)
          expect({ refusal, seen }).toEqual({ refusal, seen: comparable(before) })
        }
        const shown = shownWith(taken, records)
        records = await pull(world)
        expect(comparable(shown)).toEqual(comparable(records))
      }
    })
    await fc.assert(property, { numRuns: runs })
  },
  60_000 + runs * 2_000,
)
