/** What comes while somebody answers the first section, in one file: a request for each would cost more than the bytes. */

export { DoubtAtField, DoubtSummary } from '#web/apply/questionnaire/doubts/doubts-on-screen.tsx'
export { policyOf } from '#web/apply/questionnaire/policy/policy-of.tsx'
export { AnswerErrors } from './answer-errors.tsx'
export { answersResolver, findDoubts } from './check-answers.ts'
export { GeneralInfoSection } from './general-info-section.tsx'
export { PermitUntil } from './permit-until.tsx'
export { Completeness, RemovedRenters, SameAddressButton } from './renter-parts.tsx'
export { submitAnswers } from './submit-answers.ts'
export { SummarySection } from './summary-section.tsx'
