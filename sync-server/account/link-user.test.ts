import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { users } from '#server/db/schema.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { countWaiting } from '#server/testing/outside/count-waiting.ts'
import { buildUser } from '#server/testing/sign-in.ts'
import { linkUser } from './link-user.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

/** Links the same user twice in the very same moment: both have found nobody when the first writes. */
async function linkTwice(subjects: [string, string]) {
  const user = await buildUser(db)
  const both = await db.transaction(async (transaction) => {
    await transaction.select().from(users).where(eq(users.id, user.id)).for('update')
    const started = subjects.map((subject) => linkUser(db, { subject, verifiedEmail: user.email }, new Date()))
    await eventually(async () => (await countWaiting(db)) === 2)
    return started
  })
  const found = await Promise.all(both)
  const [stored] = await db.select().from(users).where(eq(users.id, user.id))
  return { found: found.map((one) => one?.subject), stored: stored?.subject }
}

test('of two people who sign in with one address at once, one gets the user and the other nobody', async () => {
  const { found, stored } = await linkTwice(['one', 'two'])
  expect(['one', 'two']).toContain(stored)
  expect(found.filter(Boolean)).toEqual([stored])
})

test('the same person who signs in twice at once is the user both times', async () => {
  const { found, stored } = await linkTwice(['three', 'three'])
  expect([...found, stored]).toEqual(['three', 'three', 'three'])
})
