import { managerIssues } from './manager-issues.ts'

/**
 * Every reason a rule can give for refusing a value. A schema names the code; the English text is the
 * specification's own (applicant.md, Validation) and travels beside the code on the wire; screens translate it.
 */
export const issues = {
  required: /*i18n*/ { id: 'issue.required', message: 'This field is required' },
  invalid: /*i18n*/ { id: 'issue.invalid', message: 'This value is not valid. Please check it.' },
  text_too_long: /*i18n*/ { id: 'issue.text_too_long', message: 'Please use at most 200 characters' },
  comment_too_long: /*i18n*/ { id: 'issue.comment_too_long', message: 'Please use at most 2000 characters' },
  unreadable_characters: /*i18n*/ {
    id: 'issue.unreadable_characters',
    message: 'This text contains characters that cannot be stored. Please type it again.',
  },
  code_required: /*i18n*/ { id: 'issue.code_required', message: 'Please enter the code.' },
  code_length: /*i18n*/ { id: 'issue.code_length', message: 'Please enter a 6-digit code.' },
  first_name_required: /*i18n*/ { id: 'issue.first_name_required', message: 'First name is required' },
  last_name_required: /*i18n*/ { id: 'issue.last_name_required', message: 'Last name is required' },
  name_with_address: /*i18n*/ {
    id: 'issue.name_with_address',
    message: 'Please write the name without an internet address',
  },
  email_invalid: /*i18n*/ { id: 'issue.email_invalid', message: 'Invalid email address' },
  phone_required: /*i18n*/ { id: 'issue.phone_required', message: 'Phone number is required' },
  phone_invalid: /*i18n*/ {
    id: 'issue.phone_invalid',
    message: 'Please enter a phone number with at least 5 digits',
  },
  date_of_birth_required: /*i18n*/ { id: 'issue.date_of_birth_required', message: 'Date of birth is required' },
  date_of_birth_in_future: /*i18n*/ {
    id: 'issue.date_of_birth_in_future',
    message: 'The date of birth must be in the past',
  },
  date_invalid: /*i18n*/ { id: 'issue.date_invalid', message: 'Please enter a real date, as day, month and year' },
  nationality_required: /*i18n*/ { id: 'issue.nationality_required', message: 'Nationality is required' },
  street_required: /*i18n*/ { id: 'issue.street_required', message: 'Street is required' },
  street_number_required: /*i18n*/ { id: 'issue.street_number_required', message: 'Street number is required' },
  zip_code_required: /*i18n*/ { id: 'issue.zip_code_required', message: 'Zip code is required' },
  city_required: /*i18n*/ { id: 'issue.city_required', message: 'City is required' },
  country_required: /*i18n*/ { id: 'issue.country_required', message: 'Country is required' },
  profession_required: /*i18n*/ { id: 'issue.profession_required', message: 'Profession is required' },
  employment_status_required: /*i18n*/ {
    id: 'issue.employment_status_required',
    message: 'Employment status is required',
  },
  gross_salary_required: /*i18n*/ { id: 'issue.gross_salary_required', message: 'Gross salary is required' },
  gross_salary_invalid: /*i18n*/ {
    id: 'issue.gross_salary_invalid',
    message: 'Please enter the gross salary as an amount, for example 5200',
  },
  net_income_invalid: /*i18n*/ {
    id: 'issue.net_income_invalid',
    message: 'Please enter the net income as an amount, for example 3100',
  },
  reference_incomplete: /*i18n*/ {
    id: 'issue.reference_incomplete',
    message: "All reference fields are required when not checking 'I have no reference'",
  },
  document_type_required: /*i18n*/ { id: 'issue.document_type_required', message: 'Document type is required' },
  too_many_guarantors: /*i18n*/ { id: 'issue.too_many_guarantors', message: 'At most 5 guarantors can be added' },
  main_renter_required: /*i18n*/ {
    id: 'issue.main_renter_required',
    message: 'At least one main renter is required',
  },
  too_many_main_renters: /*i18n*/ {
    id: 'issue.too_many_main_renters',
    message: 'An application can name at most 50 main renters',
  },
  too_many_documents: /*i18n*/ {
    id: 'issue.too_many_documents',
    message: 'At most 20 documents can be added for one renter',
  },
  desired_start_date_required: /*i18n*/ {
    id: 'issue.desired_start_date_required',
    message: 'Desired start date is required',
  },
  start_date_impossible: /*i18n*/ {
    id: 'issue.start_date_impossible',
    message: 'The desired start date must lie between 2020 and 2100',
  },
  adults_at_least_one: /*i18n*/ {
    id: 'issue.adults_at_least_one',
    message: 'Number of adults must be at least 1',
  },
  children_not_negative: /*i18n*/ {
    id: 'issue.children_not_negative',
    message: 'Number of children cannot be negative',
  },
  household_too_large: /*i18n*/ { id: 'issue.household_too_large', message: 'Please enter at most 50 people' },
  insurance_name_required: /*i18n*/ {
    id: 'issue.insurance_name_required',
    message: 'Insurance name is required when you have casualty insurance',
  },
  confirmation_required: /*i18n*/ {
    id: 'issue.confirmation_required',
    message: 'You must confirm the terms and conditions',
  },
  ...managerIssues,
} as const

export type IssueCode = keyof typeof issues

export const isIssueCode = (code: string): code is IssueCode => Object.hasOwn(issues, code)
