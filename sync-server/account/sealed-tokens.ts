import { createSecretBox } from '#server/identity/secret-box.ts'
import type { Tokens } from '#server/identity/identity-provider.ts'
import type { SessionRow } from './session.ts'

/** Tokens as the sessions table holds them: a copy of the database signs nobody in. */
export async function sealTokens(key: Uint8Array, { accessToken, usableUntil, refreshToken, idToken }: Tokens) {
  const { seal } = createSecretBox(key, PURPOSE)
  return {
    accessToken: await seal(accessToken),
    accessTokenExpiresAt: usableUntil,
    // A renewal may bring no new ones; those from before go on then.
    ...(refreshToken !== undefined && { refreshToken: await seal(refreshToken) }),
    ...(idToken !== undefined && { idToken: await seal(idToken) }),
  } satisfies Partial<SessionRow>
}

/** Undefined when there is none, or the key is another than the one it was sealed with. */
export const openToken = async (key: Uint8Array, sealed: string | null): Promise<string | undefined> =>
  sealed === null ? undefined : createSecretBox(key, PURPOSE).open(sealed)

const PURPOSE = 'tokens of sessions'
