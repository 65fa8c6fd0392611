import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { accessCodes } from '#server/db/schema.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { CODE_ALPHABET } from '#shared/process/code/code.ts'
import { newCode, randomCode } from './new-code.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

test('a new code has six characters that nobody confuses, and is claimed', async () => {
  const code = await newCode(db)
  expect(code).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ23456789]{6}$/)
  expect(await db.select().from(accessCodes)).toEqual([{ code }])
})

test('a code is free again when the transaction that claimed it fails', async () => {
  const before = await db.$count(accessCodes)
  const failing = db.transaction(async (transaction) => {
    await newCode(transaction)
    throw new Error('changed our mind')
  })
  await expect(failing).rejects.toThrow('changed our mind')
  expect(await db.$count(accessCodes)).toBe(before)
})

test('a code that is taken is not given again: another one is drawn', async () => {
  await db.insert(accessCodes).values({ code: 'TAKEN2' })
  // Makes the next draw come out as the code that is taken, as chance may.
  await db.execute(sql`create sequence draws`)
  await db.execute(sql`create function bad_luck() returns trigger language plpgsql as $$
    begin if nextval('draws') = 1 then new.code := 'TAKEN2'; end if; return new; end $$`)
  await db.execute(sql`create trigger bad_luck before insert on access_codes for each row execute function bad_luck()`)
  const code = await newCode(db)
  expect(await db.select().from(accessCodes).where(eq(accessCodes.code, code))).toEqual([{ code }])
  expect(await db.execute(sql`select last_value::int as draws from draws`)).toMatchObject({ rows: [{ draws: 2 }] })
})

test('every character is equally likely: chi-squared of 60,000 draws stays below its 99.9999% bound', () => {
  const counts = new Map([...CODE_ALPHABET].map((character) => [character, 0]))
  for (const character of randomCode(60_000)) counts.set(character, (counts.get(character) ?? 0) + 1)
  expect(counts.size).toBe(CODE_ALPHABET.length)
  const expected = 60_000 / CODE_ALPHABET.length
  const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(chiSquared).toBeLessThan(83) // 30 degrees of freedom
})
