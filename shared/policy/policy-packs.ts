import type { DocumentType } from '#shared/document/document.ts'

/**
 * What a country's law lets a landlord ask of somebody who applies, at the stage at which they apply and nobody is chosen. Without a
 * pack everything is asked as the specification has it. No legal advice: a lawyer should confirm a pack before it is relied on.
 */
export const policyPacks = ['CH', 'DE', 'AT'] as const
export type PolicyPack = (typeof policyPacks)[number]

/** Not asked and never kept; asked, and nobody has to answer; or one of these texts and nothing more exact. */
export type QuestionRule = 'hidden' | 'optional' | readonly string[]

export interface PackRules {
  /** Raised when one of the rules changes: stored with each application that was made under them. */
  version: number
  /** A question that is not named here is asked as the specification has it. */
  questions: Readonly<Partial<Record<PackQuestion, QuestionRule>>>
  /** May be brought once the landlord has chosen: their absence is no reason for a warning. */
  laterDocuments: readonly DocumentType[]
}

/** Questions that a pack may ask otherwise, by their path within a renter or the general info. */
export const packQuestions = [
  'nationality',
  'dateOfBirth',
  'profession.grossSalary',
  'reference',
  'casualtyInsurance',
] as const
export type PackQuestion = (typeof packQuestions)[number]

/** Swiss, or which permit: the concrete nationality may not be asked (HEV Winterthur; EDÖB). The texts that are stored. */
export const swissOrPermit = ['CH', 'permit C', 'permit B', 'permit L', 'other permit'] as const

/** A year's salary in steps of CHF 10,000 up to 100,000 (EDÖB, Merkblatt Mietbewerbung). The texts that are stored. */
export const salaryBands: readonly string[] = [
  ...Array.from({ length: 10 }, (_, step) => `CHF ${inFrancs(step)}–${inFrancs(step + 1)} p.a.`),
  `> CHF ${inFrancs(10)} p.a.`,
]

function inFrancs(tensOfThousands: number): string {
  return tensOfThousands === 0 ? '0' : `${tensOfThousands}0'000`
}

const onceChosen = ['debt_collection_certificate', 'proof_of_income', 'confirmation_of_residence'] as const

const packs: Readonly<Record<PolicyPack, PackRules>> = {
  CH: {
    version: 1,
    questions: {
      nationality: swissOrPermit,
      'profession.grossSalary': salaryBands,
      // Only if it is marked as voluntary (EDÖB).
      reference: 'optional',
      // OR 254: no lease may depend on an insurance.
      casualtyInsurance: 'optional',
    },
    // Where sources disagree on the extract from the debt register, the later stage is taken.
    laterDocuments: onceChosen,
  },
  DE: {
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
    laterDocuments: onceChosen,
  },
  AT: {
    version: 1,
    questions: {
      // GlBG bans choosing by ethnic origin.
      nationality: 'hidden',
      reference: 'optional',
      casualtyInsurance: 'optional',
    },
    laterDocuments: onceChosen,
  },
}

/** Undefined is: as the specification has it. So is a pack of a later release, which this one does not know. */
export function rulesOf(pack: PolicyPack): PackRules
export function rulesOf(pack: string | null | undefined): PackRules | undefined
export function rulesOf(pack: string | null | undefined): PackRules | undefined {
  const known = policyPacks.find((each) => each === pack)
  return known && packs[known]
}
