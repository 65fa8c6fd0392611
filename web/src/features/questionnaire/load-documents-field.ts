import { loadLater } from './load-later.ts'

/** The documents' part of the form. */
export const loadDocumentsField = async () => ({
  default: (await loadLater(() => import('./documents-field.tsx'))).DocumentsField,
})
