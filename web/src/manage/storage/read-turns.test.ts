import { expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '#shared/ids.ts'
import { takeTurns } from './read-turns.ts'
import { ManagerDatabase } from './manager-database.ts'
import { watchQuery } from './watch-query.ts'

function opened() {
  const database = new ManagerDatabase(newId())
  onTestFinished(() => database.delete())
  return database
}

const feedWrites = (database: ManagerDatabase) =>
  database.feed.put({ key: 'shown', generation: 'A', isComplete: false })
const somebodyWrites = (database: ManagerDatabase) => database.lists.put({ key: 'looked-at', readAt: 1 })

test('what changes while it is read is never read twice at once', async () => {
  const database = opened()
  let [now, most, reads] = [0, 0, 0]
  const slowly = async () => {
    now += 1
    reads += 1
    most = Math.max(most, now)
    const { length } = await database.lists.toArray()
    await new Promise((resolve) => setTimeout(resolve, 40))
    now -= 1
    return length
  }
  const seen: number[] = []
  const watching = watchQuery(slowly).subscribe((count) => void seen.push(count))
  onTestFinished(() => watching.unsubscribe())
  await expect.poll(() => seen).toContain(0)
  for (let at = 0; at < 30; at += 1) await database.lists.put({ key: String(at), readAt: at })
  await expect.poll(() => seen.at(-1)).toBe(30)
  expect(most).toBe(1)
  expect(reads).toBeLessThan(20)
})

test('after it was read something rests while the feed writes, and no longer once somebody does something', async () => {
  const database = opened()
  await database.open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const turns = takeTurns()
  onTestFinished(() => turns.stop())
  const read = (ms: number) => {
    const end = turns.begin()
    vi.advanceTimersByTime(ms)
    end()
    vi.advanceTimersByTime(1)
  }
  read(100)
  await feedWrites(database)
  expect(turns.isFree()).toBe(false)
  vi.advanceTimersByTime(250)
  expect(turns.isFree()).toBe(false)
  vi.advanceTimersByTime(60)
  expect(turns.isFree()).toBe(true)
  read(100)
  expect(turns.isFree()).toBe(false)
  await somebodyWrites(database)
  expect(turns.isFree()).toBe(true)
})

test('what somebody does while something is read is read right after it', async () => {
  const database = opened()
  const turns = takeTurns()
  onTestFinished(() => turns.stop())
  const end = turns.begin()
  await somebodyWrites(database)
  expect(turns.isFree()).toBe(false)
  let isTurn = false
  turns.wait(() => (isTurn = true))
  end()
  expect(isTurn).toBe(true)
})
