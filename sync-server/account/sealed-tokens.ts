import { createHash } from 'node:crypto'
import type { Tokens } from '#server/identity/identity-provider.ts'
import { createSecretBox } from '#server/identity/secret-box.ts'
import type { SessionRow } from './session.ts'

/** Tokens as the sessions table holds them: a copy of the database signs nobody in. */
export async function sealTokens(
  key: Uint8Array,
  { accessToken, usableUntil, refreshToken, idToken }: Tokens,
  before: Pick<SessionRow, 'tokenHashes'> = { tokenHashes: [] },
) {
  const { seal } = createSecretBox(key, PURPOSE)
  return {
    accessToken: await seal(accessToken),
    accessTokenExpiresAt: usableUntil,
    tokenHashes: [...before.tokenHashes, hashOfToken(accessToken)].slice(-MOST_TOKENS),
    // A renewal may bring no new ones; those from before go on then.
    ...(refreshToken !== undefined && { refreshToken: await seal(refreshToken) }),
    ...(idToken !== undefined && { idToken: await seal(idToken) }),
  } satisfies Partial<SessionRow>
}

/** Undefined when there is none, or the key is another than the one it was sealed with. */
export const openToken = async (key: Uint8Array, sealed: string | null): Promise<string | undefined> =>
  sealed === null ? undefined : createSecretBox(key, PURPOSE).open(sealed)

export const hashOfToken = (accessToken: string): string => createHash('sha256').update(accessToken).digest('hex')

/** Far more than can be good at once: each is replaced shortly before its end. */
const MOST_TOKENS = 8
const PURPOSE = 'tokens of sessions'
