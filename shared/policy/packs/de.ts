import { onceChosen, onceChosenByCreditReport, type Pack, type Sources, usualPapers } from '#shared/policy/pack.ts'
import { usualReasons } from '#shared/policy/usual-reasons.ts'

export const pack: Pack = {
  name: /*i18n*/ { id: 'pack.DE', message: 'As in Germany' },
  place: 2,
  currency: 'EUR',
  // As a rule six months: long enough to answer a claim of discrimination, two months to make it (AGG §21 (5)) and the time it takes
  // to be served.
  retention: { days: 180, source: 'DSK, Orientierungshilfe Mieterselbstauskunft, 24.1.2024' },
  // Three years from the end of the year in which a claim arose and was known. Damage lapses after six months (BGB § 548), settled costs in time.
  afterTenancy: { days: 1461, source: 'BGB §§ 195, 199', isReading: true, lookedAt: '2026-11-29' },
  version: 4,
  questions: {
    nationality: 'hidden',
    dateOfBirth: 'optional',
    'profession.grossSalary': 'hidden',
    'profession.netIncome': 'optional',
    reference: 'optional',
    casualtyInsurance: 'optional',
  },
  mayAsk: ['businessUse', 'parkingSpace'],
  documents: onceChosenByCreditReport,
  earlierDocuments: { 1: onceChosen },
  papers: { ...usualPapers, credit_report: { renter: [{ oneOrMore: [{ paper: 'schufa_report' }] }], source: null } },
  deposit: { rents: 3, withSideCosts: false, source: 'BGB § 551', lookedAt: '2026-11-29' },
  tenantBears: 'share',
  deadlines: [
    { kind: 'claims_lapse', after: 'moving_out', within: { months: 6 }, source: 'BGB § 548' },
    { kind: 'residence_confirmation', after: 'moving_in', within: { days: 14 }, source: 'BMG § 19' },
  ],
}

const netAndNotGross = /*i18n*/ {
  id: 'why.DE.profession.grossSalary',
  message: 'the net income at this stage, and its scope is disputed: nobody has to name the gross one (LDI NRW)',
}

/** @public read by scripts/write-packs.ts and scripts/write-rules-by-country.ts */
export const sources: Sources = {
  lookedAt: '2026-11-29',
  questions: {
    nationality: /*i18n*/ {
      id: 'why.DE.nationality',
      message: 'AGG; not needed to choose (DSK, Orientierungshilfe Mieterselbstauskunft, 24.1.2024)',
    },
    dateOfBirth: /*i18n*/ { id: 'why.DE.dateOfBirth', message: 'asked for when the contract is imminent (LDI NRW)' },
    'profession.grossSalary': netAndNotGross,
    'profession.netIncome': netAndNotGross,
    reference: /*i18n*/ {
      id: 'why.DE.reference',
      message: 'a certificate of the previous landlord may not be demanded (DSK, 24.1.2024; secondary source)',
    },
    casualtyInsurance: /*i18n*/ {
      id: 'why.DE.casualtyInsurance',
      message: 'not listed as necessary (DSK, Orientierungshilfe Mieterselbstauskunft, 24.1.2024)',
    },
  },
  mayAsk: {
    businessUse: usualReasons.contract,
    parkingSpace: usualReasons.contract,
  },
  documents: /*i18n*/ {
    id: 'why.DE.documents',
    message: 'proofs once somebody was chosen (DSK, Orientierungshilfe Mieterselbstauskunft, 24.1.2024)',
  },
}
