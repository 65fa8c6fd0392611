import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import { Input, TextArea } from '#web/ui/controls.tsx'
import { type FieldProps, FormField } from './form-field.tsx'

type TextFieldProps = FieldProps &
  Pick<ComponentProps<typeof Input>, 'autoComplete' | 'inputMode' | 'type' | 'spellCheck' | 'autoCapitalize'>

export function TextField({ name, label, hint, optional = false, ...input }: TextFieldProps) {
  const { field } = useController({ name })
  return (
    <FormField {...{ name, label, hint, optional }}>
      {(control) => <Input {...field} {...input} {...control} />}
    </FormField>
  )
}

export function TextAreaField({ name, label, hint, optional = false }: FieldProps) {
  const { field } = useController({ name })
  return (
    <FormField {...{ name, label, hint, optional }}>
      {(control) => <TextArea {...field} {...control} rows={3} />}
    </FormField>
  )
}
