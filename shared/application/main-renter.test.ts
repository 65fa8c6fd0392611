import type * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { askedRenter, mainRenter } from './main-renter.ts'
import { mainRenters } from './questionnaire.ts'
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
    profession: { profession: '', employmentStatus: '', grossSalary: '', netIncome: '' },
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

test('an address in a reference that is none is reported on the address, and what is missing on the company', () => {
  const reference = { ...renter.reference, email: 'keller@' }
  expect(issues({ reference })).toEqual(['reference.email: email_invalid'])
  expect(issues({ reference: { ...reference, name: '' } })).toEqual([
    'reference.company: reference_incomplete',
    'reference.email: email_invalid',
  ])
  expect(issues({ reference: { ...reference, noReference: true } })).toBeUndefined()
})

test.each(['2026-11-21', '2026-11-22', '2999-01-01'])('nobody who was born on %s signs today', (dateOfBirth) => {
  expect(issues({ dateOfBirth })).toEqual(['dateOfBirth: date_of_birth_in_future'])
})

const phoneIssues = (phone: string, schema: z.ZodMiniType = mainRenter(today)) =>
  schema.safeParse({ ...renter, phone }).error?.issues.map(({ message }) => message)

test.each(['☎', '+', '1234', 'none', '+4 1 (0) 7'])('%j is no telephone number', (phone) => {
  expect(phoneIssues(phone, askedRenter(today))).toEqual(['phone_invalid'])
})

test.each(['+41 79 123 45 67', '031/123 45', '12345', '+41 (0) 79', '٠٧٩١٢٣٤'])('%j is one', (phone) => {
  expect(phoneIssues(phone, askedRenter(today))).toBeUndefined()
})

test('a short number of an earlier release is taken, and what has no digit is not', () => {
  expect(phoneIssues('117')).toBeUndefined()
  expect(phoneIssues('☎')).toEqual(['phone_invalid'])
  expect(phoneIssues('', askedRenter(today))).toEqual(['phone_required'])
})

test('what is missing is told in the order in which it is asked, also as a form checks it', async () => {
  const nothing = { ...renter, reference: { noReference: false, company: '', name: '', phone: '', email: '' } }
  const said = { ...nothing, profession: { profession: '', employmentStatus: '', grossSalary: '', netIncome: '' } }
  const { error } = await mainRenter(today).safeParseAsync(said)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'profession.profession',
    'profession.employmentStatus',
    'profession.grossSalary',
    'reference.company',
  ])
})

const earns = (grossSalary: string) => issues({ profession: { ...renter.profession, grossSalary } })

test.each(['-5', '- 5', '−5200', 'CHF -5', '€-5', 'abc', 'none', '?'])('%j is no salary', (salary) => {
  expect(earns(salary)).toEqual(['profession.grossSalary: gross_salary_invalid'])
})

test.each(["5'200 CHF", 'ca. 3000 netto', '0', "4'000-5'000", 'CHF 5200.-', '5200 € / Monat', '95000 p.a.'])(
  '%j is one',
  (salary) => expect(earns(salary)).toBeUndefined(),
)

test.each(['employed', 'self_employed', 'unemployed', 'student'])('%s is an employment status', (employmentStatus) => {
  expect(issues({ profession: { ...renter.profession, employmentStatus } })).toBeUndefined()
})

test.each(['retired', 'other', 'Employed', undefined])('%s is none', (employmentStatus) => {
  expect(issues({ profession: { ...renter.profession, employmentStatus } })).toEqual([
    'profession.employmentStatus: employment_status_required',
  ])
})

