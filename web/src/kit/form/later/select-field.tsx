import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { type FieldProps, FormField } from '#web/kit/form/field/form-field.tsx'
import { Select } from '#web/kit/ui/controls.tsx'

interface SelectFieldProps extends FieldProps {
  autoComplete?: string
  /** Turns the chosen text into the value that the form keeps. */
  read?: (value: string) => unknown
  /** `option` elements. */
  children: ReactNode
}

/** The device's own picker: the one that everybody knows, and the smallest. */
export function SelectField({
  name,
  label,
  hint,
  optional = false,
  autoComplete,
  read = String,
  children,
}: SelectFieldProps) {
  const { field } = useController({ name })
  return (
    <FormField {...{ name, label, hint, optional }}>
      {(control) => (
        <Select
          {...field}
          {...control}
          value={String(field.value ?? '')}
          {...(autoComplete ? { autoComplete } : {})}
          onChange={(event) => field.onChange(read(event.currentTarget.value))}
        >
          {children}
        </Select>
      )}
    </FormField>
  )
}
