import type { Message } from '#server/i18n/catalogues.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { documentNames } from '#shared/document/document-names.ts'
import type { Locale } from '#shared/languages.ts'
import { Letter } from './letter.ts'
import { greeting, whomToAsk, yourReference } from './repeated-texts.ts'
import type { Sender } from './sender.ts'

export interface RequestedFromPerson {
  locale: Locale
  sender: Sender
  firstName: string
  /** `7F3K-9QWM` */
  reference: string
  propertyAddress: string
  types: readonly DocumentType[]
  /** Where they add them; nobody else's documents can be added there, and none be read. */
  link: string
}

/** Says what is asked for, by whom, and where it is added: without an account, and from any device. */
export function documentRequestMail({ locale, sender, types, link, ...said }: RequestedFromPerson): Letter {
  const values = { ...said, link: { link: new URL(link) }, types: { list: types.map((type) => typeNames[type]) } }
  return new Letter({
    locale,
    sender,
    subject,
    paragraphs: [greeting(said.firstName), ...paragraphs],
    question: whomToAsk,
    values,
  })
}

const subject: Message = /*i18n*/ {
  id: 'mail.documents.subject',
  message: 'Documents for your application {reference}',
}

const paragraphs: Message[] = [
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
  yourReference,
]

const typeNames: Record<DocumentType, Message> = {
  ...documentNames,
  other_document: /*i18n*/ { id: 'mail.documents.other_document', message: 'Other documents' },
}
