import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { type Doubt, doubtsOf } from '#shared/application/doubts.ts'
import { questionnaire } from '#shared/application/questionnaire.ts'
import type { Section } from '#shared/application/sections.ts'
import type { Policy } from '#web/apply/questionnaire/fields/policy-context.ts'
import { sectionOf } from '#web/apply/questionnaire/fields/section-of.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import { localToday } from '#web/kit/device/local-today.ts'

/** The schema refuses the gaps that answers may still have; what passes has none. */
export const answersResolver = (policy: Policy | undefined) =>
  zodResolver((policy?.questionnaire ?? questionnaire)(localToday())) as unknown as Resolver<Answers>

/** What to ask about on these steps: nobody is asked twice about what they said is right. */
export const findDoubts = (
  answers: Answers,
  sections: readonly Section[],
  homeStartDate: string | undefined,
): Doubt[] =>
  doubtsOf(answers, { today: localToday(), homeStartDate }).filter(
    ({ name, key }) => sections.includes(sectionOf(name)) && !answers.affirmed?.includes(key),
  )
