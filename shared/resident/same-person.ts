import { onOneLine } from '#shared/plain-text.ts'
import { type Stay, staysOverlap } from './stay.ts'

/** By what a person is recognised, however they were written down. */
export interface Person {
  firstName: string
  lastName: string
  email: string
}

export const isSamePerson = (a: Person, b: Person): boolean => traitsOf(a) === traitsOf(b)

/** Whether both are one resident: the same person, at a time that is one stay. Who comes back later is another one. */
export const isSameResident = (a: Person & Stay, b: Person & Stay): boolean => isSamePerson(a, b) && staysOverlap(a, b)

const traitsOf = ({ firstName, lastName, email }: Person) =>
  [firstName, lastName, email].map((text) => onOneLine(text).normalize('NFC').toLowerCase()).join('\n')
