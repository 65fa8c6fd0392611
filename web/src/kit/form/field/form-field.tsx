import { createContext, type ReactNode, use } from 'react'
import { useController } from 'react-hook-form'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { type ControlProps, LabelledControl, type LabelledControlProps } from '#web/kit/ui/labelled-control.tsx'

export interface FieldProps {
  /** Path in the form, such as `mainRenters.0.email`. */
  name: string
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
}

/** The id of a field's control, so that the error summary can lead there. */
export const fieldId = (name: string) => `field-${name.replaceAll('.', '-')}`

/** A control of the form; the code of its error becomes the person's words here. */
export function FormField({
  name,
  children,
  ...words
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const texts = useTexts()
  const { fieldState } = useController({ name })
  const note = use(FieldNotes)?.(name)
  const change = use(ChangedQuestions)?.(name)
  if (change === null) return null
  const code = fieldState.error?.message
  return (
    <LabelledControl
      id={fieldId(name)}
      error={code && texts.issue(code)}
      {...{ children, note }}
      {...words}
      {...change}
    />
  )
}

/** How a question is asked otherwise than its field has it; null leaves it out. */
export type QuestionChange = Partial<Pick<LabelledControlProps, 'hint' | 'optional' | 'children'>> | null | undefined

/** Of each field by its path in the form; without it everything is asked as it stands. */
export const ChangedQuestions = createContext<((name: string) => QuestionChange) | undefined>(undefined)

/** What stands below a field, by its path in the form. */
export const FieldNotes = createContext<((name: string) => ReactNode) | undefined>(undefined)
