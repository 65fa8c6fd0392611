/** What stands in the place of the questionnaire, or above it, for few: in one file. */
export { CodeCheck } from './code-check.tsx'
export { HomeCheck } from './home-check.tsx'
export { InsteadOfForm } from './instead-of-form.tsx'
