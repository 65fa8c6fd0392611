import { describe, expect, test } from 'vitest'
import { idOf } from '#shared/testing/rows.ts'
import { decisiveCalls, type Failures } from '#web/apply/delivery/testing/failing-database.ts'
import { StorageFullError } from '#web/kit/device/storage/device-full.ts'
import { readKeptFile } from '#web/manage/storage/protocol-files.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { PDF, picture } from '#web/manage/sync/testing/handover-on-device.ts'
import { arrivedAt, offline, PHOTO, pdf, photo, signedOn } from '#web/manage/sync/testing/handover-scene.ts'

const world = freshWorlds()
const MINUTE = 60_000

describe('storage that is full', () => {
  test('fault:S1 keeps no half photo, says so, and what was there stays', async () => {
    for (let calls = 1, hasFailed = true; hasFailed; calls += 1) {
      const made = world()
      const { device, handover } = await offline(made)
      await handover.begin()
      await handover.photo(idOf(521), picture(2))
      const before = await device.commands()
      device.failures.in = { kind: 'write', calls, name: 'QuotaExceededError' }
      const kept = await handover.photo(PHOTO, photo).catch((error: unknown) => error)
      hasFailed = device.failures.in === undefined
      device.failures.in = undefined
      expect(kept instanceof StorageFullError).toBe(hasFailed)
      expect(await device.database.protocolFiles.count()).toBe(hasFailed ? 1 : 2)
      expect(await device.database.fileChunks.count()).toBe(hasFailed ? 1 : 3)
      expect(await device.commands()).toHaveLength(before.length + (hasFailed ? 0 : 1))
      expect(await readKeptFile(device.database, idOf(521))).toEqual(picture(2))
      // There is room again: the same photo once more.
      if (hasFailed) await handover.photo(PHOTO, photo)
      device.openTab()
      await made.time.advance(MINUTE)
      expect(arrivedAt(made, PHOTO)).toEqual(photo)
    }
  })

  test('fault:B12 while it sends, each call of the database failing in turn, everything arrives once', async () => {
    const send = async (prepare: (failures: Failures) => void) => {
      const made = world()
      const { device, handover } = await offline(made)
      await signedOn({ device, handover })
      prepare(device.failures)
      device.openTab()
      await made.time.advance(10 * MINUTE)
      const { in: coming } = device.failures
      const seen = [...(device.failures.seen ?? [])]
      device.failures.in = undefined
      expect(made.server.executions).toHaveLength(5)
      expect([arrivedAt(made, PHOTO), arrivedAt(made, PDF)]).toEqual([photo, pdf])
      expect(await device.commands()).toEqual([])
      return { hasFailed: coming === undefined, seen }
    }
    const { seen } = await send((failures) => Object.assign(failures, { seen: [] }))
    // Of several that do the same one after the other, one fails.
    const decisive = decisiveCalls(seen)
    expect(decisive.length).toBeGreaterThan(40)
    for (const calls of decisive) {
      const { hasFailed } = await send((failures) => {
        failures.in = { kind: 'any', calls, name: 'UnknownError' }
      })
      expect(hasFailed, `call ${calls}`).toBe(true)
    }
  }, 60_000)
})
