/** What is known of a kind of document, beside what it is called. */
export interface DocumentKind {
  /** A landlord usually asks for it; its absence warns and never blocks (applicant.md, Questionnaire). */
  readonly isUsual?: true
  /** Landlords decide by it; its lack is marked, and nothing more: applicants may send it later. */
  readonly isExpected?: true
  /** What it has in common with others, of which one is enough. */
  readonly oneOf?: string
  /** Only where a country's pack asks for it. */
  readonly isByPack?: true
}

/** In the order in which landlords ask for them. */
const kinds = {
  debt_collection_certificate: { isUsual: true, isExpected: true },
  credit_report: { isExpected: true, isByPack: true },
  proof_of_income: { isExpected: true },
  confirmation_of_residence: {},
  identity_document: { isByPack: true },
  proof_of_activity: { isByPack: true },
  other_document: {},
} as const satisfies Record<string, DocumentKind>
export type DocumentType = keyof typeof kinds

const documentKinds: Readonly<Record<DocumentType, DocumentKind>> = kinds
export const documentTypes = Object.keys(kinds) as [DocumentType, ...DocumentType[]]

/**
 * Not asked for and never kept; or neither before the landlord has chosen, and asked for then by a request; or it may be brought once the landlord has chosen, and its absence is no reason for a warning; or asked
 * for from everybody who applies.
 */
type DocumentRule = 'forbidden' | 'once_chosen' | 'later' | 'asked'
export type DocumentRules = Readonly<Partial<Record<DocumentType, DocumentRule>>>

/** With an application, or on request once the landlord has chosen. */
export type DocumentStage = 'applying' | 'chosen'

/** The kinds that may be brought at a stage. */
export const permittedDocuments = (rules: DocumentRules = {}, stage: DocumentStage = 'applying'): DocumentType[] =>
  documentTypes.filter((type) => isPermitted(rules, type, stage))

const isPermitted = (rules: DocumentRules, type: DocumentType, stage: DocumentStage): boolean => {
  const rule = rules[type]
  return rule ? rule !== 'forbidden' && (rule !== 'once_chosen' || stage === 'chosen') : !documentKinds[type].isByPack
}

/** The kinds of which there is none, nor one that is as good. */
export const lackingDocuments = (
  which: 'isUsual' | 'isExpected',
  documents: readonly { type: DocumentType }[],
  rules: DocumentRules = {},
  known: Readonly<Partial<Record<DocumentType, DocumentKind>>> = documentKinds,
): DocumentType[] =>
  permittedDocuments(rules, which === 'isExpected' ? 'chosen' : 'applying').filter(
    (type) =>
      (known[type]?.[which] || (which === 'isExpected' && rules[type] === 'asked')) &&
      !documents.some((document) => isAsGood(document.type, type, known)),
  )

const isAsGood = (
  type: DocumentType,
  other: DocumentType,
  known: Readonly<Partial<Record<DocumentType, DocumentKind>>>,
): boolean => type === other || (known[type]?.oneOf !== undefined && known[type].oneOf === known[other]?.oneOf)
