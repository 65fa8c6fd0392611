import { useLingui } from '@lingui/react/macro'
import type { Answers } from '#web/local/answers.ts'

/** Says in the summary of errors whose field it is, or which, where the message alone does not tell. */
export function usePlaces() {
  const { t } = useLingui()
  const questions: Record<string, string> = {
    'generalInfo.visitedProperty': t`Property visited`,
    'generalInfo.casualtyInsurance': t`Personal liability insurance`,
  }
  return (name: string, { mainRenters }: Answers): string | undefined => {
    const number = Number(/^mainRenters\.(\d+)/.exec(name)?.[1] ?? -1) + 1
    if (number === 0) return questions[name]
    return mainRenters.length < 2 ? undefined : mainRenters[number - 1]?.firstName || t`Renter ${number}`
  }
}
