import { Letter } from '#server/mail/letter.ts'
import type { Sender } from '#server/mail/sender.ts'

export const operator: Sender = {
  name: undefined,
  address: '',
  phone: '',
  email: undefined,
  operatorEmail: undefined,
}

export const musterverwaltung: Sender & { name: string } = {
  name: 'Musterverwaltung',
  address: 'Musterweg 5, 10115 Berlin',
  phone: '+49 30 23125 040',
  email: 'kontakt@musterverwaltung.test',
  operatorEmail: undefined,
}

/** A mail of two words, in no catalogue. */
export const buildLetter = (subject = 'Grüße', text = 'Bis bald in Zürich.', sender = operator): Letter =>
  new Letter({
    locale: 'de',
    sender,
    subject: { id: 'test.subject', message: '{subject}' },
    paragraphs: [{ id: 'test.text', message: '{text}' }],
    values: { subject, text },
  })
