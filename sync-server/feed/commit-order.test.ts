import { eq } from 'drizzle-orm'
import { Client, type Pool, type PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { openPool } from '#server/db/pool-timeouts.ts'
import { rentChanges } from '#server/db/schema.ts'
import { buildFirstFeed } from '#server/testing/build/build-feed.ts'
import { buildDevice } from '#server/testing/device.ts'
import { setupTestApp, type TestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'

const WRITERS = 16
const TRANSACTIONS_EACH = 40
/** So many pulls at least, however slow the machine is: the writers go on until then. */
const PULLS = 51
/** Long enough that whoever pulls keeps up: who is far behind meets no transaction that is still open. */
const LONGEST_MS = 60
const PAGE = 7

interface Place {
  organizationId: string
  propertyId: string
}

type Device = ReturnType<typeof buildDevice>

test('fault:V6 whatever 16 writers commit, however late, arrives: what was pulled in pages of 7 is what there is', async () => {
  const { pulls, ...differences } = await withTestApp(pullWhileWriting)
  expect(differences).toEqual({ missing: 0, stale: 0, left: 0 })
  expect(pulls).toBeGreaterThanOrEqual(PULLS)
})

test('fault:V6 the same check finds rows missing when their numbers are taken from a sequence as they are written', async () => {
  const { missing } = await withTestApp(async (server) => {
    await takeNumbersEarly(server)
    return pullWhileWriting(server)
  })
  expect(missing).toBeGreaterThan(0)
})

test('fault:V7 an open transaction of somebody else holds nothing up, and its rows arrive when it commits', () =>
  withTestApp(async ({ app, db, databaseUrl }) => {
    const { manager, organizationId, property } = await buildFirstFeed(db)
    const device = buildDevice(app, manager)
    await device.pullAll()
    const idle = new Client({ connectionString: databaseUrl })
    await idle.connect()
    const [late, early] = [newId(), newId()]
    await idle.query('begin')
    await idle.query(INSERT, [late, organizationId, property.id, 'late'])
    const rent = { organizationId, propertyId: property.id, baseRent: 1, sideCosts: 1, changeDate: '2026-01-01' }
    await db.insert(rentChanges).values({ ...rent, id: early })
    expect((await device.pull()).changes.map(({ id }) => id)).toEqual([early])
    expect(await device.pull()).toMatchObject({ reset: false, changes: [], more: false })
    await idle.query('commit')
    await idle.end()
    expect((await device.pull()).changes.map(({ id }) => id)).toEqual([late])
  }))

async function withTestApp<T>(work: (server: TestApp) => Promise<T>): Promise<T> {
  const server = await setupTestApp()
  try {
    return await work(server)
  } finally {
    await server.close()
  }
}

/** What everybody does who numbers rows for the first time: the number when the row is written, seen when it is committed. */
async function takeNumbersEarly({ databaseUrl }: TestApp): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`
    create sequence early;
    create or replace function sync_stamp(organization uuid, entity_name text, record uuid, is_gone boolean)
      returns void language sql as $$
        insert into sync_changes values (organization, entity_name, record, nextval('early'), is_gone)
        on conflict (organization_id, entity, entity_id) do update set seq = excluded.seq, deleted = excluded.deleted
      $$;
    drop trigger sync_rent_changes on rent_changes;
    create trigger sync_rent_changes after insert or update or delete on rent_changes
      for each row execute function sync_record_changed('rent_change');
    alter table sync_heads rename to real_heads;
    create view sync_heads as select organization_id, epoch, min_seq,
      (select coalesce(max(seq), 0) from sync_changes where organization_id = real_heads.organization_id) as seq
      from real_heads;
    create or replace function sync_organization_added() returns trigger language plpgsql as $$
      begin insert into real_heads (organization_id) values (new.id); return null; end $$`)
  await client.end()
}

