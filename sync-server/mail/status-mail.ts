import type { Message } from '#server/i18n/catalogues.ts'
import type { MailedStatus } from '#shared/application/status.ts'
import type { Locale } from '#shared/languages.ts'
import { Letter } from './letter.ts'
import { whomToAsk, yourReference } from './repeated-texts.ts'
import type { Sender } from './sender.ts'

export interface ChangedApplication {
  status: MailedStatus
  locale: Locale
  sender: Sender
  /** Of all who applied together: each of them gets the same text. */
  names: readonly string[]
  /** `7F3K-9QWM` */
  reference: string
  propertyAddress: string
  /** Why it was rejected, where somebody wants it to be told; else empty. */
  reason: string
}

/** Says what became of an application, kindly and without promising more. */
export function statusMail(application: ChangedApplication): Letter {
  const { status, locale, sender, names, reference, propertyAddress, reason } = application
  const values = { names: names.join(', '), reference, propertyAddress, reason }
  const { subject, body } = news[status]
  const hasReason = status === 'rejected' && reason.trim() !== ''
  const paragraphs = [greeting, ...body, ...(hasReason ? [because] : []), yourReference]
  return new Letter({ locale, sender, subject, paragraphs, question: whomToAsk, values })
}

const news: Record<MailedStatus, { subject: Message; body: Message[] }> = {
  accepted: {
    subject: /*i18n*/ {
      id: 'mail.status.accepted.subject',
      message: 'Your application {reference} has been shortlisted',
    },
    body: [
      /*i18n*/ {
        id: 'mail.status.accepted.1_news',
        message:
          'Good news: the property management has looked at your application for {propertyAddress} and would like to go on with you.',
      },
      /*i18n*/ {
        id: 'mail.status.accepted.2_next',
        message: 'This is not a contract yet. They will get in touch with you about the next steps.',
      },
    ],
  },
  rejected: {
    subject: /*i18n*/ { id: 'mail.status.rejected.subject', message: 'About your application {reference}' },
    body: [
      /*i18n*/ {
        id: 'mail.status.rejected.1_news',
        message:
          'Thank you for your interest in {propertyAddress}. We are sorry to tell you that it will be let to somebody else, or not at this time.',
      },
      /*i18n*/ {
        id: 'mail.status.rejected.2_wish',
        message: 'We know that looking for a home takes effort, and wish you good luck with it.',
      },
    ],
  },
  offer_sent: {
    subject: /*i18n*/ { id: 'mail.status.offer_sent.subject', message: 'An offer for your application {reference}' },
    body: [
      /*i18n*/ {
        id: 'mail.status.offer_sent.1_news',
        message: 'Good news: the property management offers you {propertyAddress}.',
      },
      /*i18n*/ {
        id: 'mail.status.offer_sent.2_next',
        message: 'You will receive the offer from them directly. Please tell them whether you would like to accept it.',
      },
    ],
  },
}

const greeting: Message = /*i18n*/ { id: 'mail.status.greeting', message: 'Hello {names},' }
const because: Message = /*i18n*/ { id: 'mail.status.reason', message: 'The property management adds: {reason}' }
