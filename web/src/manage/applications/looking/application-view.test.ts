import { expect, test } from 'vitest'
import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { deniedAll } from '#shared/application/testing/sample-answers.ts'
import { usualColumns } from '#web/manage/applications/rows/columns.ts'
import { foundBeside } from './found-applications.ts'
import { countByStatus, inView, readView, type View, writeView } from './application-view.ts'

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
      permitUntil: '',
      currentAddress: { street: '', streetNumber: '', zipCode: '', city: '', country: '' },
      profession: { profession: '', employmentStatus: '', grossSalary, netIncome: '' },
      reference: { noReference: true, company: '', name: '', phone: '', email: '' },
      documents: [],
    },
  ],
  generalInfo: deniedAll,
  propertyCode: '',
  language: 'en',
  withdrawnAt: null,
  documentRequests: [],
  askedUnder: null,
  isStarred: false,
  tags: [],
  marksVersion: 0,
  version: 1,
  createdAt: `2027-01-0${'abcde'.indexOf(id) + 1}T00:00:00.000Z`,
  updatedAt: '2027-01-01T00:00:00.000Z',
})
const all = [
  application('a', 'Anna', 'Zürcher', '3000'),
  application('b', 'Bea', 'Müller', 'genug'),
  application('c', 'Cleo', 'Ammann', '6000'),
  application('d', 'Dora', 'Meier', '4500'),
]
const usual: View = {
  status: 'all',
  isStarred: false,
  tag: '',
  search: '',
  order: 'newest',
  isReversed: false,
  columns: usualColumns,
}
const ids = (applications: ManagedApplication[]) => applications.map(({ id }) => id).join('')

