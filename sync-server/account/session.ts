import type { users } from '#server/db/schema.ts'
import type { sessions } from '#server/db/server-schema.ts'
import type { Tokens } from '#server/identity/identity-provider.ts'

/** 14 days, anew with each renewal (sign-in.md, Sessions). */
export const SESSION_SECONDS = 14 * 24 * 60 * 60

export type UserRow = typeof users.$inferSelect
export type SessionRow = typeof sessions.$inferSelect

export interface FoundSession {
  session: SessionRow
  user: UserRow
}

export type Renewed = Pick<Tokens, 'accessToken' | 'usableUntil'>

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
  /** The session that has this access token; one that belongs to none is good for nothing afterwards all the same. */
  endByToken: (accessToken: string) => Promise<string | undefined>
}
