import type { Pack, Sources } from '#shared/policy/pack.ts'
import type { Paper } from '#shared/policy/papers.ts'

/*
 * Annex I lists what those who apply may be asked for, annex II, which is shorter, what guarantors may. The decree itself could not be
 * read: both are as service-public.fr, the State's own page, gives them (F1169, of 5 August 2020).
 */
const activities: readonly Paper[] = [
  { paper: 'work_contract', orElse: 'employer_certificate' },
  { paper: 'business_register', months: 3 },
  { paper: 'insee_certificate' },
  { paper: 'professional_card' },
]
const resources: readonly Paper[] = [
  { paper: 'payslips', last: 3 },
  { paper: 'balance_sheets', last: 2, orElse: 'accountant_certificate' },
  { paper: 'benefits', ofMonths: 3, orElse: 'entitlement' },
  { paper: 'property_income' },
  { paper: 'title_deed' },
  { paper: 'property_tax_notice', last: 1 },
]

export const pack: Pack = {
  name: /*i18n*/ { id: 'pack.FR', message: 'As in France' },
  place: 4,
  isBinding: true,
  currency: 'EUR',
  // Secondary sources name three months; the figure of the CNIL (référentiel of 6 May 2021) was not seen.
  retention: { days: 90, source: null },
  // Three years, from when who claims could know.
  afterTenancy: { days: 1096, source: 'loi 89-462, art. 7-1', isReading: true, lookedAt: '2026-11-29' },
  version: 1,
  questions: {
    nationality: 'hidden',
    reference: 'hidden',
    casualtyInsurance: 'hidden',
  },
  mayAsk: ['parkingSpace'],
  documents: {
    identity_document: 'asked',
    confirmation_of_residence: 'asked',
    proof_of_activity: 'asked',
    proof_of_income: 'asked',
    debt_collection_certificate: 'forbidden',
    other_document: 'forbidden',
  },
  papers: {
    identity_document: {
      renter: [
        {
          one: [
            { paper: 'identity_card' },
            { paper: 'passport' },
            { paper: 'driving_licence' },
            { paper: 'residence_document' },
          ],
        },
      ],
      guarantor: [{ one: [{ paper: 'identity_card' }, { paper: 'passport' }, { paper: 'driving_licence' }] }],
      company: [
        {
          one: [
            { paper: 'company_register', months: 3 },
            { paper: 'company_statutes' },
            { paper: 'company_other_proof' },
          ],
        },
        { one: [{ paper: 'representative_identity' }] },
      ],
      source: 'décret 2015-1437',
    },
    confirmation_of_residence: {
      renter: [
        {
          one: [
            { paper: 'rent_receipts', last: 3, orElse: 'landlord_certificate' },
            { paper: 'host_statement' },
            { paper: 'service_address' },
            { paper: 'property_tax_notice', last: 1, orElse: 'title_deed' },
          ],
        },
      ],
      guarantor: [
        {
          one: [
            { paper: 'rent_receipts', last: 1 },
            { paper: 'utility_bill', months: 3 },
            { paper: 'home_insurance', months: 3 },
            { paper: 'property_tax_notice', last: 1, orElse: 'title_deed' },
          ],
        },
      ],
      source: 'décret 2015-1437',
    },
    proof_of_activity: {
      renter: [
        {
          oneOrMore: [...activities, { paper: 'student_proof' }, { paper: 'other_recent_proof' }],
        },
      ],
      guarantor: [{ oneOrMore: [...activities, { paper: 'other_recent_proof' }] }],
      source: 'décret 2015-1437',
    },
    proof_of_income: {
      renter: [
        {
          oneOrMore: [
            { paper: 'recent_tax_notice' },
            ...resources,
            { paper: 'internship_allowance' },
            { paper: 'grant' },
            { paper: 'housing_aid' },
          ],
        },
      ],
      guarantor: [{ oneOrMore: [{ paper: 'tax_notice', last: 1 }, ...resources] }],
      source: 'décret 2015-1437',
    },
  },
  deposit: {
    rents: 1,
    withSideCosts: false,
    rentsFurnished: 2,
    source: 'loi 89-462, art. 22, 25-6',
    lookedAt: '2026-11-29',
  },
  lifeSpans: 'agreed',
  protocolNames: { facts: ['landlord_address', 'new_address', 'entered_on'], source: 'décret 2016-382, art. 2' },
  copiesAtSigning: 'décret 2016-382, art. 3',
  tenantBears: 'beyond_wear',
  deadlines: [
    { kind: 'additions', after: 'moving_in', within: { days: 10 }, source: 'loi 89-462, art. 3-2' },
    { kind: 'heating', after: 'moving_in', source: 'loi 89-462, art. 3-2' },
    { kind: 'deposit_back', after: 'moving_out', within: { months: 1 }, source: 'loi 89-462, art. 22' },
    { kind: 'deposit_back_with_defects', after: 'moving_out', within: { months: 2 }, source: 'loi 89-462, art. 22' },
  ],
}

/** @public read by scripts/write-packs.ts and scripts/write-rules-by-country.ts */
export const sources: Sources = {
  lookedAt: '2026-11-22',
  questions: {
    nationality: /*i18n*/ {
      id: 'why.FR.nationality',
      message: 'refusing by origin is an offence (code pénal, art. 225-1 and 225-2)',
    },
    reference: /*i18n*/ {
      id: 'why.FR.reference',
      message: 'not in the list, which has rent receipts (décret 2015-1437)',
    },
    casualtyInsurance: /*i18n*/ {
      id: 'why.FR.casualtyInsurance',
      message: 'shown when the keys are handed over, and not before (loi 89-462, art. 7 g)',
    },
  },
  mayAsk: {
    parkingSpace: /*i18n*/ {
      id: 'why.FR.parkingSpace',
      message: 'the lists of the law are of documents; nobody is asked who they are; no source of its own',
    },
  },
  documents: /*i18n*/ {
    id: 'why.FR.documents',
    message:
      'the list is exhaustive, and may be asked of each candidate at once (loi 89-462, art. 22-2; décret 2015-1437, by service-public.fr)',
  },
}
