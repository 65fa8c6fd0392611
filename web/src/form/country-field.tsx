import { lazy, startTransition, useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTexts } from '#web/i18n/texts.ts'
import { Input } from '#web/ui/controls.tsx'
import { type FieldProps, FormField } from './form-field.tsx'

export interface CountryFieldProps extends FieldProps {
  autoComplete?: string
  /** Whether there are answers beside the countries, such as stateless. */
  isNationality?: boolean
}

const CountryCombobox = lazy(async () => ({ default: (await import('./field-parts.ts')).CountryCombobox }))

/** A country of the world, by its code. What it is found with comes once the fields stand. */
export function CountryField(props: CountryFieldProps) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  return isDrawn ? <CountryCombobox {...props} /> : <PlainField {...props} />
}

function PlainField({ name, label, hint, autoComplete = 'off' }: CountryFieldProps) {
  const texts = useTexts()
  const { field } = useController({ name })
  return (
    <FormField {...{ name, label, hint }}>
      {(control) => (
        <Input {...field} {...control} autoComplete={autoComplete} value={texts.country(String(field.value ?? ''))} />
      )}
    </FormField>
  )
}
