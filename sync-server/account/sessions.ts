import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { newId } from '#shared/ids.ts'
import { SESSION_SECONDS } from './cookies.ts'
import { createRenewals } from './renewals.ts'
import { openToken, sealTokens } from './sealed-tokens.ts'
import type { Sessions } from './session.ts'
import { deleteSession, findSession, insertSession, recordSignIn } from './store.ts'

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
