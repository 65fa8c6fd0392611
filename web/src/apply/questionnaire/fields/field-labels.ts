import { msg } from '@lingui/core/macro'

/** What the questions about a renter are called, by their path. */
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
} as const
export type LabelledField = keyof typeof fieldLabels
