import type { Name } from '#shared/application/questions/names.ts'
import type { DocumentType } from './document-kinds.ts'

/** What kinds of document are called, on every side; one without a name does not compile. */
export const documentNames: Readonly<Record<DocumentType, Name>> = {
  debt_collection_certificate: /*i18n*/ {
    id: 'document.debt_collection_certificate',
    message: 'Debt collection certificate',
  },
  credit_report: /*i18n*/ { id: 'document.credit_report', message: 'Credit report' },
  proof_of_income: /*i18n*/ { id: 'document.proof_of_income', message: 'Proof of income' },
  confirmation_of_residence: /*i18n*/ {
    id: 'document.confirmation_of_residence',
    message: 'Confirmation of residence',
  },
  identity_document: /*i18n*/ { id: 'document.identity_document', message: 'Proof of identity' },
  proof_of_activity: /*i18n*/ { id: 'document.proof_of_activity', message: 'Proof of activity' },
  other_document: /*i18n*/ { id: 'document.other_document', message: 'Other document' },
}
