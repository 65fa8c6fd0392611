import { useController } from 'react-hook-form'
import { type FieldProps, FormField } from '#web/kit/form/field/form-field.tsx'
import { TextArea } from '#web/kit/ui/controls.tsx'

export function TextAreaField({ name, label, hint, optional = false }: FieldProps) {
  const { field } = useController({ name })
  return (
    <FormField {...{ name, label, hint, optional }}>
      {(control) => <TextArea {...field} {...control} rows={3} />}
    </FormField>
  )
}
