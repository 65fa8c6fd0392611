import { expect, test } from 'vitest'
import { salaryBands } from '#shared/policy/packs/ch.ts'
import { type DoubtCode, type Doubtful, doubtsOf } from './doubts.ts'
import { sampleGeneralInfo, sampleRenter } from './testing/sample-answers.ts'

const today = '2026-11-22'
const renter = { ...sampleRenter, reference: { ...sampleRenter.reference, phone: '031 300 00 00' } }
const answers = (changes: object = {}, info: object = {}): Doubtful => ({
  mainRenters: [{ ...renter, ...changes }],
  generalInfo: { ...sampleGeneralInfo, ...info },
})
const codes = (doubtful: Doubtful, homeStartDate?: string) =>
  doubtsOf(doubtful, { today, homeStartDate }).map(({ name, code }) => `${name.replace('mainRenters.0.', '')}: ${code}`)

test('usual answers raise no doubt', () => {
  expect(codes(answers(), '2026-12-01')).toEqual([])
  expect(codes(answers({ phone: 'Tel. +41 31 300 00 00 int. 12' }))).toEqual([])
})

const { currentAddress, profession, reference } = renter
const at = (changes: object) => ({ currentAddress: { ...currentAddress, ...changes } })
const works = (changes: object) => ({ profession: { ...profession, ...changes } })
const refers = (changes: object) => ({ reference: { ...reference, ...changes } })

test.each<[object, string, DoubtCode]>([
  [{ firstName: '12' }, 'firstName', 'without_letters'],
  [{ lastName: '👩‍👧' }, 'lastName', 'without_letters'],
  [at({ street: '7' }), 'currentAddress.street', 'without_letters'],
  [at({ city: '3013' }), 'currentAddress.city', 'without_letters'],
  [works({ profession: '--' }), 'profession.profession', 'without_letters'],
  [{ lastName: 'Müller2' }, 'lastName', 'digit_in_name'],
  [{ firstName: 'müller' }, 'lastName', 'same_names'],
  [{ email: 'amelie@gmial.com' }, 'email', 'email_spelling'],
  [{ email: 'amelie@mueller.con' }, 'email', 'email_spelling'],
  [{ phone: '079 123 4O 67' }, 'phone', 'letter_in_phone'],
  [{ phone: 'O79 123 40 67' }, 'phone', 'letter_in_phone'],
  [refers({ phone: '03l 300 00 01' }), 'reference.phone', 'letter_in_phone'],
  [{ phone: '0791234567 0799876543' }, 'phone', 'phone_too_long'],
  [{ dateOfBirth: '2010-11-23' }, 'dateOfBirth', 'very_young'],
  [{ dateOfBirth: '2026-11-21' }, 'dateOfBirth', 'very_young'],
  [{ dateOfBirth: '1915-11-22' }, 'dateOfBirth', 'very_old'],
  [{ permitUntil: '2026-11-21' }, 'permitUntil', 'permit_over'],
  [at({ streetNumber: 'a' }), 'currentAddress.streetNumber', 'street_number_without_digit'],
  [at({ zipCode: '10115' }), 'currentAddress.zipCode', 'zip_code_unlike_country'],
  [at({ zipCode: '3013', country: 'DE' }), 'currentAddress.zipCode', 'zip_code_unlike_country'],
  [works({ grossSalary: '95000' }), 'profession.grossSalary', 'salary_of_a_year'],
  [works({ grossSalary: "CHF 95'000.-" }), 'profession.grossSalary', 'salary_of_a_year'],
  [works({ grossSalary: 'ca. 95000' }), 'profession.grossSalary', 'salary_of_a_year'],
  [works({ grossSalary: '150' }), 'profession.grossSalary', 'salary_too_small'],
  [works({ grossSalary: '52' }), 'profession.grossSalary', 'salary_too_small'],
  [works({ grossSalary: '0 €' }), 'profession.grossSalary', 'salary_too_small'],
  [works({ grossSalary: '5k' }), 'profession.grossSalary', 'salary_without_figure'],
  [works({ grossSalary: '60k p.a.' }), 'profession.grossSalary', 'salary_without_figure'],
  [works({ grossSalary: '4,5 Tsd.' }), 'profession.grossSalary', 'salary_without_figure'],
  [works({ grossSalary: 'zwischen 4000 und 5000' }), 'profession.grossSalary', 'salary_without_figure'],
  [works({ grossSalary: '', netIncome: '36000' }), 'profession.netIncome', 'salary_of_a_year'],
  [works({ grossSalary: '', netIncome: '31' }), 'profession.netIncome', 'salary_too_small'],
  [works({ grossSalary: '', netIncome: '3k' }), 'profession.netIncome', 'salary_without_figure'],
  [refers({ phone: '117' }), 'reference.phone', 'phone_too_short'],
  [refers({ phone: renter.phone }), 'reference.phone', 'own_reference'],
  [refers({ email: renter.email.toUpperCase() }), 'reference.email', 'own_reference'],
])('%j is asked about at %s: %s', (changes, field, code) => {
  expect(codes(answers(changes))).toEqual([`${field}: ${code}`])
})

