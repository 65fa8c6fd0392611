import type { NamesOf } from './names.ts'
import type { renterQuestions } from './renter.ts'

/** What the questions about a renter are called, by their path, as `general-info-names.ts` has those about the home. */
export const renterNames = {
  firstName: /*i18n*/ { id: 'question.firstName', message: 'First name' },
  lastName: /*i18n*/ { id: 'question.lastName', message: 'Last name' },
  email: /*i18n*/ { id: 'question.email', message: 'Email' },
  phone: /*i18n*/ { id: 'question.phone', message: 'Phone' },
  dateOfBirth: /*i18n*/ { id: 'question.dateOfBirth', message: 'Date of birth' },
  permitUntil: /*i18n*/ { id: 'question.permitUntil', message: 'Permit valid until' },
  nationality: /*i18n*/ { id: 'question.nationality', message: 'Nationality' },
  'currentAddress.street': /*i18n*/ { id: 'question.currentAddress.street', message: 'Street' },
  'currentAddress.streetNumber': /*i18n*/ { id: 'question.currentAddress.streetNumber', message: 'Street number' },
  'currentAddress.zipCode': /*i18n*/ { id: 'question.currentAddress.zipCode', message: 'Zip code' },
  'currentAddress.city': /*i18n*/ { id: 'question.currentAddress.city', message: 'City' },
  'currentAddress.country': /*i18n*/ { id: 'question.currentAddress.country', message: 'Country' },
  'profession.profession': /*i18n*/ { id: 'question.profession.profession', message: 'Profession' },
  'profession.employmentStatus': /*i18n*/ { id: 'question.profession.employmentStatus', message: 'Employment status' },
  'profession.grossSalary': /*i18n*/ { id: 'question.profession.grossSalary', message: 'Gross salary' },
  'profession.netIncome': /*i18n*/ { id: 'question.profession.netIncome', message: 'Net income per month' },
  'reference.noReference': /*i18n*/ { id: 'question.reference.noReference', message: 'I have no reference' },
  'reference.company': /*i18n*/ { id: 'question.reference.company', message: 'Company' },
  'reference.name': /*i18n*/ { id: 'question.reference.name', message: 'Contact name' },
  'reference.phone': /*i18n*/ { id: 'question.reference.phone', message: 'Contact phone' },
  'reference.email': /*i18n*/ { id: 'question.reference.email', message: 'Contact email' },
} satisfies NamesOf<typeof renterQuestions>
