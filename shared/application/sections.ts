/** The three sections, in order (applicant.md, Questionnaire). */
export const sections = ['main_renters', 'general_info', 'summary'] as const
export type Section = (typeof sections)[number]

/** Far above any household, so that it only ever stops a mistake. */
export const MAX_MAIN_RENTERS = 50
