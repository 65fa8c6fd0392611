/** What is known of a kind of document, beside what it is called. */
export interface DocumentKind {
  /** A landlord usually asks for it; its absence warns and never blocks (applicant.md, Questionnaire). */
  readonly isUsual?: true
  /** Landlords decide by it; its lack is marked, and nothing more: applicants may send it later. */
  readonly isExpected?: true
  /** What it has in common with others, of which one is enough. */
  readonly oneOf?: string
}

/** In the order in which landlords ask for them. */
const kinds = {
  debt_collection_certificate: { isUsual: true, isExpected: true },
  proof_of_income: { isExpected: true },
  confirmation_of_residence: {},
  other_document: {},
} as const satisfies Record<string, DocumentKind>
export type DocumentType = keyof typeof kinds

const documentKinds: Readonly<Record<DocumentType, DocumentKind>> = kinds
export const documentTypes = Object.keys(kinds) as [DocumentType, ...DocumentType[]]

/** Not asked for and never kept; or it may be brought once the landlord has chosen: its absence is no reason for a warning. */
type DocumentRule = 'forbidden' | 'later'
export type DocumentRules = Readonly<Partial<Record<DocumentType, DocumentRule>>>

/** The kinds that a pack permits in the questionnaire. */
export const permittedDocuments = (rules: DocumentRules = {}): DocumentType[] =>
  documentTypes.filter((type) => rules[type] !== 'forbidden')

/** The kinds of which there is none, nor one that is as good. */
export const lackingDocuments = (
  which: 'isUsual' | 'isExpected',
  documents: readonly { type: DocumentType }[],
  known: Readonly<Partial<Record<DocumentType, DocumentKind>>> = documentKinds,
): DocumentType[] =>
  documentTypes.filter(
    (type) => known[type]?.[which] && !documents.some((document) => isAsGood(document.type, type, known)),
  )

const isAsGood = (
  type: DocumentType,
  other: DocumentType,
  known: Readonly<Partial<Record<DocumentType, DocumentKind>>>,
): boolean => type === other || (known[type]?.oneOf !== undefined && known[type].oneOf === known[other]?.oneOf)
