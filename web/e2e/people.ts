import { newId } from '#shared/ids.ts'
import { type Answers, emptyAnswers, emptyRenter, type RenterAnswers } from '#web/local/answers.ts'

/** A renter with every answer; the address is one that no other test uses, so that mails can be told apart. */
export const somebody = (changes: Partial<RenterAnswers> = {}): RenterAnswers => ({
  ...emptyRenter(),
  firstName: 'Anna',
  lastName: 'Müller-Ōkuma',
  email: `anna-${newId()}@renter.test`,
  phone: '+41 79 123 45 67',
  dateOfBirth: '1990-03-27',
  nationality: 'CH',
  currentAddress: { street: 'Birkenweg', streetNumber: '7a', zipCode: '3013', city: 'Bern', country: 'CH' },
  profession: { profession: 'Geigenbauerin', employmentStatus: 'self_employed', grossSalary: "5'200 CHF" },
  reference: { noReference: true, company: '', name: '', phone: '', email: '' },
  ...changes,
})

/** Far enough ahead that nobody asks about it. */
const in90Days = () => new Date(Date.now() + 90 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Everything answered and confirmed. */
export const finishedAnswers = (mainRenters: RenterAnswers[] = [somebody()]): Answers => {
  const answers = emptyAnswers(in90Days())
  return {
    mainRenters,
    generalInfo: {
      ...answers.generalInfo,
      numberOfAdults: Math.min(5, mainRenters.length),
      visitedProperty: true,
      casualtyInsurance: false,
    },
    confirmed: true,
  }
}
