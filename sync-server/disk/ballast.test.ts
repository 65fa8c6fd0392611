import { statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountSmallDisk, type SmallDisk, whyNoSmallDisk } from '#server/testing/outside/small-disk.ts'
import { openBallast } from './ballast.ts'
import { createDiskRoom, statOf } from './disk-room.ts'

const MB = 1_000_000
const obstacle = whyNoSmallDisk()
const why = obstacle ? ` (SKIPPED: ${obstacle})` : ''
const patience = { timeout: 5_000 }

describe.skipIf(obstacle)(`the ballast of a disk${why}`, () => {
  let disk: SmallDisk
  beforeAll(() => {
    disk = mountSmallDisk(80)
  })
  afterAll(() => disk.remove())

  test('is laid when there has been room for a while, counts as room, is given back when the disk is about to be full, and laid again', async () => {
    const reserve = 20 * MB
    const ballast = openBallast(disk.directory, reserve, 50)
    const room = createDiskRoom(disk.directory, reserve, ballast.size)
    const before = room.free()
    const events: string[] = []
    const { stop } = ballast.keep(({ event }) => void events.push(event))
    await expect.poll(ballast.size, patience).toBe(10 * MB)
    // Its bytes really lie there.
    expect(statSync(path.join(disk.directory, 'ballast')).blocks * 512).toBeGreaterThanOrEqual(10 * MB)
    expect(Math.abs((room.free() ?? 0) - (before ?? 0))).toBeLessThan(MB)
    disk.fill(5 * MB)
    await expect.poll(ballast.size, patience).toBe(0)
    expect(statOf(disk.directory)?.free).toBeGreaterThan(14 * MB)
    expect(events).toEqual(['disk_full'])
    disk.clear()
    await expect.poll(ballast.size, patience).toBe(10 * MB)
    await stop()
  })

  test('leaves documents the reserve, those of people who are signed in half of it, and what was submitted a quarter', () => {
    const reserve = 20 * MB
    const room = createDiskRoom(disk.directory, reserve)
    const takes = () => (['document', 'file', 'record'] as const).map((kept) => room.has(kept, 0))
    disk.fill(21 * MB)
    expect(takes()).toEqual([true, true, true])
    expect(room.has('document', 2 * MB)).toBe(false)
    disk.clear()
    disk.fill(19 * MB)
    expect(takes()).toEqual([false, true, true])
    disk.clear()
    disk.fill(9 * MB)
    expect(takes()).toEqual([false, false, true])
    disk.clear()
    disk.fill(4 * MB)
    expect(takes()).toEqual([false, false, false])
    disk.clear()
  })
})
