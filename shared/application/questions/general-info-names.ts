import type { generalInfoQuestions } from './general-info.ts'
import type { NamesOf } from './names.ts'

/**
 * What the general questions are called, wherever they were answered, and in which order managers read them: a question without a name
 * does not compile. No phone loads the words; it finds them in its catalogue by their id.
 */
export const generalInfoNames = {
  desiredStartDate: /*i18n*/ { id: 'question.desiredStartDate', message: 'Desired start date' },
  commentaryStartDate: /*i18n*/ { id: 'question.commentaryStartDate', message: 'Comment on the start date' },
  numberOfAdults: /*i18n*/ { id: 'question.numberOfAdults', message: 'Number of adults' },
  numberOfChildren: /*i18n*/ { id: 'question.numberOfChildren', message: 'Number of children' },
  visitedProperty: /*i18n*/ { id: 'question.visitedProperty', message: 'Property visited' },
  casualtyInsurance: /*i18n*/ { id: 'question.casualtyInsurance', message: 'Personal liability insurance' },
  casualtyInsuranceName: /*i18n*/ { id: 'question.casualtyInsuranceName', message: 'Insurance name' },
  subletting: /*i18n*/ { id: 'question.subletting', message: 'Subletting' },
  pets: /*i18n*/ { id: 'question.pets', message: 'Pets' },
  debtEnforcement: /*i18n*/ { id: 'question.debtEnforcement', message: 'Debt enforcement in the last two years' },
  relationship: /*i18n*/ { id: 'question.relationship', message: 'Relationship of those who move in' },
  specialNoise: /*i18n*/ { id: 'question.specialNoise', message: 'Special sources of noise' },
  businessUse: /*i18n*/ { id: 'question.businessUse', message: 'Business use' },
  parkingSpace: /*i18n*/ { id: 'question.parkingSpace', message: 'Parking space wanted' },
} satisfies NamesOf<typeof generalInfoQuestions>

/**
 * How it is asked, where that is more than its name.
 * @public found by its ids
 */
export const generalInfoAsked = {
  visitedProperty: /*i18n*/ { id: 'question.visitedProperty.asked', message: 'Have you visited the property?' },
  casualtyInsurance: /*i18n*/ {
    id: 'question.casualtyInsurance.asked',
    message: 'Do you have a personal liability insurance?',
  },
  subletting: /*i18n*/ { id: 'question.subletting.asked', message: 'I want to sublet part of the home' },
  pets: /*i18n*/ { id: 'question.pets.asked', message: 'I have pets' },
  debtEnforcement: /*i18n*/ {
    id: 'question.debtEnforcement.asked',
    message: 'Was there a debt enforcement against one of you in the last two years?',
  },
  relationship: /*i18n*/ {
    id: 'question.relationship.asked',
    message: 'How do those who move in belong together?',
  },
  specialNoise: /*i18n*/ {
    id: 'question.specialNoise.asked',
    message: 'Is there something with you that is unusually loud?',
  },
  businessUse: /*i18n*/ {
    id: 'question.businessUse.asked',
    message: 'Would you use part of the home for business?',
  },
  parkingSpace: /*i18n*/ { id: 'question.parkingSpace.asked', message: 'Would you like to rent a parking space?' },
} satisfies Partial<NamesOf<typeof generalInfoQuestions>>

/** What managers read first, in this order. */
export const managersFirst = [
  'desiredStartDate',
  'numberOfAdults',
  'numberOfChildren',
  'pets',
  'subletting',
  'casualtyInsurance',
] as const satisfies (keyof typeof generalInfoQuestions)[]

/**
 * Where managers have another word for it.
 * @public found by its ids
 */
export const managersNames = {
  casualtyInsurance: /*i18n*/ { id: 'question.casualtyInsurance.managers', message: 'Casualty insurance' },
} satisfies Partial<NamesOf<typeof generalInfoQuestions>>

/** The first columns of the managers' table: whoever reads it by their place finds them there. Others follow, by their names. */
export const tableHeadings = {
  desiredStartDate: /*i18n*/ { id: 'table.desired_start', message: 'Desired start date' },
  numberOfAdults: /*i18n*/ { id: 'table.adults', message: 'Adults' },
  numberOfChildren: /*i18n*/ { id: 'table.children', message: 'Children' },
  pets: generalInfoNames.pets,
  visitedProperty: /*i18n*/ { id: 'table.visited', message: 'Visited the property' },
} satisfies Partial<NamesOf<typeof generalInfoQuestions>>

export const notInTable: readonly (keyof typeof generalInfoQuestions)[] = ['casualtyInsurance', 'subletting']
