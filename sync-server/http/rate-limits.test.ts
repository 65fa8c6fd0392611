import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { AppError } from '#server/app-error.ts'
import { rateLimits } from '#server/db/server-schema.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { createRateLimits } from './rate-limits.ts'
import { deleteSpentLimits, shareRateLimits } from './shared-rate-limits.ts'

const database = await createTestDatabase()
const opened: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of opened) await close()
  await database.close()
})
/** Like a server of its own: each has other clients. */
const share = (factor: number, key: Uint8Array = randomBytes(32)) => {
  const { limits, close } = shareRateLimits({ databaseUrl: database.url, key, factor, log: () => {} })
  opened.push(close)
  return limits
}

test('several servers count together, without a client that could be read from the table', async () => {
  const key = randomBytes(32)
  const [one, other] = [share(0.1, key), share(0.1, key)]
  await one.submit('192.0.2.7')
  await other.submit('192.0.2.7')
  await one.submit('192.0.2.7')
  await expect(other.submit('192.0.2.7')).rejects.toThrow('RATE_LIMITED')
  const rows = await database.db.select().from(rateLimits)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('192.0.2.7')
})

test('counts that are over are removed, others stay', async () => {
  await share(1).submit('a')
  const before = await database.db.$count(rateLimits)
  await deleteSpentLimits(database.db, new Date())
  expect(await database.db.$count(rateLimits)).toBe(before)
  await deleteSpentLimits(database.db, new Date(Date.now() + 61_000))
  expect(await database.db.$count(rateLimits)).toBe(0)
})

describe.each([
  ['in memory', (factor: number) => createRateLimits({ factor })],
  ['in the database', (factor: number) => share(factor)],
])('limits %s', (_, make) => {
  test.each([
    ['lookUp', 120],
    ['miss', 10],
    ['presign', 300],
    ['submit', 30],
    ['receipt', 300],
  ] as const)(
    '%s: the budget per minute and client is %i, and the next one is told how long to wait',
    async (name, budget) => {
      const limits = make(1)
      for (let count = 0; count < budget; count += 1) await limits[name]('a')
      const refusal = await limits[name]('a').catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(AppError)
      expect(refusal).toMatchObject({ code: 'RATE_LIMITED' })
      const { retryAfterSeconds } = refusal as AppError
      expect(retryAfterSeconds).toBeGreaterThan(0)
      expect(retryAfterSeconds).toBeLessThanOrEqual(60)
    },
  )

  test('of ten proofs a day the right ones are given back', async () => {
    const limits = make(1)
    for (let count = 0; count < 9; count += 1) await limits.proof('a')
    await limits.proof('a')
    await limits.proven('a')
    await limits.proof('a')
    const refusal = await limits.proof('a').catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'PROOF_SPENT' })
    expect((refusal as AppError).retryAfterSeconds).toBeGreaterThan(60 * 60)
    await limits.proof('b')
  })

  test("one client's requests leave another's budget alone", async () => {
    const limits = make(1)
    for (let count = 0; count < 30; count += 1) await limits.submit('a')
    await expect(limits.submit('a')).rejects.toThrow('RATE_LIMITED')
    await expect(limits.submit('b')).resolves.toBeUndefined()
  })

  test('who has missed ten codes is told nothing about the next one, a hit included', async () => {
    const limits = make(1)
    for (let count = 0; count < 10; count += 1) await limits.miss('a')
    await expect(limits.miss('a')).rejects.toThrow('RATE_LIMITED')
  })

  test('right codes take nothing of the budget for wrong ones', async () => {
    const limits = make(1)
    for (let count = 0; count < 30; count += 1) {
      await limits.miss('a')
      await limits.hit('a')
    }
    await expect(limits.miss('a')).resolves.toBeUndefined()
  })

  test('each proof of work is good once', async () => {
    const limits = make(1000)
    await limits.spend('one')
    await expect(limits.spend('one')).rejects.toThrow('RATE_LIMITED')
    await limits.spend('another')
  })

  test('guessing from many addresses uses up one budget: then nobody is told anything, whoever they are', async () => {
    const limits = make(1)
    for (let client = 0; client < 100; client += 1) {
      for (let guess = 0; guess < 3; guess += 1) await limits.miss(`guesser ${client}`)
    }
    await expect(limits.miss('guesser 5')).rejects.toThrow('RATE_LIMITED')
    // Again and again: it costs them nothing of their own.
    for (let count = 0; count < 20; count += 1) {
      await expect(limits.miss('applicant')).rejects.toThrow('RATE_LIMITED')
    }
  })

  test('the factor multiplies every budget', async () => {
    const limits = make(0.1)
    for (let count = 0; count < 3; count += 1) await limits.submit('a')
    await expect(limits.submit('a')).rejects.toThrow('RATE_LIMITED')
  })
})
