import type { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import type { renterQuestions } from '#shared/application/questions/renter.ts'

/** What questions are asked for, in the order in which it is told. */
export const purposes = ['contact', 'lease', 'rent', 'earlier_tenancy', 'home', 'damage', 'choice'] as const
export type Purpose = (typeof purposes)[number]

type Asked = keyof typeof renterQuestions | keyof typeof generalInfoQuestions

const known: Readonly<Partial<Record<Asked, Purpose>>> = {
  firstName: 'contact',
  lastName: 'contact',
  email: 'contact',
  phone: 'contact',
  currentAddress: 'contact',
  dateOfBirth: 'lease',
  nationality: 'lease',
  permitUntil: 'lease',
  profession: 'rent',
  debtEnforcement: 'rent',
  reference: 'earlier_tenancy',
  desiredStartDate: 'home',
  commentaryStartDate: 'home',
  numberOfAdults: 'home',
  numberOfChildren: 'home',
  visitedProperty: 'home',
  subletting: 'home',
  pets: 'home',
  relationship: 'home',
  specialNoise: 'home',
  businessUse: 'home',
  parkingSpace: 'home',
  casualtyInsurance: 'damage',
  casualtyInsuranceName: 'damage',
}

/** @param question or the group that it is in; of what has no purpose of its own it is the choice among those who apply */
export const purposeOf = (question: string): Purpose =>
  Object.entries(known).find(([each]) => each === question)?.[1] ?? 'choice'
