import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { exportJWK, generateKeyPair } from 'jose'
import * as z from 'zod/mini'

const jwk = z.looseObject({ kty: z.string(), kid: z.string(), alg: z.string() })
const keys = z.object({ signing: jwk, cookies: z.string() })
export type DevelopmentKeys = z.output<typeof keys>

/** Made once and kept, so that who is signed in stays so over a restart; nobody else may read the file. */
export async function readDevelopmentKeys(file: string): Promise<DevelopmentKeys> {
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(await makeKeys()), { mode: 0o600 })
  return keys.parse(JSON.parse(readFileSync(file, 'utf8')))
}

async function makeKeys() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const random = () => randomBytes(32).toString('base64url')
  return {
    signing: { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: random() },
    cookies: random(),
  }
}
