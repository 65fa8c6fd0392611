import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { questionnaire } from '#shared/application/questionnaire.ts'
import { localToday } from '#web/form/local-today.ts'
import type { Answers } from '#web/local/answers.ts'
import type { Policy } from './policy-context.ts'

/** The schema refuses the gaps that answers may still have; what passes has none. */
export const answersResolver = (policy: Policy | undefined) =>
  zodResolver((policy?.questionnaire ?? questionnaire)(localToday())) as unknown as Resolver<Answers>
