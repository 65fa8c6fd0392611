import { onceChosen, type Pack, type Sources, usualPapers } from '#shared/policy/pack.ts'
import { usualReasons } from '#shared/policy/usual-reasons.ts'

/** Swiss, or which permit instead of the concrete nationality. The texts that are stored. */
export const swissOrPermit = ['CH', 'permit C', 'permit B', 'permit L', 'other permit'] as const

/** A year's salary in steps of CHF 10,000 up to 100,000. The texts that are stored. */
export const salaryBands: readonly string[] = [
  ...Array.from({ length: 10 }, (_, step) => `CHF ${inFrancs(step)}–${inFrancs(step + 1)} p.a.`),
  `> CHF ${inFrancs(10)} p.a.`,
]

function inFrancs(tensOfThousands: number): string {
  return tensOfThousands === 0 ? '0' : `${tensOfThousands}0'000`
}

export const pack: Pack = {
  name: /*i18n*/ { id: 'pack.CH', message: 'As in Switzerland' },
  place: 1,
  currency: 'CHF',
  // To be destroyed at once. A week is our reading of it, in which a mistaken refusal can be taken back and the mail about it arrives.
  retention: { days: 7, source: 'EDÖB, Merkblatt Mietbewerbung', isReading: true },
  // Ten years: damage, and what was paid without being owed. Rents lapse after five (OR 128).
  afterTenancy: { days: 3653, source: 'OR 127', isReading: true, lookedAt: '2026-11-29' },
  version: 2,
  questions: {
    nationality: swissOrPermit,
    'profession.grossSalary': salaryBands,
    reference: 'optional',
    casualtyInsurance: 'optional',
    permitUntil: 'optional',
    debtEnforcement: 'optional',
  },
  mayAsk: ['relationship', 'specialNoise', 'businessUse', 'parkingSpace'],
  documents: onceChosen,
  deposit: { rents: 3, withSideCosts: true, source: 'OR 257e', lookedAt: '2026-11-29' },
  lifeSpans: 'published',
  commercialUse: { shorterBy: { office: 20, light_trade: 25, heavy_trade: 50 }, source: 'hev-unterrheintal' },
  papers: {
    ...usualPapers,
    debt_collection_certificate: {
      renter: [{ one: [{ paper: 'debt_register_extract', months: 3 }] }],
      source: null,
    },
  },
  tenantBears: 'residual_value',
  deadlines: [
    { kind: 'defect_notice', after: 'moving_out', within: { workingDays: 2 }, source: 'OR 267a' },
    { kind: 'hidden_defects', after: 'moving_out', source: 'OR 267a' },
    { kind: 'deposit_free', after: 'moving_out', within: { months: 12 }, source: 'OR 257e' },
    { kind: 'earlier_protocol', after: 'moving_in', source: 'OR 256a' },
    // The form is prescribed in BS FR GE LU NE VD ZG ZH; which canton a home is in is not known, so its words name them.
    { kind: 'initial_rent', after: 'moving_in', within: { days: 30 }, source: 'OR 270' },
  ],
}

/** @public read by scripts/write-packs.ts and scripts/write-rules-by-country.ts */
export const sources: Sources = {
  lookedAt: '2026-11-29',
  questions: {
    nationality: /*i18n*/ {
      id: 'why.CH.nationality',
      message:
        'the concrete nationality may not be asked (EDÖB, Merkblatt Mietbewerbung; HEV Winterthur; secondary source)',
    },
    'profession.grossSalary': /*i18n*/ {
      id: 'why.CH.profession.grossSalary',
      message: 'in steps of CHF 10,000 up to 100,000 (EDÖB, Merkblatt Mietbewerbung; secondary source)',
    },
    reference: /*i18n*/ {
      id: 'why.CH.reference',
      message: 'only if it is marked as voluntary (EDÖB, Merkblatt Mietbewerbung; secondary source)',
    },
    casualtyInsurance: /*i18n*/ {
      id: 'why.CH.casualtyInsurance',
      message: 'no lease may depend on an insurance (OR 254)',
    },
    permitUntil: /*i18n*/ {
      id: 'why.CH.permitUntil',
      message: 'kind and end of the permit may be asked (HEV Winterthur)',
    },
    debtEnforcement: /*i18n*/ {
      id: 'why.CH.debtEnforcement',
      message: 'of the last two years may be asked (EDÖB, Merkblatt Mietbewerbung; secondary source)',
    },
  },
  mayAsk: {
    relationship: /*i18n*/ {
      id: 'why.CH.relationship',
      message: 'number, age and relationship of those who move in (EDÖB, Merkblatt Mietbewerbung; secondary source)',
    },
    specialNoise: /*i18n*/ {
      id: 'why.CH.specialNoise',
      message: 'special sources of noise, without naming instruments (secondary source)',
    },
    businessUse: usualReasons.contract,
    parkingSpace: usualReasons.contract,
  },
  documents: /*i18n*/ {
    id: 'why.CH.documents',
    message: 'where sources disagree on the extract from the debt register, the later stage is taken',
  },
}
