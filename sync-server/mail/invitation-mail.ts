import { type Message, translate } from '#server/i18n/catalogues.ts'
import type { Language } from '#shared/languages.ts'
import { onOneLine } from './on-one-line.ts'
import type { Mail } from './outbox.ts'

export interface InvitedPerson {
  recipient: string
  firstName: string
  language: Language
  /** Who invites, and into which organization. */
  invitedBy: string
  organization: string
  /** Where to sign in. */
  link: string
}

/** Says where to sign in. There is no password in it: the identity provider has the person set one. */
export function invitationMail({ recipient, language, link, ...names }: InvitedPerson): Mail {
  const values = { recipient, link, ...onOneLine(names) }
  const write = (message: Message) => translate(language, message, values)
  return { recipient, subject: write(subject), body: `${paragraphs.map(write).join('\n\n')}\n` }
}

const subject = /*i18n*/ { id: 'mail.invitation.subject', message: 'Your access to Einzug for {organization}' }

const paragraphs: Message[] = [
  /*i18n*/ { id: 'mail.invitation.1_greeting', message: 'Hello {firstName},' },
  /*i18n*/ {
    id: 'mail.invitation.2_invited',
    message: '{invitedBy} has created an account for you at {organization}, with this email address.',
  },
  /*i18n*/ { id: 'mail.invitation.3_link', message: 'You can sign in here:\n{link}' },
  /*i18n*/ {
    id: 'mail.invitation.4_not_you',
    message: 'If you do not know {organization}, somebody gave your address by mistake. You can ignore this message.',
  },
  /*i18n*/ { id: 'mail.invitation.5_closing', message: 'Kind regards\nEinzug' },
]
