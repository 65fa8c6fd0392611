import type { MainRenter } from '#shared/application/main-renter.ts'
import type { EmploymentStatus } from '#shared/application/questions/renter.ts'
import { newId } from '#shared/ids.ts'
import { folded } from '#shared/search/folded.ts'

interface Traits {
  profession?: string
  employmentStatus?: EmploymentStatus
  grossSalary?: string
  /** Of who is asked for it in place of the gross salary. */
  netIncome?: string
  nationality?: string
}

/** Somebody who does not exist: an address of the reserved `.test`, a telephone number kept free for films. */
export function demoRenter(firstName: string, lastName: string, traits: Traits = {}): MainRenter {
  const {
    profession = 'Kaufmännische Angestellte',
    employmentStatus = 'employed',
    netIncome = '',
    grossSalary = netIncome ? '' : '3.100 €',
    nationality = 'DE',
  } = traits
  return {
    id: newId(),
    firstName,
    lastName,
    email: `${plainLetters(firstName)}.${plainLetters(lastName)}@demo.test`,
    phone: '+49 30 23125 042',
    dateOfBirth: '1990-03-27',
    nationality,
    permitUntil: '',
    currentAddress: {
      street: 'Erfundene Straße',
      streetNumber: '4a',
      zipCode: '10999',
      city: 'Berlin',
      country: 'DE',
    },
    profession: { profession, employmentStatus, grossSalary, netIncome },
    reference:
      employmentStatus === 'employed'
        ? {
            noReference: false,
            company: 'Beispiel & Söhne',
            name: 'Frau Vermieterin',
            phone: '+49 30 23125 043',
            email: 'vermieterin@demo.test',
          }
        : { noReference: true, company: '', name: '', phone: '', email: '' },
    documents: [],
  }
}

/** Of a name, what an e-mail address is made of. */
export const plainLetters = (name: string) => folded(name).replace(/[^a-z]/g, '')
