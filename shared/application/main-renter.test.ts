import { expect, test } from 'vitest'
import { mainRenter } from './main-renter.ts'
import { sampleRenter as renter } from './testing/sample-answers.ts'

const today = '2026-11-21'
const issues = (changes: object) =>
  mainRenter(today)
    .safeParse({ ...renter, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('a complete renter is accepted, without documents too', () => {
  expect(issues({})).toBeUndefined()
  expect(mainRenter(today).parse(renter).documents).toEqual([])
})

test('every field that is missing is named with its own message', () => {
  const { error } = mainRenter(today).safeParse({
    id: renter.id,
    firstName: '',
    lastName: ' ',
    email: '',
    phone: '',
    dateOfBirth: '',
    nationality: '',
    currentAddress: { street: '', streetNumber: '', zipCode: '', city: '', country: '' },
    profession: { profession: '', employmentStatus: '', grossSalary: '' },
    reference: {},
  })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'first_name_required',
    'last_name_required',
    'email_invalid',
    'phone_required',
    'date_of_birth_required',
    'nationality_required',
    'street_required',
    'street_number_required',
    'zip_code_required',
    'city_required',
    'country_required',
    'profession_required',
    'employment_status_required',
    'gross_salary_required',
    'reference_incomplete',
  ])
})

test.each(['company', 'name', 'phone', 'email'])(
  'a reference without its %s is incomplete, reported on the company',
  (field) => {
    expect(issues({ reference: { ...renter.reference, [field]: '' } })).toEqual([
      'reference.company: reference_incomplete',
    ])
    expect(issues({ reference: { ...renter.reference, [field]: '  ' } })).toEqual([
      'reference.company: reference_incomplete',
    ])
  },
)

test('who has no reference need not give any part of one', () => {
  expect(issues({ reference: { noReference: true } })).toBeUndefined()
})

test('nobody is born in the future, and a birth today is not in the future', () => {
  expect(issues({ dateOfBirth: today })).toBeUndefined()
  expect(issues({ dateOfBirth: '2026-11-22' })).toEqual(['dateOfBirth: date_of_birth_in_future'])
})

test.each(['employed', 'self_employed', 'unemployed', 'student'])('%s is an employment status', (employmentStatus) => {
  expect(issues({ profession: { ...renter.profession, employmentStatus } })).toBeUndefined()
})

test.each(['retired', 'other', 'Employed', undefined])('%s is none', (employmentStatus) => {
  expect(issues({ profession: { ...renter.profession, employmentStatus } })).toEqual([
    'profession.employmentStatus: employment_status_required',
  ])
})
