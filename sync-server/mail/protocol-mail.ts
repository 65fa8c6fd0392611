import { type Message, translate } from '#server/i18n/catalogues.ts'
import { type CalendarDate, formatDate } from '#shared/dates.ts'
import type { Language } from '#shared/languages.ts'
import { onOneLine } from './on-one-line.ts'

export interface SignedProtocol {
  language: Language
  date: CalendarDate
  propertyAddress: string
}

/** Goes with the PDF of a signed handover protocol. */
export function protocolMail({ language, date, propertyAddress }: SignedProtocol): {
  subject: string
  body: string
  attachmentName: string
} {
  const values = onOneLine({ date: formatDate(date), propertyAddress })
  const write = (message: Message) => translate(language, message, values)
  return {
    subject: write(subject),
    body: `${[greeting, news, keep, closing].map(write).join('\n\n')}\n`,
    attachmentName: `${write(fileName)}-${date}.pdf`,
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
  message:
    'Please keep it with your documents. If anything in it is not right, please tell the property management soon.',
}
const closing: Message = /*i18n*/ { id: 'mail.protocol.4_closing', message: 'Kind regards\nEinzug' }
const fileName: Message = /*i18n*/ { id: 'mail.protocol.file', message: 'handover-protocol' }