/** How what a device pulled meanwhile differs from what there is in the end. */
async function pullWhileWriting({ app, db, databaseUrl }: TestApp) {
  const { manager, organizationId, property } = await buildFirstFeed(db)
  // The second one gets what was made ready for the first.
  const devices = [buildDevice(app, manager), buildDevice(app, manager)]
  // With its listener: what is still closing when the database is dropped is sent away by PostgreSQL.
  const pool = openPool({ databaseUrl, max: WRITERS, log: () => {} })
  await commitInOtherOrder(pool, { organizationId, propertyId: property.id }, devices)
  let pulls = 0
  const writers = { areDone: false }
  const writing = Promise.all(
    Array.from({ length: WRITERS }, () =>
      write(pool, { organizationId, propertyId: property.id }, () => pulls >= PULLS),
    ),
  ).finally(() => {
    writers.areDone = true
  })
  try {
    while (!writers.areDone) {
      for (const device of devices) await device.pull({ limit: PAGE })
      pulls += 1
    }
  } finally {
    // Nobody writes for ever when a pull fails.
    pulls = Math.max(pulls, PULLS)
  }
  await writing
  await pool.end()
  for (const device of devices) await device.pullAll({ limit: PAGE })

  const truth = await db.select().from(rentChanges).where(eq(rentChanges.organizationId, organizationId))
  const kept = devices.map((device) =>
    device.ids('rent_change').map((id) => ({ id, reason: device.records().get(`rent_change ${id}`)?.row?.['reason'] })),
  )
  const count = (differ: (rows: { id: string; reason: unknown }[]) => unknown[]) =>
    kept.reduce((sum, rows) => sum + differ(rows).length, 0)
  return {
    pulls,
    missing: count((rows) => truth.filter(({ id }) => !rows.some((row) => row.id === id))),
    stale: count((rows) =>
      truth.filter(({ id, reason }) => rows.some((row) => row.id === id && row.reason !== reason)),
    ),
    left: count((rows) => rows.filter(({ id }) => !truth.some((row) => row.id === id))),
  }
}

/** Whatever the writers meet by chance: one whose row is written first and committed last, when everybody has the second. */
async function commitInOtherOrder(pool: Pool, place: Place, devices: Device[]): Promise<void> {
  for (const device of devices) await device.pullAll()
  const [first, second] = [await pool.connect(), await pool.connect()]
  for (const client of [first, second]) {
    await client.query('begin')
    await client.query(INSERT, [newId(), place.organizationId, place.propertyId, 'new'])
  }
  await second.query('commit')
  for (const device of devices) await device.pullAll()
  await first.query('commit')
  for (const client of [first, second]) client.release()
}

const INSERT = `insert into rent_changes (id, organization_id, property_id, reason, base_rent, side_costs, change_date)
  values ($1, $2, $3, $4, 1, 1, '2026-01-01')`

/** Adds, changes and removes, in transactions that take their time and do not all end well. */
async function write(pool: Pool, { organizationId, propertyId }: Place, isEnough: () => boolean) {
  const own: string[] = []
  const client = await pool.connect()
  for (let count = 0; count < TRANSACTIONS_EACH || !isEnough(); count += 1) {
    await client.query('begin')
    const id = newId()
    await client.query(INSERT, [id, organizationId, propertyId, 'new'])
    await changeOne(client, own)
    await client.query('select pg_sleep($1)', [(Math.random() * LONGEST_MS) / 1000])
    const isCommitted = Math.random() > 0.05
    await client.query(isCommitted ? 'commit' : 'rollback')
    if (isCommitted) own.push(id)
  }
  client.release()
}

async function changeOne(client: PoolClient, own: string[]): Promise<void> {
  const id = own[Math.floor(Math.random() * own.length)]
  if (id === undefined) return
  if (Math.random() < 0.3) await client.query('delete from rent_changes where id = $1', [id])
  else await client.query('update rent_changes set reason = $2 where id = $1', [id, newId()])
}