test('a name that holds an address is refused at that name, and one with signs that nobody sees becomes what is seen', () => {
  const addresses = ['http://evil.example', 'Ana www.evil.example', 'WWW.evil', '//evil', '\\\\evil', 'x https://']
  for (const name of [...addresses, 'ｈｔｔｐ：／／evil.example', 'evil.example/x', 'evil.exa\u200Bmple/x']) {
    expect(issues({ firstName: name })).toEqual(['firstName: name_with_address'])
    expect(issues({ lastName: name })).toEqual(['lastName: name_with_address'])
  }
  for (const name of ['Müller/Meier', 'Dr.med. Anna', 'J.R.R.', "O'Neil"])
    expect(issues({ firstName: name })).toBeUndefined()
  const seen = ['\n', '\r\n', '\t', '\u2028', '\u2029'].map((sign) => `Ana${sign}Maria`)
  for (const firstName of seen) expect(mainRenter(today).parse({ ...renter, firstName }).firstName).toBe('Ana Maria')
  const unseen = [
    0x61c, 0x200b, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0xfeff,
    0x34f, 0x115f, 0x17b4, 0x2800, 0x3164, 0xffa0,
  ]
  for (const code of unseen) {
    const sign = String.fromCodePoint(code)
    expect(mainRenter(today).parse({ ...renter, firstName: `${sign}An${sign}a` }).firstName).toBe('Ana')
    expect(issues({ firstName: sign })).toEqual(['firstName: first_name_required'])
  }
  for (const blank of ['\u200C', '\u200D \uFE0F'])
    expect(issues({ lastName: blank })).toEqual(['lastName: last_name_required'])
  for (const code of [0, 0xb, 0xc, 0x85, 0x1b]) {
    expect(issues({ lastName: `An${String.fromCodePoint(code)}a` })).toEqual(['lastName: unreadable_characters'])
  }
  for (const firstName of [
    "D'Arcy",
    'Dr. Müller',
    'Ðorđe-Łukasz',
    'علی\u200Cرضا',
    '葛\u{E0100}城',
    'Jean (Hans)',
    'Meier/Müller',
    'Meier/Müller',
  ]) {
    expect(mainRenter(today).parse({ ...renter, firstName }).firstName).toBe(firstName)
  }
})

const guarantor = { ...renter, isGuarantor: true }

test('a guarantor is not asked for a nationality and a reference, and what is sent of it is not kept', () => {
  const { nationality: _, reference: __, ...asked } = guarantor
  expect(mainRenter(today).safeParse(asked).success).toBe(true)
  const reference = { noReference: false, company: '', name: '', phone: '', email: '' }
  expect(mainRenter(today).parse(guarantor)).toMatchObject({ isGuarantor: true, nationality: '', reference })
  expect(issues({ isGuarantor: true, nationality: 17, reference: 'none' })).toBeUndefined()
})

test('all else is asked of a guarantor as of who signs', () => {
  expect(issues({ isGuarantor: true, email: 'x', profession: { ...renter.profession, grossSalary: '' } })).toEqual([
    'email: email_invalid',
    'profession.grossSalary: gross_salary_required',
  ])
})

test('the first signs, at most five vouch, and whom an older app sends is no guarantor', () => {
  const all = (...people: object[]) =>
    mainRenters(today)
      .safeParse(people)
      .error?.issues.map(({ message }) => message)
  expect(all(renter, guarantor, renter)).toBeUndefined()
  expect(all(guarantor, renter)).toEqual(['main_renter_required'])
  expect(all(renter, ...Array.from({ length: 5 }, () => guarantor))).toBeUndefined()
  expect(all(renter, ...Array.from({ length: 10 }, () => guarantor))).toEqual(['too_many_guarantors'])
  expect(mainRenter(today).parse(renter).isGuarantor).toBe(false)
  expect(issues({ isGuarantor: 'perhaps' })).toHaveLength(1)
})

test('where somebody lives, works and was known is one line, in which nothing turns letters around', () => {
  const currentAddress = { ...renter.currentAddress, street: 'Weg\u202E1\nX', city: 'Be\u200Brn' }
  const reference = { noReference: false, company: 'Alt\nbau', name: 'K\u2067', phone: '1', email: 'k@v.test' }
  expect(mainRenter(today).parse({ ...renter, currentAddress, reference })).toMatchObject({
    currentAddress: { street: 'Weg1 X', city: 'Bern' },
    reference: { company: 'Alt bau', name: 'K' },
  })
})
