import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { questionnaire } from '#shared/application/questionnaire.ts'
import type { Policy } from '#web/apply/questionnaire/fields/policy-context.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import { localToday } from '#web/kit/device/local-today.ts'

/** The schema refuses the gaps that answers may still have; what passes has none. */
export const answersResolver = (policy: Policy | undefined) =>
  zodResolver((policy?.questionnaire ?? questionnaire)(localToday())) as unknown as Resolver<Answers>
