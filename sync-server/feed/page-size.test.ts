import { brotliDecompressSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { applications } from '#server/db/schema.ts'
import { readData } from '#server/testing/admin-requests.ts'
import { buildApplication, buildRenter } from '#server/testing/build/build.ts'
import { buildFeed } from '#server/testing/build/build-feed.ts'
import { insertManyApplications } from '#server/testing/build/many-applications.ts'
import { as } from '#server/testing/caller-in-header.ts'
import { buildDevice } from '#server/testing/device.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { syncContract } from '#shared/feed/contract.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

const IMPORTED = 10_000

test('fault:V20 while 10,000 applications are imported every page stays below a megabyte, and in the end all are there', async () => {
  const { manager, process } = await buildFeed(db)
  const device = buildDevice(app, manager)
  const job = { isDone: false }
  const importing = insertManyApplications(db, process, IMPORTED).finally(() => {
    job.isDone = true
  })
  let largest = 0
  let most = 0
  let more = true
  while (!job.isDone || more) {
    const response = await device.request()
    largest = Math.max(largest, (await response.clone().arrayBuffer()).byteLength)
    const answer = await readData(syncContract.pullChanges.answer, response)
    most = Math.max(most, answer.changes.length)
    device.apply(answer)
    more = answer.more
  }
  await importing
  await device.pullAll()
  expect(device.ids('application')).toHaveLength(IMPORTED + 1)
  expect(largest).toBeLessThan(1_000_000)
  expect(most).toBeGreaterThan(100)
})

test('one record that is larger than a page comes alone, and what follows comes after it', async () => {
  const { manager, process } = await buildFeed(db)
  const device = buildDevice(app, manager)
  await device.pullAll()
  const huge = buildRenter({
    profession: { profession: 'x'.repeat(1_100_000), employmentStatus: 'employed', grossSalary: '', netIncome: '' },
  })
  const ids: string[] = []
  for (const changes of [{}, { mainRenters: [huge] }, {}]) ids.push((await buildApplication(db, process, changes)).id)
  const answers = await device.pullAll()
  expect(answers.map(({ changes }) => changes.map(({ id }) => id))).toEqual(ids.map((id) => [id]))
})

test('an application costs no more than 600 bytes on the wire, and a pull that brings nothing 300', async () => {
  const { manager, process, application } = await buildFeed(db)
  await insertManyApplications(db, process, 1000)
  const sizes: number[] = []
  let cursor: string | undefined
  const pull = async () => {
    const query = new URLSearchParams(cursor === undefined ? {} : { cursor })
    const headers = { ...as(manager), 'accept-encoding': 'br' }
    const response = await app.request(`${syncContract.pullChanges.path}?${query.toString()}`, { headers })
    const bytes = Buffer.from(await response.arrayBuffer())
    sizes.push(bytes.length)
    const isCompressed = response.headers.get('content-encoding') === 'br'
    const text = (isCompressed ? brotliDecompressSync(bytes) : bytes).toString()
    const answer = await readData(syncContract.pullChanges.answer, new Response(text))
    cursor = answer.cursor
    return answer.more
  }
  while (await pull());
  const everything = sizes.reduce((sum, size) => sum + size)
  expect(everything / 1000).toBeLessThan(600)
  await pull()
  expect(sizes.at(-1)).toBeLessThan(300)
  await db.update(applications).set({ status: 'accepted' }).where(eq(applications.id, application.id))
  await pull()
  // The whole record, without another one from which the words are known.
  expect(sizes.at(-1)).toBeLessThan(1200)
})
