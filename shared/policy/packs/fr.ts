import type { Pack, Sources } from '#shared/policy/pack.ts'

export const pack: Pack = {
  name: /*i18n*/ { id: 'pack.FR', message: 'As in France' },
  place: 4,
  isBinding: true,
  currency: 'EUR',
  // Secondary sources name three months; the figure of the CNIL (référentiel of 6 May 2021) was not seen.
  retention: { days: 90, source: null },
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
  // Décret 2015-1437; of guarantors annexe II: a company vouches by its register and the identity of who represents it.
  papers: {
    identity_document: {
      renter: /*i18n*/ {
        id: 'papers.FR.identity_document',
        message: 'One of: identity card, passport, driving licence, residence document',
      },
      guarantor: /*i18n*/ {
        id: 'papers.FR.identity_document.guarantor',
        message:
          'One of: identity card, passport, driving licence, residence document. For a company: its entry in the register, less than three months old, and the identity of its representative',
      },
    },
    confirmation_of_residence: {
      renter: /*i18n*/ {
        id: 'papers.FR.confirmation_of_residence',
        message:
          "One of: the last three rent receipts, or the landlord's certificate; a host's statement; an address for service; the last property tax notice, or a title deed",
      },
      guarantor: /*i18n*/ {
        id: 'papers.FR.confirmation_of_residence.guarantor',
        message:
          'One of: the last rent receipt; a bill for water, gas, electricity or telephone, or a certificate of home insurance, less than three months old; the last property tax notice, or a title deed',
      },
    },
    proof_of_activity: {
      renter: /*i18n*/ {
        id: 'papers.FR.proof_of_activity',
        message:
          "One or more: contract of work or internship, or the employer's certificate; registration of a business, less than three months old; professional card; student card or certificate; another recent proof",
      },
    },
    proof_of_income: {
      renter: /*i18n*/ {
        id: 'papers.FR.proof_of_income',
        message:
          'One or more: last tax notice; last three payslips; benefits, pension or grant of the last three months; two balance sheets; income from property or capital; simulation of housing aid',
      },
    },
  },
  protocolNames: { facts: ['landlord_address', 'new_address', 'entered_on'], source: 'décret 2016-382, art. 2' },
  copiesAtSigning: 'décret 2016-382, art. 3',
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
      'the list is exhaustive, and may be asked of each candidate at once (loi 89-462, art. 22-2; décret 2015-1437)',
  },
}
