import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair } from 'jose'
import * as z from 'zod/mini'
import { identityRecords } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'

const jwk = z.looseObject({ kty: z.string(), kid: z.string(), alg: z.string() })
const keys = z.object({ signing: jwk, cookies: z.string() })
export type DevelopmentKeys = z.output<typeof keys>

/** No model of the provider's library has this name. */
export const KEYS_RECORD = 'einzug:keys'

/** Made once and kept with what they sign, so that who is signed in stays so over a restart and on every server of the database. */
export async function readDevelopmentKeys(db: Queryable): Promise<DevelopmentKeys> {
  const find = async () => (await db.select().from(identityRecords).where(eq(identityRecords.key, KEYS_RECORD)))[0]
  let record = await find()
  if (!record) {
    // Of several servers that start at once, the first one's stay.
    await db
      .insert(identityRecords)
      .values({ key: KEYS_RECORD, payload: await makeKeys() })
      .onConflictDoNothing()
    record = await find()
  }
  return keys.parse(record?.payload)
}

async function makeKeys() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const random = () => randomBytes(32).toString('base64url')
  return {
    signing: { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: random() },
    cookies: random(),
  }
}
