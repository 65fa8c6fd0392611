import { onceChosen, type Pack } from '#shared/policy/pack.ts'

export const pack: Pack = {
  name: /*i18n*/ { id: 'pack.DE', message: 'As in Germany' },
  place: 2,
  version: 1,
  questions: {
    // AGG; not needed to choose (DSK, Orientierungshilfe Mieterselbstauskunft, 24.1.2024).
    nationality: 'hidden',
    // Asked for when the contract is imminent (LDI NRW).
    dateOfBirth: 'optional',
    // The net income at this stage, and its scope is disputed: nobody has to name the gross one.
    'profession.grossSalary': 'optional',
    reference: 'optional',
    casualtyInsurance: 'optional',
  },
  documents: onceChosen,
}
