import { onceChosen, onceChosenByCreditReport, type Pack, type Sources, usualPapers } from '#shared/policy/pack.ts'
import { usualReasons } from '#shared/policy/usual-reasons.ts'

export const pack: Pack = {
  name: /*i18n*/ { id: 'pack.AT', message: 'As in Austria' },
  place: 3,
  currency: 'EUR',
  // No authority has named a time; as long as in Germany.
  retention: { days: 180, source: null },
  // Three years, of rents and of what was paid too much (MRG § 27); settled costs are a matter of who lives there by then (MRG § 21).
  afterTenancy: { days: 1096, source: 'ABGB § 1486', isReading: true, lookedAt: '2026-11-29' },
  version: 3,
  questions: {
    nationality: 'hidden',
    reference: 'optional',
    casualtyInsurance: 'optional',
  },
  mayAsk: ['businessUse', 'parkingSpace'],
  documents: onceChosenByCreditReport,
  earlierDocuments: { 1: onceChosen },
  papers: { ...usualPapers, credit_report: { renter: [{ oneOrMore: [{ paper: 'ksv_report' }] }], source: null } },
  tenantBears: 'beyond_wear',
  deadlines: [{ kind: 'claims_lapse', after: 'moving_out', within: { months: 12 }, source: 'ABGB § 1111' }],
}

/** @public read by scripts/write-packs.ts and scripts/write-rules-by-country.ts */
export const sources: Sources = {
  lookedAt: '2026-11-29',
  questions: {
    nationality: /*i18n*/ { id: 'why.AT.nationality', message: 'GlBG bans choosing by ethnic origin' },
    reference: usualReasons.neighbours,
    casualtyInsurance: usualReasons.neighbours,
  },
  mayAsk: {
    businessUse: usualReasons.contract,
    parkingSpace: usualReasons.contract,
  },
  documents: /*i18n*/ {
    id: 'why.AT.documents',
    message: 'proofs once somebody was chosen, as in Germany; no source of its own',
  },
}
