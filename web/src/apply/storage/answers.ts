import type { EmploymentStatus } from '#shared/application/main-renter.ts'
import { newId } from '#shared/ids.ts'

/** What a person has typed so far, valid or not. The same shape as the questionnaire, with gaps. */
export interface Answers {
  mainRenters: RenterAnswers[]
  generalInfo: GeneralInfoAnswers
  confirmed: boolean
  /** Renters who were removed here and can be brought back; drafts of earlier releases know none. */
  removed?: RemovedRenter[]
  /** What the app asked about and the person said to be right (shared/application/doubts.ts). */
  affirmed?: string[]
}

export interface RemovedRenter {
  renter: RenterAnswers
  /** The place that they had. */
  index: number
}

export interface RenterAnswers {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  /** `YYYY-MM-DD` once it is a date, else as typed. */
  dateOfBirth: string
  nationality: string
  currentAddress: { street: string; streetNumber: string; zipCode: string; city: string; country: string }
  profession: { profession: string; employmentStatus: EmploymentStatus | ''; grossSalary: string }
  reference: { noReference: boolean; company: string; name: string; phone: string; email: string }
}

export interface GeneralInfoAnswers {
  desiredStartDate: string
  commentaryStartDate: string
  numberOfAdults: number
  numberOfChildren: number
  visitedProperty: boolean | null
  casualtyInsurance: boolean | null
  casualtyInsuranceName: string
  subletting: boolean
  pets: boolean
}

export const emptyRenter = (): RenterAnswers => ({
  id: newId(),
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  dateOfBirth: '',
  nationality: '',
  currentAddress: { street: '', streetNumber: '', zipCode: '', city: '', country: '' },
  profession: { profession: '', employmentStatus: '', grossSalary: '' },
  reference: { noReference: false, company: '', name: '', phone: '', email: '' },
})

/** @param startDate of the process, `YYYY-MM-DD`: the likeliest wish (applicant.md, General info) */
export const emptyAnswers = (startDate = ''): Answers => ({
  mainRenters: [emptyRenter()],
  generalInfo: {
    desiredStartDate: startDate,
    commentaryStartDate: '',
    numberOfAdults: 1,
    numberOfChildren: 0,
    visitedProperty: null,
    casualtyInsurance: null,
    casualtyInsuranceName: '',
    subletting: false,
    pets: false,
  },
  confirmed: false,
})
