import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { shownOf } from '#shared/application/questions/said.ts'
import { publishedAnswers } from '#shared/application/questions/sent.ts'
import type { SentGeneralInfo } from '#shared/application/sent-answers.ts'

/** What somebody answered about themselves, as far as every test may want it. */
export const sampleRenter = {
  id: '01935000-0000-7000-8000-000000000001',
  firstName: 'Amélie',
  lastName: 'Müller',
  email: 'amelie@mueller.test',
  phone: '+41 79 123 45 67',
  dateOfBirth: '1990-03-27',
  nationality: 'CH',
  permitUntil: '',
  currentAddress: { street: 'Birkenweg', streetNumber: '7a', zipCode: '3013', city: 'Bern', country: 'CH' },
  profession: {
    profession: 'Geigenbauerin',
    employmentStatus: 'employed' as const,
    grossSalary: "5'200 CHF",
    netIncome: '',
  },
  reference: { noReference: false, company: 'Verwaltung AG', name: 'Frau Keller', phone: '031 1', email: 'k@v.test' },
}

/** Somebody who says no wherever they are asked, and nothing else. */
export const deniedAll: SentGeneralInfo = publishedAnswers(
  generalInfoQuestions,
  Object.fromEntries(
    shownOf(generalInfoQuestions).flatMap(([name, { kind, isExtra }]) =>
      kind === 'yesNo' && !isExtra ? [[name, false]] : [],
    ),
  ),
)

export const sampleGeneralInfo = {
  ...deniedAll,
  desiredStartDate: '2027-02-01',
  visitedProperty: true,
  casualtyInsurance: true,
  casualtyInsuranceName: 'Mobiliar',
}
