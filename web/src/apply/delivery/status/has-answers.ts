import { type Answers, emptyAnswers, withBlanks } from '#web/apply/storage/answers.ts'

/** Whether anything was answered. @param startDate that the home filled in by itself */
export const hasAnswers = (answers: Answers, startDate = ''): boolean =>
  // The date as it was filled in, or not yet.
  said(answers) !== said(emptyAnswers(answers.generalInfo.desiredStartDate && startDate))

function said(answers: Answers): string {
  const { mainRenters, generalInfo, removed = [] } = withBlanks(answers)
  return JSON.stringify([mainRenters.map((renter) => ({ ...renter, id: '' })), generalInfo, removed])
}