test('doubts stand in the order in which a person meets their fields', () => {
  const found = codes(
    answers({
      ...works({ profession: '--', grossSalary: '95000' }),
      ...at({ city: '3013' }),
      email: 'a@gmial.com',
      lastName: '12',
    }),
  )
  expect(found.map((each) => each.replace(/: .*/, ''))).toEqual([
    'lastName',
    'email',
    'currentAddress.city',
    'profession.profession',
    'profession.grossSalary',
  ])
})

test.each<[object, string, DoubtCode]>([
  [{ desiredStartDate: '2026-11-21' }, 'desiredStartDate', 'start_in_past'],
  [{ desiredStartDate: '2028-11-23' }, 'desiredStartDate', 'start_far_ahead'],
  [{ desiredStartDate: '2026-11-30' }, 'desiredStartDate', 'start_before_home'],
  [{ numberOfAdults: 0 }, 'numberOfAdults', 'more_renters_than_adults'],
  [{ casualtyInsuranceName: ' Ja ' }, 'casualtyInsuranceName', 'no_insurance_name'],
])('of the household %j is asked about at %s: %s', (info, field, code) => {
  expect(codes(answers({}, info), '2026-12-01')).toEqual([`generalInfo.${field}: ${code}`])
})

test.each([
  { dateOfBirth: '2010-11-22' },
  { dateOfBirth: '1915-11-23' },
  { dateOfBirth: '' },
  { firstName: '王小明' },
  at({ zipCode: 'D-10115', country: 'DE' }),
  at({ zipCode: 'SW1A 1AA', country: 'GB' }),
  works({ grossSalary: '95000 p.a.' }),
  ...salaryBands.map((grossSalary) => works({ grossSalary })),
  works({ grossSalary: '', netIncome: '' }),
  works({ grossSalary: '', netIncome: '36000 im Jahr' }),
  works({ grossSalary: '3000-6000', employmentStatus: 'self_employed' }),
  works({ grossSalary: '0', employmentStatus: 'student' }),
  { permitUntil: '2026-11-22' },
  refers({ noReference: true, phone: '1' }),
])('%j is nothing to ask about', (changes) => {
  expect(codes(answers(changes))).toEqual([])
})

test('another answer is asked about again, also where the question names something else', () => {
  const keys = (info: object) =>
    doubtsOf(answers({}, info), { today, homeStartDate: '2026-12-15' }).map(({ key }) => key)
  expect(keys({ desiredStartDate: '2026-12-01' })).not.toEqual(keys({ desiredStartDate: '2026-12-02' }))
  const twice = (numberOfAdults: number) => ({
    ...answers({}, { numberOfAdults }),
    mainRenters: [renter, { ...renter, id: 'b', firstName: 'Ben' }],
  })
  const [none, one] = [0, 1].map((adults) => doubtsOf(twice(adults), { today }).map(({ key }) => key))
  expect(none).not.toEqual(one)
})

test('a person who is entered twice is asked about once, and two of a family are not', () => {
  const twice = {
    ...answers({}, { numberOfAdults: 3 }),
    mainRenters: [renter, { ...renter, id: 'b' }, { ...renter, firstName: 'Ben' }],
  }
  expect(codes(twice)).toEqual(['mainRenters.1.firstName: same_person_twice'])
})

test('what was said to be right is known again wherever the renter stands, and not for another value', () => {
  const [first] = doubtsOf(answers({ dateOfBirth: '2012-01-01' }), { today })
  const moved = {
    ...answers(),
    mainRenters: [
      { ...renter, id: 'b', firstName: 'Ben' },
      { ...renter, dateOfBirth: '2012-01-01' },
    ],
  }
  expect(doubtsOf(moved, { today })[0]?.key).toBe(first?.key)
  expect(doubtsOf(answers({ dateOfBirth: '2012-01-02' }), { today })[0]?.key).not.toBe(first?.key)
})
