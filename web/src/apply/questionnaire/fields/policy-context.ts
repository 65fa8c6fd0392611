import { createContext, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CalendarDate } from '#shared/dates.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import type { askedRenterUnder, questionnaireUnder } from '#shared/policy/answers-under-pack.ts'
import type { PackRules } from '#shared/policy/pack.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import type { QuestionChange } from '#web/kit/form/field/form-field.tsx'

/** How the rules of a country have the questionnaire asked. */
export interface Policy {
  rules: PackRules
  questionnaire: (today: CalendarDate) => ReturnType<typeof questionnaireUnder>
  renter: (today: CalendarDate) => ReturnType<typeof askedRenterUnder>
  /** What is said below the name of a kind of document. */
  documentHints: (whose: 'renter' | 'guarantor') => Partial<Record<DocumentType, ReactNode>>
  changeOf: (name: string) => QuestionChange
  /** Takes out what was answered before it was known that nobody may ask it, and notes that it did. */
  adjust: (form: UseFormReturn<Answers>) => void
}

/** Undefined where everything is asked as the specification has it. */
export const PolicyContext = createContext<Policy | undefined>(undefined)
