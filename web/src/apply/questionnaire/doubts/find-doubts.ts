import { type Doubt, doubtsOf } from '#shared/application/doubts.ts'
import type { Section } from '#shared/application/sections.ts'
import { sectionOf } from '#web/apply/questionnaire/fields/section-of.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import { localToday } from '#web/kit/device/local-today.ts'

/** What to ask about on these steps: nobody is asked twice about what they said is right. */
export const findDoubts = (
  answers: Answers,
  sections: readonly Section[],
  homeStartDate: string | undefined,
): Doubt[] =>
  doubtsOf(answers, { today: localToday(), homeStartDate }).filter(
    ({ name, key }) => sections.includes(sectionOf(name)) && !answers.affirmed?.includes(key),
  )
