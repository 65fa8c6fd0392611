import { createHash, randomBytes } from 'node:crypto'
import { sessions } from '#server/db/server-schema.ts'
import type { Db } from '#server/deps.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { DAY_MS } from '#shared/day.ts'
import { newId } from '#shared/ids.ts'

/** Managers of an organization with a session each. @returns what their browsers send with each request */
export async function signInManagers(db: Db, organizationId: string, count: number): Promise<Headers[]> {
  const signedIn: Headers[] = []
  for (let number = 0; number < count; number += 1) {
    const { id: userId } = await buildUser(db, { organizationId })
    const secret = randomBytes(32).toString('base64url')
    // Confirmed in the future: no identity provider is asked while something is measured.
    const [confirmedAt, expiresAt] = [new Date(Date.now() + DAY_MS), new Date(Date.now() + 2 * DAY_MS)]
    await db.insert(sessions).values({
      id: newId(),
      userId,
      secretHash: createHash('sha256').update(secret).digest('hex'),
      accessToken: 'none',
      accessTokenExpiresAt: expiresAt,
      confirmedAt,
      expiresAt,
    })
    signedIn.push({ Cookie: `einzug_session=${secret}`, 'X-Einzug': '1', 'Accept-Encoding': 'br' })
  }
  return signedIn
}

export type Headers = Record<string, string>
