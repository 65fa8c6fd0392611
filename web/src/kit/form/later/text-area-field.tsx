import { useController } from 'react-hook-form'
import { type FieldProps, FormField } from '#web/kit/form/field/form-field.tsx'
import { TextArea } from '#web/kit/ui/controls.tsx'

export function TextAreaField(asked: FieldProps) {
  const { field } = useController(asked)
  return <FormField {...asked}>{(control) => <TextArea {...field} {...control} rows={3} />}</FormField>
}
