import type { AdminDeps } from '#server/deps.ts'
import { invitationMail } from '#server/mail/invitation-mail.ts'
import { senderOf } from '#server/mail/sender.ts'
import type { OrganizationRow } from '#server/organization/public-organization.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import type { Language } from '#shared/languages.ts'
import { fullName, type UserRow } from './public-user.ts'

/** Our own mail, for whom the identity provider does not write to. Call `nudgeMailer` after the transaction. */
export async function queueInvitation(
  { origin, site }: Pick<AdminDeps, 'origin' | 'site'>,
  scoped: ScopedTransaction,
  { email: recipient, firstName }: UserRow,
  { organization, language: locale }: { organization: OrganizationRow; language: Language },
): Promise<void> {
  const sender = { ...senderOf(organization, site.contactEmail), name: organization.name }
  const invitedBy = fullName(scoped.actor)
  const letter = invitationMail({ firstName, invitedBy, sender, locale, link: `${origin()}/admin-login` })
  await scoped.queueMail({ recipient, letter })
}
