import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import { latinDigits } from '#shared/latin-digits.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { type FieldProps, FormField } from './field/form-field.tsx'

type TextFieldProps = FieldProps &
  Pick<ComponentProps<typeof Input>, 'autoComplete' | 'inputMode' | 'type' | 'spellCheck' | 'autoCapitalize'>

export function TextField({ name, label, hint, optional = false, ...input }: TextFieldProps) {
  const { field } = useController({ name })
  return (
    <FormField {...{ name, label, hint, optional }}>
      {(control) => (
        <Input
          {...field}
          {...input}
          {...control}
          onChange={(event) => field.onChange(latinDigits(event.currentTarget.value))}
        />
      )}
    </FormField>
  )
}
