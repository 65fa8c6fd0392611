import { createHash, randomBytes } from 'node:crypto'
import type { Deps, Queryable } from '#server/deps.ts'
import { newId } from '#shared/ids.ts'
import { createRenewals } from './renewals.ts'
import { hashOfToken, openToken, sealTokens } from './sealed-tokens.ts'
import { type FoundSession, SESSION_SECONDS, type Sessions } from './session.ts'
import { deleteSession, endToken, findSession, insertSession, noteFirstSignIn, recordSignIn } from './store.ts'

export type SessionDeps = Pick<Deps, 'db' | 'identity' | 'sessionKey' | 'now'>

/** Made once: what it knows of renewals that are under way must be known to everybody. */
export function createSessions(deps: SessionDeps): Sessions {
  const { db, sessionKey, now } = deps
  const renew = createRenewals(deps)

  return {
    async begin(user, tokens) {
      const secret = randomBytes(32).toString('base64url')
      const sealed = await sealTokens(sessionKey, tokens)
      const at = now()
      await db.transaction(async (transaction) => {
        await noteFirstSignIn(transaction, user.id, at)
        await insertSession(transaction, {
          id: newId(),
          userId: user.id,
          secretHash: hashOf(secret),
          ...sealed,
          confirmedAt: at,
          expiresAt: new Date(at.getTime() + SESSION_SECONDS * 1000),
          createdAt: at,
        })
        await recordSignIn(transaction, 'signed_in', user, at)
      })
      return secret
    },
    find: (secret) => findSession(db, hashOf(secret), now()),
    renew: (secret) => renew(hashOf(secret)),
    end: (secret) =>
      db.transaction(async (transaction) =>
        endFound(transaction, await findSession(transaction, hashOf(secret), now())),
      ),
    endByToken: (accessToken) =>
      db.transaction(async (transaction) => {
        const endsAt = new Date(now().getTime() + LONGEST_TOKEN_MS)
        return endFound(transaction, await endToken(transaction, hashOfToken(accessToken), endsAt))
      }),
  }

  async function endFound(transaction: Queryable, ended: FoundSession | undefined): Promise<string | undefined> {
    if (!ended || !(await deleteSession(transaction, ended.session.id))) return undefined
    await recordSignIn(transaction, 'signed_out', ended.user, now())
    return openToken(sessionKey, ended.session.idToken)
  }
}

/** With all that a clock may be set back meanwhile. */
const LONGEST_TOKEN_MS = 60 * 60_000

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
