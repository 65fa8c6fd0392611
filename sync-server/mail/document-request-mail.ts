import { type Message, translate } from '#server/i18n/catalogues.ts'
import type { DocumentType } from '#shared/document/document.ts'
import type { Language } from '#shared/languages.ts'
import { onOneLine } from './on-one-line.ts'

export interface RequestedFromPerson {
  language: Language
  firstName: string
  /** `7F3K-9QWM` */
  reference: string
  propertyAddress: string
  types: readonly DocumentType[]
  /** Where they add them; nobody else's documents can be added there, and none be read. */
  link: string
}

/** Says what is asked for, by whom, and where it is added: without an account, and from any device. */
export function documentRequestMail({ language, types, link, ...said }: RequestedFromPerson): {
  subject: string
  body: string
} {
  const names = types.map((type) => `- ${translate(language, typeNames[type], {})}`)
  const values = { link, types: names.join('\n'), ...onOneLine(said) }
  const write = (message: Message) => translate(language, message, values)
  return { subject: write(subject), body: `${paragraphs.map(write).join('\n\n')}\n` }
}

const subject: Message = /*i18n*/ {
  id: 'mail.documents.subject',
  message: 'Documents for your application {reference}',
}

const paragraphs: Message[] = [
  /*i18n*/ { id: 'mail.documents.1_greeting', message: 'Hello {firstName},' },
  /*i18n*/ {
    id: 'mail.documents.2_news',
    message:
      'The property management would like to go on with your application for {propertyAddress}, and asks you for:\n{types}',
  },
  /*i18n*/ { id: 'mail.documents.3_link', message: 'You can add them here, without an account:\n{link}' },
  /*i18n*/ {
    id: 'mail.documents.4_private',
    message:
      'The link is meant for you alone: with it documents can be added in your name. Nobody can read your documents with it.',
  },
  /*i18n*/ {
    id: 'mail.documents.5_ask',
    message: 'If you have a question, please name your reference number {reference}.',
  },
  /*i18n*/ { id: 'mail.documents.6_closing', message: 'Kind regards\nEinzug' },
]

const typeNames: Record<DocumentType, Message> = {
  debt_collection_certificate: /*i18n*/ {
    id: 'mail.documents.debt_collection_certificate',
    message: 'Debt collection certificate',
  },
  proof_of_income: /*i18n*/ { id: 'mail.documents.proof_of_income', message: 'Proof of income' },
  confirmation_of_residence: /*i18n*/ {
    id: 'mail.documents.confirmation_of_residence',
    message: 'Confirmation of residence',
  },
  other_document: /*i18n*/ { id: 'mail.documents.other_document', message: 'Other documents' },
}
