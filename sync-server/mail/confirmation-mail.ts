import { type Message, translate } from '#server/i18n/catalogues.ts'
import { formatDate } from '#shared/dates.ts'
import type { Language } from '#shared/languages.ts'
import type { Mail } from './outbox.ts'

export interface ReceivedApplication {
  recipient: string
  firstName: string
  language: Language
  /** `7F3K-9QWM` */
  reference: string
  propertyAddress: string
  receivedAt: Date
}

/** Says that an application arrived, and nothing of what it contains: mail is read by more people than its reader. */
export function confirmationMail(application: ReceivedApplication): Mail {
  const { recipient, language, firstName, reference, propertyAddress } = application
  const values = { firstName, reference, propertyAddress, day: dayOf(application.receivedAt) }
  const write = (message: Message) => translate(language, message, values)
  return {
    recipient,
    subject: write(subject),
    body: `${paragraphs.map(write).join('\n\n')}\n`,
  }
}

const subject = /*i18n*/ {
  id: 'mail.confirmation.subject',
  message: 'We have received your application {reference}',
}

const paragraphs: Message[] = [
  /*i18n*/ { id: 'mail.confirmation.1_greeting', message: 'Hello {firstName},' },
  /*i18n*/ {
    id: 'mail.confirmation.2_received',
    message: 'Thank you for your application for {propertyAddress}. It arrived completely on {day}.',
  },
  /*i18n*/ {
    id: 'mail.confirmation.3_reference',
    message: 'Your reference number is {reference}. Please have it ready when you ask about your application.',
  },
  /*i18n*/ {
    id: 'mail.confirmation.4_next',
    message:
      'The property management will look at it and get in touch with you. There is nothing more you need to do for now.',
  },
  /*i18n*/ {
    id: 'mail.confirmation.5_not_you',
    message: 'If you did not apply, somebody gave your address by mistake. You can ignore this message.',
  },
  /*i18n*/ { id: 'mail.confirmation.6_closing', message: 'Kind regards\nEinzug' },
]

/** The calendar of the two countries served; both keep the same time. Made once: that takes longer than the whole mail. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' })

const dayOf = (moment: Date) => formatDate(calendar.format(moment))
