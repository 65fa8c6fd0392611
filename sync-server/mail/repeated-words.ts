import type { Message } from '#server/i18n/catalogues.ts'

// What stands in more than one mail.

export const yourReference: Message = /*i18n*/ {
  id: 'mail.reference',
  message: 'Your reference number is {reference}.',
}

export const whomToAsk: Message = /*i18n*/ {
  id: 'mail.question',
  message: 'If you have a question: {contact}. Please have your reference number ready.',
}
