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
export function SelectField({ autoComplete, read = String, children, ...asked }: SelectFieldProps) {
  const { field } = useController(asked)
  return (
    <FormField {...asked}>
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
