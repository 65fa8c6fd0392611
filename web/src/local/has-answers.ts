import { type Answers, emptyAnswers, emptyRenter } from './answers.ts'

/** Whether anything was answered. @param startDate that the home filled in by itself */
export const hasAnswers = ({ mainRenters, generalInfo, removed = [] }: Answers, startDate = ''): boolean =>
  mainRenters.length !== 1 ||
  removed.length > 0 ||
  differs({ ...mainRenters[0], id: '' }, { ...emptyRenter(), id: '' }) ||
  // The date as it was filled in, or not yet.
  differs(generalInfo, emptyAnswers(generalInfo.desiredStartDate && startDate).generalInfo)

const differs = (said: object, empty: object) => JSON.stringify(said) !== JSON.stringify(empty)
