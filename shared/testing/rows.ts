import { deniedAll } from '#shared/application/testing/sample-answers.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'

const AT = '2027-01-15T09:00:00.000Z'
export const ORGANIZATION = '01900000-0000-7000-8000-0000000000aa'

/** An id for each number, in order. */
export const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const property = (number: number, more: Partial<FeedRecords['property']> = {}): FeedRecords['property'] => ({
  id: idOf(number),
  organizationId: ORGANIZATION,
  code: 'HAUSDE',
  name: `House ${number}`,
  address: 'Musterstrasse 5',
  country: 'CH',
  propertyType: 'apartment',
  rooms: 3,
  squareMeters: 80,
  baseRent: 1_000,
  sideCosts: 100,
  notes: '',
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  ...more,
})

export const process = (
  number: number,
  propertyId: string,
  more: Partial<FeedRecords['process']> = {},
): FeedRecords['process'] => ({
  id: idOf(number),
  organizationId: ORGANIZATION,
  propertyId,
  code: 'DEMACH',
  name: `Process ${number}`,
  status: 'open',
  newRent: null,
  newSideCosts: null,
  startDate: null,
  startDateType: 'immediately',
  conditions: {},
  notes: '',
  applicantName: null,
  applicantEmail: null,
  chosenApplicationId: null,
  sendsStatusMails: false,
  erasesOn: null,
  policyPack: null,
  ownQuestions: [],
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  ...more,
})

export const resident = (number: number, more: Partial<FeedRecords['resident']> = {}): FeedRecords['resident'] => ({
  id: idOf(number),
  organizationId: ORGANIZATION,
  propertyId: idOf(1),
  applicationId: null,
  firstName: 'Ben',
  lastName: 'Muster',
  email: 'ben@demo.test',
  phone: null,
  nationality: 'CH',
  moveInDate: '2020-01-01',
  moveOutDate: null,
  notes: '',
  profession: null,
  erasesOn: null,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  ...more,
})

export const application = (
  number: number,
  processId: string,
  more: Partial<FeedRecords['application']> = {},
): FeedRecords['application'] => ({
  id: idOf(number),
  organizationId: ORGANIZATION,
  processId,
  reference: '7F3K-9QWM',
  status: 'submitted',
  rejectionReason: '',
  isCompleted: true,
  mainRenters: [
    {
      id: idOf(900_000 + number),
      firstName: 'Anna',
      lastName: 'Müller',
      email: 'anna@demo.test',
      phone: '+41 44 000 00 00',
      dateOfBirth: '1990-01-01',
      nationality: 'CH',
      permitUntil: '',
      currentAddress: { street: 'Weg', streetNumber: '1', zipCode: '8000', city: 'Zürich', country: 'CH' },
      profession: { profession: 'Baker', employmentStatus: 'employed', grossSalary: '5000', netIncome: '' },
      reference: { noReference: true, company: '', name: '', phone: '', email: '' },
      documents: [],
    },
  ],
  generalInfo: { ...deniedAll, desiredStartDate: '2027-03-01' },
  propertyCode: 'HAUSDE',
  language: 'de',
  withdrawnAt: null,
  documentRequests: [],
  askedUnder: null,
  isStarred: false,
  tags: [],
  marksVersion: 0,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  ...more,
})

export const savedView = (number: number, more: Partial<FeedRecords['view']> = {}): FeedRecords['view'] => ({
  id: idOf(number),
  organizationId: ORGANIZATION,
  name: `View ${number}`,
  query: '',
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  ...more,
})
