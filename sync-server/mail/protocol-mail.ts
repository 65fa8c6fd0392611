import type { Message } from '#server/i18n/catalogues.ts'
import { type CalendarDate, formatDate } from '#shared/dates.ts'
import type { SignedHow } from '#shared/handover/sign/seal.ts'
import type { Locale } from '#shared/languages.ts'
import { Letter } from './letter.ts'
import type { Sender } from './sender.ts'

interface SignedProtocol {
  /** Of the document that it goes with. */
  locale: Locale
  sender: Sender
  date: CalendarDate
  propertyAddress: string
  how: SignedHow
}

/** Goes with the PDF of a handover protocol that nothing can be changed in any more. */
export function protocolMail({ locale, sender, date, propertyAddress, how }: SignedProtocol): Letter {
  const values = { date: formatDate(date), propertyAddress }
  const paragraphs = [greeting, how === 'signed' ? news : newsOfSome, keep]
  return new Letter({ locale, sender, subject, paragraphs, question, values })
}

const subject: Message = /*i18n*/ {
  id: 'mail.protocol.subject',
  message: 'Handover protocol of {date}, {propertyAddress}',
}
const greeting: Message = /*i18n*/ { id: 'mail.protocol.1_greeting', message: 'Good day,' }
const news: Message = /*i18n*/ {
  id: 'mail.protocol.2_news',
  message: 'Attached you will find the signed handover protocol of {date} for {propertyAddress}.',
}
const newsOfSome: Message = /*i18n*/ {
  id: 'mail.protocol.2_news_of_some',
  message:
    'Attached you will find the handover protocol of {date} for {propertyAddress}. Not everybody signed it on the device: the document says who did, who signs on paper and who did not sign.',
}
const keep: Message = /*i18n*/ {
  id: 'mail.protocol.3_keep',
  message: 'Please keep it with your documents.',
}
const question: Message = /*i18n*/ {
  id: 'mail.protocol.question',
  message: 'If anything in it is not right, please say so soon: {contact}.',
}
