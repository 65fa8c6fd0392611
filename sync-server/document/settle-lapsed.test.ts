import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { documents } from '#server/db/schema.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import {
  PRESIGN,
  patchBytes,
  postJson,
  presign,
  presignRequest,
  putBytes,
  readError,
} from '#server/testing/requests.ts'
import { storages, type TestStorage } from '#server/testing/storages.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { settleLapsed } from './settle-lapsed.ts'
import { unlistedBytes } from './store.ts'
import { countUnsubmitted } from './unsubmitted.ts'
import { LEAST_BYTES } from './weight.ts'

const MIB = 1024 * 1024
const MINUTE_MS = 60_000
const paused = { status: 503, code: 'UPLOADS_PAUSED' }

describe.each(storages)('announced documents, %s', (_, openStorage) => {
  let place: TestStorage
  let setup: Awaited<ReturnType<typeof setupTestApp>>
  let process: { id: string }
  let clock = new Date()
  const now = () => clock
  /** What lies in the bucket is waited for longer: browsers put it there themselves. */
  let grace = 0
  beforeEach(async () => {
    clock = new Date()
    place = await openStorage()
    grace = place.storage.signUpload ? 30 : 6
    const limits = createRateLimits({ factor: 1000, bytesADay: (4 * MIB) / 1000 })
    const unsubmitted = countUnsubmitted({ everybody: 50 * MIB, client: 2 * MIB })
    setup = await setupTestApp({ storage: place.storage, unsubmitted, limits, now })
    ;({ process } = await buildProcess(setup.db))
  })
  afterEach(async () => {
    await setup.close()
    await place.close()
  })

  const pass = async (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * MINUTE_MS)
    while (await settleLapsed(setup.deps));
  }
  /** The address of a document is over, and so is what is waited for besides. */
  const lapse = () => pass(15 + grace + 1)
  const announce = (size: number, changes = {}, app = setup.app) =>
    postJson(app, PRESIGN, presignRequest(process, { contentLength: size, ...changes }))
  const ownUrl = ({ uploadUrl, resumableUrl = uploadUrl }: { uploadUrl: string; resumableUrl?: string | undefined }) =>
    resumableUrl
  const counted = async () => (await unlistedBytes(setup.db, {})).all
  /** A body that ends when it is told to. */
  const slowly = (bytes: Uint8Array<ArrayBuffer>) => {
    let arrive = () => {}
    const arriving = new Promise<void>((resolve) => (arrive = resolve))
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await arriving
        controller.enqueue(bytes)
        controller.close()
      },
    })
    return { body, arrive }
  }

  test('that never come stop those behind the same address no longer than their addresses are good', async () => {
    for (let times = 0; times < 2; times += 1) expect((await announce(MIB)).status).toBe(200)
    expect(await readError(await announce(MIB))).toMatchObject(paused)
    await pass(14)
    expect(await readError(await announce(MIB))).toMatchObject(paused)
    await lapse()
    expect(await counted()).toBe(0)
    for (let times = 0; times < 2; times += 1) expect((await announce(MIB)).status).toBe(200)
  })

  test('take nothing of the day unless they come, and what is still to come is kept free for them', async () => {
    for (let times = 0; times < 5; times += 1) {
      expect((await announce(2 * MIB)).status).toBe(200)
      await lapse()
    }
    const bring = async () => {
      const { uploadUrl, headers } = await presign(setup.app, process, { contentLength: MIB })
      expect((await putBytes(setup.app, uploadUrl, headers, pdfBytes(MIB))).status).toBe(200)
      await setup.db.update(documents).set({ listedAt: clock, announcedBy: null })
    }
    if (place.storage.signUpload) return
    for (let times = 0; times < 3; times += 1) await bring()
    expect((await announce(MIB)).status).toBe(200)
    expect(await readError(await announce(1))).toMatchObject(paused)
    await lapse()
    await bring()
    expect(await readError(await announce(1))).toMatchObject(paused)
  })

  test('count as much as came of them, and whole again once they are announced again', async () => {
    const same = { ...presignRequest(process, { contentLength: 2 * MIB }), sha256: 'a'.repeat(64) }
    const begun = await presign(setup.app, process, same)
    await patchBytes(setup.app, ownUrl(begun), 0, pdfBytes(MIB))
    await lapse()
    expect(await counted()).toBe(MIB)
    expect((await announce(1)).status).toBe(200)
    expect(await readError(await announce(2 * MIB))).toMatchObject(paused)
    await lapse()
    await presign(setup.app, process, same)
    expect(await counted()).toBe(2 * MIB)
  })

  test('of somebody in patchy coverage are tried as often as it takes, and keep what came', async () => {
    const bytes = pdfBytes(2 * MIB)
    const same = { ...presignRequest(process, { contentLength: bytes.length }), sha256: 'a'.repeat(64) }
    for (let part = 0; part < 40; part += 1) {
      const url = ownUrl(await presign(setup.app, process, same))
      const piece = bytes.slice(part * 1000, (part + 1) * 1000)
      expect((await patchBytes(setup.app, url, part * 1000, piece)).status).toBe(204)
      if (part % 4 === 0) await lapse()
    }
  })

  test.each(['a piece', 'the whole'])(
    'whose bytes, as %s, come in the last second count, or are gone',
    async (what) => {
      const send = async (size: number) => {
        const announced = await presign(setup.app, process, { contentLength: size })
        const { body, arrive } = slowly(pdfBytes(what === 'a piece' ? size - 1 : size))
        const sent =
          what === 'a piece'
            ? patchBytes(setup.app, ownUrl(announced), 0, body)
            : putBytes(setup.app, ownUrl(announced), announced.headers, body)
        return { sent, arrive, key: announced.object.key }
      }
      const one = await send(MIB)
      const other = await send(MIB)
      // Both are under way, and have been permitted.
      await expect.poll(() => setup.db.$count(documents)).toBe(2)
      await new Promise((resolve) => setTimeout(resolve, 100))
      await lapse()
      expect(await counted()).toBe(0)
      expect((await announce(MIB)).status).toBe(200)
      one.arrive()
      expect((await one.sent).ok).toBe(true)
      expect(await counted()).toBe(what === 'a piece' ? 2 * MIB - 1 : 2 * MIB)
      other.arrive()
      expect(await readError(await other.sent)).toMatchObject(paused)
      expect(await counted()).toBeLessThanOrEqual(2 * MIB)
      expect([await place.storage.arrived(other.key), await place.storage.stat(other.key)]).toEqual([0, undefined])
    },
  )

  test('of one client are as many as it may have, however many come at once and to whichever server', async () => {
    const unsubmitted = countUnsubmitted({ everybody: 50 * MIB, client: 2 * MIB })
    const other = createApp({ ...setup.deps, unsubmitted })
    const each = Array.from({ length: 20 }, (_, at) => announce(MIB, {}, at % 2 ? other : setup.app))
    const answers = await Promise.all(each)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(await counted()).toBe(2 * MIB)
  })

  test('of which nothing came leave no row behind, those of which something did are kept', async () => {
    await announce(MIB)
    const begun = await presign(setup.app, process, { contentLength: MIB })
    await patchBytes(setup.app, ownUrl(begun), 0, pdfBytes(1000))
    await lapse()
    expect(await setup.db.$count(documents)).toBe(2)
    await pass(60)
    expect(await setup.db.$count(documents)).toBe(place.storage.signUpload ? 2 : 1)
    expect(await counted()).toBe(LEAST_BYTES)
  })
})
