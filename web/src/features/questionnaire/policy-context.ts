import { createContext, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CalendarDate } from '#shared/dates.ts'
import type { questionnaireUnder, renterUnder } from '#shared/policy/answers-under-pack.ts'
import type { PackRules } from '#shared/policy/policy-packs.ts'
import type { QuestionChange } from '#web/form/changed-questions.ts'
import type { Answers } from '#web/local/answers.ts'
import { loadLater } from './load-later.ts'
import { loadLaterSections } from './load-later-sections.ts'

/** How the rules of a country have the questionnaire asked. */
export interface Policy {
  rules: PackRules
  questionnaire: (today: CalendarDate) => ReturnType<typeof questionnaireUnder>
  renter: (today: CalendarDate) => ReturnType<typeof renterUnder>
  changeOf: (name: string) => QuestionChange
  /** Takes out what was answered before it was known that nobody may ask it. */
  adjust: (form: UseFormReturn<Answers>) => void
}

/** Undefined where everything is asked as the specification has it. */
export const PolicyContext = createContext<Policy | undefined>(undefined)

/** Undefined without a pack, and until it is loaded: most homes have none. */
export function usePolicy(pack: string | null | undefined): Policy | undefined {
  const [policy, setPolicy] = useState<Policy>()
  useEffect(() => {
    if (pack) void loadLater(loadLaterSections).then(({ policyOf }) => setPolicy(policyOf(pack)))
  }, [pack])
  return policy
}
