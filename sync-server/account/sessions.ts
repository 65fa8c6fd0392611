import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import type { Tokens } from '#server/identity/identity-provider.ts'
import { newId } from '#shared/ids.ts'
import { SESSION_SECONDS } from './cookies.ts'
import { createRenewals, type Renewed } from './renewals.ts'
import { openToken, sealTokens } from './sealed-tokens.ts'
import { deleteSession, type FoundSession, findSession, insertSession, recordSignIn, type UserRow } from './store.ts'

/** What stays when a page closes: a secret in a cookie here, its hash and the provider's tokens, sealed, there. */
export interface Sessions {
  /** @returns the secret for the cookie */
  begin: (user: UserRow, tokens: Tokens) => Promise<string>
  /** Undefined when it has ended. */
  find: (secret: string) => Promise<FoundSession | undefined>
  /**
   * An access token that lasts for a while; the identity provider is asked when the one that is kept runs out.
   * @throws AppError UNAUTHORIZED when the session has ended, ACCOUNT_DEACTIVATED, or SIGN_IN_UNAVAILABLE, after which the
   * session goes on
   */
  renew: (secret: string) => Promise<Renewed>
  /** @returns the ID token of the session; undefined when there was none, or it had ended already */
  end: (secret: string) => Promise<string | undefined>
}

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
      db.transaction(async (transaction) => {
        const ended = await findSession(transaction, hashOf(secret), now())
        if (!ended || !(await deleteSession(transaction, ended.session.id))) return undefined
        await recordSignIn(transaction, 'signed_out', ended.user, now())
        return openToken(sessionKey, ended.session.idToken)
      }),
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
