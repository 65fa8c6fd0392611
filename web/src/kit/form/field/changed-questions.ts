import { createContext } from 'react'
import type { LabelledControlProps } from '#web/kit/ui/labelled-control.tsx'

/** How a question is asked otherwise than its field has it; null leaves it out. */
export type QuestionChange = Partial<Pick<LabelledControlProps, 'hint' | 'optional' | 'children'>> | null | undefined

/** Of each field by its path in the form; without it everything is asked as it stands. */
export const ChangedQuestions = createContext<((name: string) => QuestionChange) | undefined>(undefined)
