import { Input, type InputProps, Textarea } from '@chakra-ui/react'
import { useController } from 'react-hook-form'
import { FormField, type FieldProps } from './form-field.tsx'

type TextFieldProps = FieldProps &
  Pick<InputProps, 'autoComplete' | 'inputMode' | 'type' | 'spellCheck' | 'autoCapitalize'>

export function TextField({ name, label, hint, optional = false, ...input }: TextFieldProps) {
  const { field } = useController({ name })
  return (
    <FormField {...{ name, label, hint, optional }}>
      <Input {...field} {...input} />
    </FormField>
  )
}

export function TextAreaField({ name, label, hint, optional = false }: FieldProps) {
  const { field } = useController({ name })
  return (
    <FormField {...{ name, label, hint, optional }}>
      <Textarea {...field} rows={3} />
    </FormField>
  )
}
