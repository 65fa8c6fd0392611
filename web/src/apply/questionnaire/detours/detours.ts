/** What stands in the place of the questionnaire, or above it, for few: in one file. */
export { AboveForm } from './above-form.tsx'
export { InsteadOfForm } from './instead-of-form.tsx'
export { findDossier } from '#web/apply/dossier/dossier.ts'
