import type { Message } from '#server/i18n/catalogues.ts'
import { formatDate } from '#shared/dates.ts'
import type { Locale } from '#shared/languages.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { Letter } from './letter.ts'
import { greeting, whomToAsk, yourReference } from './repeated-texts.ts'
import type { Sender } from './sender.ts'

export interface ReceivedApplication {
  firstName: string
  locale: Locale
  sender: Sender
  /** `7F3K-9QWM` */
  reference: string
  /** Undefined for a questionnaire that is for no home in particular. */
  propertyAddress: string | undefined
  receivedAt: Date
}

/** Says that an application arrived, and nothing of what it contains: mail is read by more people than its reader. */
export function confirmationMail({ locale, sender, firstName, reference, ...received }: ReceivedApplication): Letter {
  const { propertyAddress, receivedAt } = received
  const isForHome = propertyAddress !== undefined
  return new Letter({
    locale,
    sender,
    values: { firstName, reference, day: dayOf(receivedAt), ...(isForHome && { propertyAddress }) },
    question: whomToAsk,
    subject: isForHome ? subjects.application : subjects.answers,
    paragraphs: [greeting(firstName), ...(isForHome ? ofApplication : ofAnswers)],
  })
}

const subjects = {
  application: /*i18n*/ {
    id: 'mail.confirmation.subject',
    message: 'We have received your application {reference}',
  },
  answers: /*i18n*/ {
    id: 'mail.confirmation.answers.subject',
    message: 'We have received your answers {reference}',
  },
}

const notYou: Message = /*i18n*/ {
  id: 'mail.confirmation.5_not_you',
  message: 'If you did not apply, somebody gave your address by mistake. You can ignore this message.',
}

const ofApplication: readonly Message[] = [
  /*i18n*/ {
    id: 'mail.confirmation.2_received',
    message: 'Thank you for your application for {propertyAddress}. Everything you sent arrived on {day}.',
  },
  yourReference,
  /*i18n*/ {
    id: 'mail.confirmation.4_next',
    message:
      'The property management will look at it and get in touch with you. There is nothing more you need to do for now.',
  },
  notYou,
]

const ofAnswers: readonly Message[] = [
  /*i18n*/ {
    id: 'mail.confirmation.answers.2_received',
    message: 'Thank you for your answers. Everything you sent arrived on {day}.',
  },
  yourReference,
  notYou,
]

const dayOf = (moment: Date) => formatDate(dayAtHome(moment))
