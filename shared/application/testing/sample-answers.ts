/** What somebody answered about themselves, as far as every test may want it. */
export const sampleRenter = {
  id: '01935000-0000-7000-8000-000000000001',
  firstName: 'Amélie',
  lastName: 'Müller',
  email: 'amelie@mueller.test',
  phone: '+41 79 123 45 67',
  dateOfBirth: '1990-03-27',
  nationality: 'CH',
  currentAddress: { street: 'Birkenweg', streetNumber: '7a', zipCode: '3013', city: 'Bern', country: 'CH' },
  profession: { profession: 'Geigenbauerin', employmentStatus: 'employed' as const, grossSalary: "5'200 CHF" },
  reference: { noReference: false, company: 'Verwaltung AG', name: 'Frau Keller', phone: '031 1', email: 'k@v.test' },
}

export const sampleGeneralInfo = {
  desiredStartDate: '2027-02-01',
  commentaryStartDate: '',
  numberOfAdults: 1,
  numberOfChildren: 0,
  visitedProperty: true,
  casualtyInsurance: true,
  casualtyInsuranceName: 'Mobiliar',
  subletting: false,
  pets: false,
}