test('the newest comes first, unless somebody wants another order; who cannot be compared comes last', () => {
  expect(ids(inView(all, usual))).toBe('dcba')
  expect(ids(inView(all, { ...usual, order: 'name' }))).toBe('cdba')
  expect(ids(inView(all, { ...usual, order: 'rent-to-income' }, { total: 1500 }))).toBe('cdab')
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

test('where nobody is written as it was typed, one typo in a word is forgiven, whatever else is looked for', () => {
  expect(ids(inView(all, { ...usual, search: 'mülelr' }))).toBe('b')
  expect(ids(inView(all, { ...usual, search: 'dora meire' }))).toBe('d')
  expect(ids(inView(all, { ...usual, search: 'anan', status: 'rejected' }))).toBe('')
  const alike = [...all, application('e', 'Anan', 'Okuma', '')]
  expect(ids(inView(alike, { ...usual, search: 'anan' }))).toBe('e')
  expect(ids(inView(alike, { ...usual, search: 'anan', status: 'rejected' }))).toBe('')
  expect(Object.fromEntries(countByStatus(all, { ...usual, search: 'anan' }))).toEqual({ all: 1, submitted: 1 })
})

test('who is found by another renter than the one it is called by is told by that name', () => {
  const [one, other] = [application('a', 'Anna', 'Okuma', ''), application('b', 'Maria', 'Rossi', '')]
  const third = application('c', 'Mario', 'Keller', '').mainRenters
  const couple = { ...one, mainRenters: [...one.mainRenters, ...other.mainRenters, ...third] }
  const said = (search: string) => foundBeside([couple], search)(couple)
  expect(said('rossi')).toBe('Maria Rossi')
  expect(said('mraia')).toBe('Maria Rossi')
  expect(said('mari')).toBe('Maria Rossi, Mario Keller')
  expect(said('anna rossi')).toBe('Maria Rossi, Mario Keller')
  expect(['', 'okuma', 'renter.test', '7f3k9qwa', '079 1234567'].map(said)).toEqual(['', '', '', '', ''])
})

test('a status leaves the others out, and each is counted', () => {
  expect(ids(inView(all, { ...usual, status: 'rejected' }))).toBe('c')
  expect(Object.fromEntries(countByStatus(all))).toEqual({ all: 4, submitted: 3, rejected: 1 })
  expect(Object.fromEntries(countByStatus(all, { ...usual, search: 'ei' }))).toEqual({ all: 1, submitted: 1 })
})

test('what somebody looks at stands in the address, and an address that says something else means the usual', () => {
  const view = {
    status: 'offer_sent',
    isStarred: true,
    tag: 'zu sehen',
    search: 'a b',
    order: 'name',
    isReversed: true,
    columns: ['household', 'pets'],
  } satisfies View
  expect(readView(new URLSearchParams(writeView(view)))).toEqual(view)
  expect(writeView(usual)).toEqual({})
  expect(readView(new URLSearchParams('status=approved&sort=random&columns=mood&colour=red'))).toEqual(usual)
})

test('columns stand in their own order; one that is not known here is left out, and none at all is a choice', () => {
  const columnsOf = (query: string) => readView(new URLSearchParams(query)).columns
  expect(columnsOf('columns=status.mood.star')).toEqual(['star', 'status'])
  expect(columnsOf('columns=')).toEqual([])
  expect(columnsOf('columns=mood')).toEqual(usualColumns)
  expect(writeView({ ...usual, columns: [] })).toEqual({ columns: '' })
})

test('small households come first, and those with pets', () => {
  const [big, alone, withPets] = [3, 1, 2].map((numberOfAdults, at) => ({
    ...application('abc'.charAt(at), 'Anna', 'Okuma', ''),
    generalInfo: { ...deniedAll, numberOfAdults, pets: at === 2 },
  })) as [ManagedApplication, ManagedApplication, ManagedApplication]
  expect(ids(inView([big, alone, withPets], { ...usual, order: 'household' }))).toBe('bca')
  expect(ids(inView([big, alone, withPets], { ...usual, order: 'pets' }))).toBe('cba')
})

test('an order goes the other way round, but for who is doubtful or not known: they never lead', () => {
  const withYear = [...all, application('e', 'Ute', 'Vieljahr', '95000')]
  const reversed = { ...usual, isReversed: true }
  expect(ids(inView(withYear, reversed))).toBe('abcde')
  expect(ids(inView(withYear, { ...reversed, order: 'name' }))).toBe('aebdc')
  expect(ids(inView(withYear, { ...reversed, order: 'rent-to-income' }, { total: 1500 }))).toBe('adceb')
  expect(ids(inView(withYear, { ...usual, order: 'rent-to-income' }, { total: 1500 }))).toBe('cdaeb')
})

test('shares of gross and of net incomes stand one after the other, and never in one order', () => {
  const net = (id: string, netIncome: string): ManagedApplication => {
    const { mainRenters, ...rest } = application(id, 'Nele', 'Netto', '')
    return {
      ...rest,
      mainRenters: mainRenters.map((one) => ({ ...one, profession: { ...one.profession, netIncome } })),
    }
  }
  const mixed = [
    application('a', 'Anna', 'Brutto', '3000'),
    net('b', '3500'),
    application('c', 'Cleo', 'Brutto', '6000'),
    net('d', '2500'),
    net('e', 'genug'),
  ]
  expect(ids(inView(mixed, { ...usual, order: 'rent-to-income' }, { total: 1500 }))).toBe('cabde')
  expect(ids(inView(mixed, { ...usual, isReversed: true, order: 'rent-to-income' }, { total: 1500 }))).toBe('acdbe')
})

test('among those who stand equal in an order the newest comes first, whichever way it goes', () => {
  for (const order of ['move-in', 'profession', 'documents'] as const) {
    expect(ids(inView(all, { ...usual, order }))).toBe('dcba')
    expect(ids(inView(all, { ...usual, order, isReversed: true }))).toBe('dcba')
  }
  expect(ids(inView(all, { ...usual, order: 'status' }))).toBe('dbac')
  expect(ids(inView(all, { ...usual, order: 'status', isReversed: true }))).toBe('cdba')
})

test('who is read stays in the list that they were found in, whatever is decided about them', () => {
  expect(ids(inView(all, { ...usual, status: 'submitted' }, {}, { id: 'c' }))).toBe('dcba')
  expect(ids(inView(all, { ...usual, status: 'submitted', search: 'dora' }, {}, { id: 'c' }))).toBe('d')
})

const [anna, bea, cleo, dora] = all as [ManagedApplication, ManagedApplication, ManagedApplication, ManagedApplication]
const marked = [
  { ...anna, isStarred: true, tags: ['Garten'] },
  { ...bea, tags: ['garten', 'Hund'] },
  { ...cleo, isStarred: true },
  dora,
]

test('a star and a tag, in whatever case, leave the others out, and the counts of the statuses follow them', () => {
  expect(ids(inView(marked, { ...usual, isStarred: true }))).toBe('ca')
  expect(ids(inView(marked, { ...usual, tag: 'GARTEN' }))).toBe('ba')
  expect(ids(inView(marked, { ...usual, isStarred: true, tag: 'Garten', status: 'submitted' }))).toBe('a')
  expect(ids(inView(marked, { ...usual, tag: 'Keller' }))).toBe('')
  expect(Object.fromEntries(countByStatus(marked, { ...usual, isStarred: true }))).toEqual({
    all: 2,
    submitted: 1,
    rejected: 1,
  })
})

test('the starred come first, and last the other way round', () => {
  expect(ids(inView(marked, { ...usual, order: 'star' }))).toBe('cadb')
  expect(ids(inView(marked, { ...usual, order: 'star', isReversed: true }))).toBe('dbca')
})

test('who loses a mark by whoever looks at the list stays in it until something else is looked for', () => {
  const here = { isMarkedHere: (id: string) => id === 'd' }
  expect(ids(inView(marked, { ...usual, isStarred: true }, {}, here))).toBe('dca')
  expect(ids(inView(marked, { ...usual, isStarred: true, status: 'rejected' }, {}, here))).toBe('c')
})
