import { msg } from '@lingui/core/macro'

/** What the questions are called that are typed, by their path within a renter or the general info. */
export const fieldLabels = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  email: msg`Email`,
  phone: msg`Phone`,
  dateOfBirth: msg`Date of birth`,
  nationality: msg`Nationality`,
  'currentAddress.street': msg`Street`,
  'currentAddress.streetNumber': msg`Street number`,
  'currentAddress.zipCode': msg`Zip code`,
  'currentAddress.city': msg`City`,
  'currentAddress.country': msg`Country`,
  'profession.profession': msg`Profession`,
  'profession.employmentStatus': msg`Employment status`,
  'profession.grossSalary': msg`Gross salary`,
  'reference.company': msg`Company`,
  'reference.name': msg`Contact name`,
  'reference.phone': msg`Contact phone`,
  'reference.email': msg`Contact email`,
  desiredStartDate: msg`Desired start date`,
  commentaryStartDate: msg`Comment on the start date`,
  numberOfAdults: msg`Number of adults`,
  numberOfChildren: msg`Number of children`,
  visitedProperty: msg`Property visited`,
  casualtyInsurance: msg`Personal liability insurance`,
  casualtyInsuranceName: msg`Insurance name`,
} as const
export type LabelledField = keyof typeof fieldLabels

/** Of a path in the form, such as `mainRenters.0.reference.email`. */
export function labelledField(name: string): LabelledField | undefined {
  const path = name.replace(/^(mainRenters\.\d+|generalInfo)\./, '')
  return Object.hasOwn(fieldLabels, path) ? (path as LabelledField) : undefined
}
