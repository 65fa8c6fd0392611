import { type ReactNode, use } from 'react'
import { useController } from 'react-hook-form'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { type ControlProps, LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { ChangedQuestions } from './changed-questions.ts'
import { FieldNotes } from './field-notes.ts'

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
