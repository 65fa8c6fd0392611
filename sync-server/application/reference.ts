import { randomCode } from '#server/process/code/new-code.ts'

/** What an applicant reads out on the telephone: `7F3K-9QWM`. The database refuses one that was given before. */
export const newReference = (): string => `${randomCode(4)}-${randomCode(4)}`
