import { type Message, translate } from '#server/i18n/catalogues.ts'
import { type CalendarDate, formatDate } from '#shared/dates.ts'
import type { Locale } from '#shared/languages.ts'
import { Letter } from './letter.ts'
import type { Sender } from './sender.ts'

export interface SignedProtocol {
  locale: Locale
  sender: Sender
  date: CalendarDate
  propertyAddress: string
}

/** Goes with the PDF of a signed handover protocol. */
export function protocolMail({ locale, sender, date, propertyAddress }: SignedProtocol): {
  letter: Letter
  attachmentName: string
} {
  const values = { date: formatDate(date), propertyAddress }
  const paragraphs = [greeting, news, keep]
  return {
    letter: new Letter({ locale, sender, subject, paragraphs, question, values }),
    attachmentName: `${translate(locale, fileName)}-${date}.pdf`,
  }
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
const keep: Message = /*i18n*/ {
  id: 'mail.protocol.3_keep',
  message: 'Please keep it with your documents.',
}
const question: Message = /*i18n*/ {
  id: 'mail.protocol.question',
  message: 'If anything in it is not right, please say so soon: {contact}.',
}
const fileName: Message = /*i18n*/ { id: 'mail.protocol.file', message: 'handover-protocol' }
