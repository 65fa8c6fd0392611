import { useController } from 'react-hook-form'
import { TextArea } from '#web/ui/controls.tsx'
import { type FieldProps, FormField } from './form-field.tsx'

export function TextAreaField({ name, label, hint, optional = false }: FieldProps) {
  const { field } = useController({ name })
  return (
    <FormField {...{ name, label, hint, optional }}>
      {(control) => <TextArea {...field} {...control} rows={3} />}
    </FormField>
  )
}
