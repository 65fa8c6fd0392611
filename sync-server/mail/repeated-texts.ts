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

/** By name, where it is one: whoever fills in the questionnaire says it, and to whom it is mailed. */
export const greeting = (firstName: string): Message => (readsLikeName(firstName) ? byName : withoutName)

const byName: Message = /*i18n*/ { id: 'mail.greeting', message: 'Hello {firstName},' }
const withoutName: Message = /*i18n*/ { id: 'mail.greeting.without_name', message: 'Hello,' }

/** A message to somebody, a telephone number or an address does not: letters, and no more than a name has. */
const readsLikeName = (text: string): boolean => /^[\p{L}\p{M} .'’-]{1,40}$/u.test(text)
