import { afterAll, expect, test } from 'vitest'
import { endedTokens, identityRecords, sessions } from '#server/db/server-schema.ts'
import { noDirectory } from '#server/identity/user-directory.ts'
import { buildUser } from '#server/testing/sign-in.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { startHourlyCleaner } from './hourly-cleaner.ts'

const { db, deps, close } = await setupTestApp()
afterAll(close)

test('what has expired is removed at the start, and what has not stays', async () => {
  const now = new Date()
  const { id: userId } = await buildUser(db)
  for (const [name, ms] of [
    ['expired', -1000],
    ['alive', 1000],
  ] as const) {
    const expiresAt = new Date(now.getTime() + ms)
    const sealed = { accessToken: 'sealed', accessTokenExpiresAt: now, confirmedAt: now }
    await db.insert(sessions).values({ id: newId(), userId, secretHash: name, expiresAt, ...sealed })
    await db.insert(identityRecords).values({ key: name, payload: {}, expiresAt })
    await db.insert(endedTokens).values({ hash: name, endsAt: expiresAt })
  }
  await db.insert(identityRecords).values({ key: 'for ever', payload: {} })

  const at = { now: () => now, userDirectory: noDirectory }
  await startHourlyCleaner({ ...deps, ...at, questionnaireDays: 180, mailFolder: '/nowhere' }).stop()
  expect((await db.select().from(sessions)).map(({ secretHash }) => secretHash)).toEqual(['alive'])
  expect((await db.select().from(endedTokens)).map(({ hash }) => hash)).toEqual(['alive'])
  const records = await db.select().from(identityRecords)
  expect(records.map(({ key }) => key).toSorted()).toEqual(['alive', 'for ever'])
})
