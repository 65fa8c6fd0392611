import type { Message } from '#server/i18n/catalogues.ts'
import type { Locale } from '#shared/languages.ts'
import { Letter } from './letter.ts'
import { greeting } from './repeated-texts.ts'
import type { Sender } from './sender.ts'

export interface InvitedPerson {
  firstName: string
  locale: Locale
  /** Who invites, and into which organization. */
  invitedBy: string
  sender: Sender & { name: string }
  /** Where to sign in. */
  link: string
}

/** Says where to sign in. There is no password in it: the identity provider has the person set one. */
export function invitationMail({ locale, link, sender, ...names }: InvitedPerson): Letter {
  const values = { ...names, organization: sender.name, link: { link: new URL(link) } }
  return new Letter({ locale, sender, subject, paragraphs: [greeting(names.firstName), ...paragraphs], values })
}

const subject = /*i18n*/ { id: 'mail.invitation.subject', message: 'Your access to Einzug for {organization}' }

const paragraphs: Message[] = [
  /*i18n*/ {
    id: 'mail.invitation.2_invited',
    message: '{invitedBy} has created an account for you at {organization}, with this email address.',
  },
  /*i18n*/ { id: 'mail.invitation.3_link', message: 'You can sign in here:\n{link}' },
  /*i18n*/ {
    id: 'mail.invitation.4_not_you',
    message: 'If you do not know {organization}, somebody gave your address by mistake. You can ignore this message.',
  },
]
