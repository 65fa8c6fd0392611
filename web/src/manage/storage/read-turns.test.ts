import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '#shared/ids.ts'
import { noteFirstRead, takeTurns } from './read-turns.ts'
import { ManagerDatabase } from './manager-database.ts'
import { watchQuery } from './watch-query.ts'

beforeEach(() => noteFirstRead(true))

function opened() {
  const database = new ManagerDatabase(newId())
  onTestFinished(() => database.delete())
  return database
}

const feedWrites = (database: ManagerDatabase, isComplete = false) =>
  database.feed.put({ key: 'shown', generation: 'A', isComplete })
const somebodyWrites = (database: ManagerDatabase) => database.lists.put({ key: 'looked-at', readAt: 1 })

test('what the feed writes while something is read is never read twice at once', async () => {
  const database = opened()
  await database.open()
  let [now, most, reads] = [0, 0, 0]
  const slowly = async () => {
    now += 1
    reads += 1
    most = Math.max(most, now)
    const shown = await database.feed.get('shown')
    await new Promise((resolve) => setTimeout(resolve, 40))
    now -= 1
    return shown?.key === 'shown' && shown.isComplete
  }
  const seen: boolean[] = []
  const watching = watchQuery(slowly).subscribe((isComplete) => void seen.push(isComplete))
  onTestFinished(() => watching.unsubscribe())
  await expect.poll(() => seen).toContain(false)
  for (let at = 0; at < 30; at += 1) await feedWrites(database)
  await feedWrites(database, true)
  await expect.poll(() => seen.at(-1)).toBe(true)
  expect(most).toBe(1)
  expect(reads).toBeLessThan(20)
})

test('after it took long to read something it rests while the feed writes, and no longer once somebody does something', async () => {
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
  read(200)
  await feedWrites(database)
  expect(turns.isFree()).toBe(false)
  vi.advanceTimersByTime(290)
  expect(turns.isFree()).toBe(false)
  vi.advanceTimersByTime(20)
  expect(turns.isFree()).toBe(true)
  read(200)
  expect(turns.isFree()).toBe(false)
  await somebodyWrites(database)
  expect(turns.isFree()).toBe(true)
  read(60)
  vi.advanceTimersByTime(1)
  expect(turns.isFree(), 'what is read quickly rests never').toBe(true)
})

test('what somebody does while something is read is read at once, and what was begun before ends nothing', async () => {
  const database = opened()
  const turns = takeTurns()
  onTestFinished(() => turns.stop())
  const end = turns.begin()
  let isTurn = false
  turns.wait(() => (isTurn = true))
  await somebodyWrites(database)
  expect(isTurn).toBe(true)
  turns.begin()
  end()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(turns.isFree()).toBe(false)
})

test('once all that there is has come nothing rests, nor what rested until then', async () => {
  const turns = takeTurns()
  onTestFinished(() => turns.stop())
  let isTurn = false
  turns.begin()
  turns.wait(() => (isTurn = true))
  noteFirstRead(false)
  expect(isTurn).toBe(true)
  turns.begin()
  expect(turns.isFree()).toBe(true)
})
