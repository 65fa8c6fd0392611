/** What comes while somebody answers the first section, in one file: a request for each would cost more than the bytes. */
export { GeneralInfoSection } from './general-info-section.tsx'
export { Completeness } from './renter-completeness.tsx'
export { submitAnswers } from './submit-answers.ts'
export { SummarySection } from './summary-section.tsx'
