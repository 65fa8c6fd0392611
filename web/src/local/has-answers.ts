import { type Answers, emptyAnswers, emptyRenter } from './answers.ts'

/** Whether anything was answered. @param startDate that the home filled in by itself */
export function hasAnswers({ mainRenters, generalInfo, removed = [] }: Answers, startDate = ''): boolean {
  const empty = emptyAnswers(startDate)
  const isSaid = mainRenters.some((renter) => !isSame({ ...renter, id: '' }, { ...emptyRenter(), id: '' }))
  const { desiredStartDate } = generalInfo
  return (
    isSaid ||
    removed.length > 0 ||
    mainRenters.length > 1 ||
    // As it was filled in, or not yet.
    !isSame(generalInfo, { ...empty.generalInfo, desiredStartDate: desiredStartDate && startDate })
  )
}

/** Whatever order the fields were written in. */
const isSame = (a: object, b: object): boolean => {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])] as never[]
  return keys.every((key) => {
    const [one, other] = [a[key], b[key]] as unknown[]
    const areBoth = typeof one === 'object' && typeof other === 'object' && one && other
    return areBoth ? isSame(one, other) : one === other
  })
}
