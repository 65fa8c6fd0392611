import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#server/testing/database.ts'
import { newId } from '#shared/ids.ts'
import { accessCodes } from './schema.ts'
import { applicationTombstones } from './server-schema.ts'
import { inShortTransaction } from './short-transaction.ts'

const { db, connections, close } = await createTestDatabase()
afterAll(close)

const row = () => ({ id: newId(), erasedAt: new Date() })
const count = (id: string) => db.$count(applicationTombstones, eq(applicationTombstones.id, id))

test('nothing is left of what was written together with something that failed, before it or after it', async () => {
  const [before, after] = [row(), row()]
  const written = inShortTransaction(db, {
    read: () => Promise.resolve(),
    decide: () =>
      Promise.resolve({
        result: undefined,
        write: (transaction) => [
          transaction.insert(applicationTombstones).values(before),
          transaction.insert(applicationTombstones).values(before),
          transaction.insert(applicationTombstones).values(after),
        ],
      }),
  })
  await expect(written).rejects.toMatchObject({ code: '23505' })
  expect([await count(before.id), await count(after.id)]).toEqual([0, 0])
  expect(connections()).toMatchObject({ idle: connections().open, waiting: 0 })
})

test('of those who are alone under one name each reads what the one before it wrote', async () => {
  const code = 'ALONE'
  const claim = () =>
    inShortTransaction(db, {
      alone: code,
      read: (transaction) => transaction.select().from(accessCodes).where(eq(accessCodes.code, code)),
      decide: (found) =>
        Promise.resolve({
          result: found.length,
          ...(found.length === 0 && { write: (transaction) => [transaction.insert(accessCodes).values({ code })] }),
        }),
    })
  const found = await Promise.all(Array.from({ length: 20 }, claim))
  expect(found.filter((before) => before === 0)).toHaveLength(1)
  expect(found.filter((before) => before === 1)).toHaveLength(19)
})

test('fault:V5 the victim of a conflict is carried out again', async () => {
  let attempts = 0
  const result = await inShortTransaction(db, {
    read: (transaction) => transaction.select().from(accessCodes).limit(1),
    decide: () => {
      attempts += 1
      if (attempts < 3) throw Object.assign(new Error('deadlock'), { code: '40P01' })
      return Promise.resolve({ result: attempts })
    },
  })
  expect(result).toBe(3)
})
