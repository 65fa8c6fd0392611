import type { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import type { Name } from '#shared/application/questions/names.ts'
import type { Group, Questions } from '#shared/application/questions/question.ts'
import type { renterQuestions } from '#shared/application/questions/renter.ts'
import type { DocumentRules, DocumentType } from '#shared/document/document-kinds.ts'
import type { Papers } from './papers.ts'

/** Not asked and never kept; asked, and nobody has to answer; or one of these texts and nothing more exact. Of an extra one nothing is: hidden. */
export type QuestionRule = 'hidden' | 'optional' | readonly string[]

export type PapersByKind = Readonly<Partial<Record<DocumentType, Papers>>>

export interface PackRules {
  /** Raised when one of the rules changes: stored with each application that was made under them. */
  version: number
  /** A question that is not named here is asked as the specification has it. */
  questions: Readonly<Partial<Record<PackQuestion, QuestionRule>>>
  /** A kind that is not named here is asked for as the specification has it; one that it does not know is not taken (`isByPack`). */
  documents: DocumentRules
  /** By version, where an earlier one had others: by these is asked, requested and taken of whoever applied then. */
  earlierDocuments?: Readonly<Record<number, DocumentRules>>
}

/**
 * What is known of a country in which homes are let; first of all what its law lets a landlord ask of somebody who applies, at the stage
 * at which they apply and nobody is chosen. An organization that chooses no pack asks everything as the specification has it. No legal
 * advice: a lawyer should confirm a pack before it is relied on.
 */
export interface Pack extends PackRules {
  /** In the list from which organizations choose. */
  name: Name
  /** Where it stands in that list. */
  place: number
  /** The law there lists all that may be asked: whatever an organization chooses, its homes there are asked for by this pack. */
  isBinding?: true
  /** What an organization may have its applicants asked besides: then nobody has to answer it. */
  mayAsk: readonly OwnQuestion[]
  /** What counts as a document of a kind there. */
  papers?: PapersByKind
  /** Of rents there, and of what people earn. */
  currency: 'CHF' | 'EUR'
  /**
   * How long a rejected or withdrawn application for a home there is kept, counted from that decision, where its organization has chosen
   * nothing else. Without a source it is our own choice, and is told as that; so is a number that
   * its source does not name.
   */
  retention: { days: number; source: string | null; isReading?: true }
  /**
   * How long who lived in a home there is kept, counted from the last day of their tenancy, where its organization has chosen nothing else:
   * until no claim can be made from it any more. Laws name when claims lapse, and not for how long data are kept: all are our reading.
   */
  afterTenancy: { days: number; source: string; isReading: true; lookedAt: string }
  /** The most that may be asked as a deposit of who rents a home; absent where no law says so. */
  deposit?: DepositLimit
  /**
   * How people there come to how long things last in a home: by published tables (shared/handover/room/life-spans.ts), or by a grid that a
   * collective agreement has and nobody else may write. Absent: no table holds for everybody.
   */
  lifeSpans?: 'published' | 'agreed'
  /** By how many percent things last less long where a home is used commercially, and who says so. */
  commercialUse?: { shorterBy: Readonly<Record<CommercialUse, number>>; source: string }
  /**
   * How far who leaves bears the defects that a protocol assigns to them: at their residual value at most, beyond ordinary wear, or in the
   * share or amount that stands there.
   */
  tenantBears: 'residual_value' | 'beyond_wear' | 'share'
  /** What a protocol there has to name besides, by whose word: its lack is told before it is signed. */
  protocolNames?: { facts: readonly ProtocolFact[]; source: string }
  /** By what each party gets the protocol at the very moment of the signing; absent where no law says so. */
  copiesAtSigning?: string
  /** What has to be done until when after a handover there. */
  deadlines: readonly DeadlineRule[]
}

/**
 * Why each rule is as it is, apart from the pack: only the page of data protection shows it (shared/data-protection/every-source.ts, which
 * scripts/write-packs.ts writes). It stands in docs/specification/rules-by-country.md, too.
 */
export interface Sources {
  /** By the question that has a rule. */
  questions: Readonly<Record<string, Name>>
  documents: Name
  /** By what may be asked besides. */
  mayAsk: Readonly<Partial<Record<OwnQuestion, Name>>>
  /** The day on which they were read last. */
  lookedAt: string
}

export interface DepositLimit {
  /** In monthly rents, with or without side costs: where that is disputed, with them, so that nobody is told that they ask too much who may not. */
  rents: number
  withSideCosts: boolean
  /** Where the home is let furnished; absent: the same. */
  rentsFurnished?: number
  source: string
  lookedAt: string
}

/** A day counted from a handover. */
export interface DeadlineRule {
  kind: DeadlineKind
  /** With whom it begins: who gives the keys back, or who gets them. */
  after: 'moving_out' | 'moving_in'
  /** Absent: as soon as there is something to tell. */
  within?: { workingDays: number } | { days: number } | { months: number }
  /** The rule that it follows from. */
  source: string
}

export const commercialUses = ['office', 'light_trade', 'heavy_trade'] as const
export type CommercialUse = (typeof commercialUses)[number]

/** Where the landlord lives or has their seat, where who leaves goes, and when who leaves had moved in. */
export type ProtocolFact = 'landlord_address' | 'new_address' | 'entered_on'

export type DeadlineKind =
  | 'defect_notice'
  | 'hidden_defects'
  | 'claims_lapse'
  | 'residence_confirmation'
  | 'deposit_free'
  | 'earlier_protocol'
  | 'initial_rent'
  | 'additions'
  | 'heating'
  | 'deposit_back'
  | 'deposit_back_with_defects'

/** What a pack may ask otherwise, by its path within a renter or the general info. */
type PackQuestion = PackPaths<typeof renterQuestions> | PackPaths<typeof generalInfoQuestions>

/** From the bank: about the household and what it wants of the home. */
export type OwnQuestion = {
  [N in keyof typeof generalInfoQuestions]: (typeof generalInfoQuestions)[N] extends { isExtra: true } ? N : never
}[keyof typeof generalInfoQuestions]

type PackPaths<Q extends Questions> = {
  [N in keyof Q & string]: Q[N] extends { byPack: true }
    ? N
    : Q[N] extends Group<infer Inner>
      ? `${N}.${PackPaths<Inner>}`
      : never
}[keyof Q & string]

export const onceChosen: DocumentRules = {
  debt_collection_certificate: 'later',
  proof_of_income: 'later',
  confirmation_of_residence: 'later',
}

/** Where no office keeps a register of debts that people have extracts of. */
export const onceChosenByCreditReport: DocumentRules = {
  ...onceChosen,
  debt_collection_certificate: 'forbidden',
  credit_report: 'once_chosen',
}

/** No law there lists them. */
export const usualPapers: PapersByKind = {
  proof_of_income: {
    renter: [
      {
        oneOrMore: [
          { paper: 'payslips', ofMonths: 3 },
          { paper: 'benefits', ofMonths: 3, orElse: 'entitlement' },
          { paper: 'tax_notice', last: 1 },
        ],
      },
    ],
    source: null,
  },
}
