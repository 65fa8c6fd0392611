import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { createRateLimits } from './create-rate-limits.ts'

test.each([
  ['lookUp', 120],
  ['miss', 10],
  ['presign', 300],
  ['submit', 30],
  ['receipt', 300],
] as const)(
  '%s: the budget per minute and client is %i, and the next one is told how long to wait',
  async (name, budget) => {
    const limits = createRateLimits({ factor: 1 })
    for (let count = 0; count < budget; count += 1) await limits[name]('a')
    const refusal = await limits[name]('a').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(AppError)
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED' })
    const { retryAfterSeconds } = refusal as AppError
    expect(retryAfterSeconds).toBeGreaterThan(0)
    expect(retryAfterSeconds).toBeLessThanOrEqual(60)
  },
)

test("one client's requests leave another's budget alone", async () => {
  const limits = createRateLimits({ factor: 1 })
  for (let count = 0; count < 30; count += 1) await limits.submit('a')
  await expect(limits.submit('a')).rejects.toThrow('RATE_LIMITED')
  await expect(limits.submit('b')).resolves.toBeUndefined()
})

test('who has missed ten codes is told nothing about the next one, a hit included', async () => {
  const limits = createRateLimits({ factor: 1 })
  for (let count = 0; count < 10; count += 1) {
    await limits.lookUp('a')
    await limits.miss('a')
  }
  await expect(limits.lookUp('a')).rejects.toThrow('RATE_LIMITED')
})

test('guessing from many addresses uses up one budget: then only who has never missed gets through', async () => {
  const limits = createRateLimits({ factor: 1 })
  for (let client = 0; client < 100; client += 1) {
    for (let guess = 0; guess < 3; guess += 1) await limits.miss(`guesser ${client}`)
  }
  await expect(limits.lookUp('guesser 5')).rejects.toThrow('RATE_LIMITED')
  await expect(limits.miss('new guesser')).rejects.toThrow('RATE_LIMITED')
  await expect(limits.lookUp('applicant')).resolves.toBeUndefined()
})

test('the factor multiplies every budget', async () => {
  const limits = createRateLimits({ factor: 0.1 })
  for (let count = 0; count < 3; count += 1) await limits.submit('a')
  await expect(limits.submit('a')).rejects.toThrow('RATE_LIMITED')
})
