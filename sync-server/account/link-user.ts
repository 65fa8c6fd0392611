import type { Db } from '#server/deps.ts'
import type { SignedIn } from '#server/identity/identity-provider.ts'
import type { UserRow } from './session.ts'
import { findUserBySubject, linkByEmail } from './store.ts'

/**
 * The user that a person of the identity provider is: by `sub`, and the first time by an e-mail address that the provider
 * has verified. Undefined for somebody whom nobody invited.
 */
export async function linkUser(
  db: Db,
  { subject, verifiedEmail: email }: Pick<SignedIn, 'subject' | 'verifiedEmail'>,
  now: Date,
): Promise<UserRow | undefined> {
  const known = await findUserBySubject(db, subject)
  if (known || !email) return known
  const linked = await linkByEmail(db, { subject, email, now })
  // The same person may have signed in twice at once.
  return linked ?? findUserBySubject(db, subject)
}
