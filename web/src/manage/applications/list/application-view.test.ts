import { expect, test } from 'vitest'
import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { deniedAll } from '#shared/application/testing/sample-answers.ts'
import { countByStatus, inView, readSelection, readView, writeSelection, writeView } from './application-view.ts'

const application = (id: string, firstName: string, lastName: string, grossSalary: string): ManagedApplication => ({
  id,
  organizationId: 'o',
  processId: 'p',
  reference: `7F3K-9QW${id}`,
  status: id === 'c' ? 'rejected' : 'submitted',
  rejectionReason: '',
  isCompleted: true,
  mainRenters: [
    {
      id: 'r',
      firstName,
      lastName,
      email: `${firstName}@renter.test`.toLowerCase(),
      phone: '+41 79 123 45 67',
      dateOfBirth: '',
      nationality: '',
      currentAddress: { street: '', streetNumber: '', zipCode: '', city: '', country: '' },
      profession: { profession: '', employmentStatus: '', grossSalary },
      reference: { noReference: true, company: '', name: '', phone: '', email: '' },
      documents: [],
    },
  ],
  generalInfo: deniedAll,
  propertyCode: '',
  language: 'en',
  withdrawnAt: null,
  documentRequests: [],
  version: 1,
  createdAt: `2027-01-0${'abcd'.indexOf(id) + 1}T00:00:00.000Z`,
  updatedAt: '2027-01-01T00:00:00.000Z',
})
const all = [
  application('a', 'Anna', 'Zürcher', '3000'),
  application('b', 'Bea', 'Müller', 'genug'),
  application('c', 'Cleo', 'Ammann', '6000'),
  application('d', 'Dora', 'Meier', '4500'),
]
const usual = { status: 'all', search: '', order: 'newest' } as const
const ids = (applications: ManagedApplication[]) => applications.map(({ id }) => id).join('')

test('the newest comes first, unless somebody wants another order; who cannot be compared comes last', () => {
  expect(ids(inView(all, usual))).toBe('dcba')
  expect(ids(inView(all, { ...usual, order: 'name' }))).toBe('cdba')
  expect(ids(inView(all, { ...usual, order: 'rent-to-income' }, 1500))).toBe('cdab')
  expect(ids(inView(all, { ...usual, order: 'rent-to-income' }))).toHaveLength(4)
})

test('every word that is looked for has to be in the names, the addresses, the numbers or the reference', () => {
  expect(ids(inView(all, { ...usual, search: 'MULLER bea' }))).toBe('b')
  expect(ids(inView(all, { ...usual, search: '@renter.test' }))).toBe('dcba')
  expect(ids(inView(all, { ...usual, search: '7f3k-9qwa' }))).toBe('a')
  expect(ids(inView(all, { ...usual, search: 'mueller' }))).toBe('b')
  expect(ids(inView(all, { ...usual, search: '7F3K9QWA' }))).toBe('a')
  expect(ids(inView(all, { ...usual, search: '079 1234567' }))).toBe('dcba')
  expect(ids(inView(all, { ...usual, search: 'anna meier' }))).toBe('')
})

test('a status leaves the others out, and each is counted', () => {
  expect(ids(inView(all, { ...usual, status: 'rejected' }))).toBe('c')
  expect(Object.fromEntries(countByStatus(all))).toEqual({ all: 4, submitted: 3, rejected: 1 })
  expect(Object.fromEntries(countByStatus(all, 'ei'))).toEqual({ all: 1, submitted: 1 })
})

test('what somebody looks at stands in the address, and an address that says something else means the usual', () => {
  const view = { status: 'offer_sent', search: 'a b', order: 'name' } as const
  expect(readView(new URLSearchParams(writeView(view)))).toEqual(view)
  expect(writeView(usual)).toEqual({})
  expect(readView(new URLSearchParams('status=approved&sort=random'))).toEqual(usual)
})

test('what somebody chose stands in the address, up to as many as can be compared', () => {
  const selection = { open: 'a', compared: ['b', 'c'] }
  expect(readSelection(new URLSearchParams(writeSelection(selection)))).toEqual(selection)
  expect(writeSelection({ open: undefined, compared: [] })).toEqual({})
  expect(readSelection(new URLSearchParams(''))).toEqual({ open: undefined, compared: [] })
  expect(readSelection(new URLSearchParams('compare=a.b.c.d.e')).compared).toHaveLength(4)
})
